"""nginx and Caddy with our example configuration, on loopback, with a certificate made for the test."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from packing.rules import ROOT

PROXY = ROOT / "deploy" / "proxy"
ABSENT = "the examples for proxies must be tested. Run `make proxies`, or install nginx, Caddy and openssl"
NAME = "localhost"
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/karak.conf;
}}
"""


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    assert found, f"{name} was not found, and {ABSENT}"
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    """Makes a certificate for this machine and its key."""
    made, key = folder / "fullchain.pem", folder / "privkey.pem"
    words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    files = ["-keyout", str(key), "-out", str(made)]
    subprocess.run([program("openssl"), *words, *subject, *files], check=True, capture_output=True, timeout=30)
    return made, key


def trusting(made: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(made))


def filled(text: str, changes: dict[str, str]) -> str:
    """Returns the example with the places of this test; each must be in it."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, upstream: int, plain: int, secure: int) -> Iterator[Path]:
    """Runs nginx in front of a server, and gives the certificate."""
    made, key = certificate(folder)
    site = filled((PROXY / "nginx.conf").read_text("utf-8"), {
        "    listen [::]:80;\n": "", "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{plain};", "listen 443 ": f"listen 127.0.0.1:{secure} ",
        "/etc/letsencrypt/live/karak.example/fullchain.pem": str(made),
        "/etc/letsencrypt/live/karak.example/privkey.pem": str(key),
        "karak.example": NAME, "127.0.0.1:8777": f"127.0.0.1:{upstream}",
    })  # fmt: skip
    (folder / "karak.conf").write_text(site, "utf-8")
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user), "utf-8")
    words = [program("nginx"), "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    subprocess.run([*words, "-t"], check=True, capture_output=True, timeout=30)
    with running(words, secure, {}):
        yield made


@contextmanager
def caddy(folder: Path, upstream: int, plain: int, secure: int) -> Iterator[Path]:
    """Runs Caddy in front of a server, and gives the certificate."""
    made, key = certificate(folder)
    site = filled((PROXY / "Caddyfile").read_text("utf-8"), {
        "{$KARAK_DOMAIN:karak.example} {": f"{{$KARAK_DOMAIN:karak.example}} {{\n\tbind 127.0.0.1\n\ttls {made} {key}",
    })  # fmt: skip
    ports = f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {secure}\n}}\n"
    (folder / "Caddyfile").write_text(ports + site, "utf-8")
    given = {"KARAK_DOMAIN": NAME, "KARAK_UPSTREAM": f"127.0.0.1:{upstream}", "HOME": str(folder)}
    with running([program("caddy"), "run", "--config", f"{folder}/Caddyfile"], secure, given):
        yield made


@contextmanager
def running(words: list[str], port: int, given: dict[str, str]) -> Iterator[None]:
    with subprocess.Popen(
        words, env={**os.environ, **given}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as proxy:
        try:
            wait_for(port, proxy)
            yield
        finally:
            proxy.terminate()
            proxy.communicate(timeout=20)


def wait_for(port: int, proxy: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 20
    while time.monotonic() < end and proxy.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    proxy.kill()
    raise AssertionError(f"the proxy does not start: {proxy.communicate()[1].decode(errors='replace')[-2000:]}")
