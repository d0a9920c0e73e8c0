"""Carries out a Containerfile without a container engine, in copies of a Debian root that debootstrap made, and tries
the result: not root, read-only root, health check, SIGTERM. Needs root, debootstrap, unshare and chroot."""

import argparse
import glob
import json
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "deploy" / "container" / "Containerfile"
PASSED = ("PIP_", "SSL_", "REQUESTS_CA")  # variables of this machine that say where packages come from
CHROOT = shutil.which("chroot", path="/usr/sbin:/usr/bin:/sbin:/bin") or "chroot"
PATIENCE = 60  # seconds until the server must be healthy


class Step(NamedTuple):
    """An instruction and what follows it."""

    word: str
    rest: str


def steps(text: str) -> list[Step]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [Step(*line.split(" ", 1)) for line in lines]


class Stage:
    """One image: a copy of the base, with its environment and user."""

    def __init__(self, root: Path, base: Path) -> None:
        self.root = root
        shutil.rmtree(root, ignore_errors=True)
        subprocess.run(["cp", "--archive", "--reflink=auto", base, root], check=True)
        self.environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        self.user, self.place, self.volume = "0:0", "/", ""
        self.command: list[str] = []
        self.health: list[str] = []

    def carry_out(self, step: Step, stages: dict[str, "Stage"], binds: list[str]) -> None:
        print(f"{step.word} {step.rest}", flush=True)
        match step.word:
            case "RUN":
                passed = {name: value for name, value in os.environ.items() if name.startswith(PASSED)}
                inside(self, ["/bin/sh", "-c", step.rest], binds, passed).check_returncode()
            case "COPY":
                self.copy(step.rest, stages)
            case "ENV":
                name, _, value = step.rest.partition("=")
                self.environment[name] = value
            case "USER":
                self.user = step.rest
            case "WORKDIR":
                self.place = step.rest
            case "VOLUME":
                self.volume = step.rest
            case "CMD":
                self.command = json.loads(step.rest)
            case "HEALTHCHECK":
                self.health = json.loads(step.rest.partition("CMD ")[2])

    def copy(self, rest: str, stages: dict[str, "Stage"]) -> None:
        found = re.fullmatch(r"(?:--from=(\S+) )?(\S+) (\S+)", rest)
        assert found, rest
        stage, source, target = found.groups()
        origin = stages[stage].root if stage else ROOT
        folder = self.root / target.lstrip("/")
        (folder if target.endswith("/") else folder.parent).mkdir(parents=True, exist_ok=True)
        for path in glob.glob(f"{origin}/{source.lstrip('/')}"):
            subprocess.run(["cp", "--archive", "--no-target-directory" if stage else "--", path, folder], check=True)


def inside(
    stage: Stage, words: list[str], binds: list[str], more: dict[str, str]
) -> "subprocess.CompletedProcess[bytes]":
    """Runs a command of the build, as root in the stage's folder."""
    mounts = [
        f"mkdir -p {stage.root}{bind} && mount --bind {bind} {stage.root}{bind}" for bind in ["/proc", "/dev", *binds]
    ]
    script = " && ".join([*mounts, f'exec {CHROOT} {stage.root} "$@"'])
    return subprocess.run(["unshare", "--mount", "sh", "-c", script, "sh", *words], env={**stage.environment, **more})


def started(stage: Stage, data: Path) -> "subprocess.Popen[bytes]":
    """Runs the image as an engine would: its user, a read-only root, a volume, and nothing else to write to."""
    root, user = stage.root, stage.user
    data.mkdir(exist_ok=True)
    os.chown(data, int(user.split(":")[0]), int(user.split(":")[1]))
    script = " && ".join([
        f"mount --bind {root} {root}",
        f"mount --bind {data} {root}{stage.volume}",
        f"mount -t tmpfs tmpfs {root}/tmp",
        f"mount --rbind /dev {root}/dev",
        f"mount -o remount,bind,ro {root}",
        f'exec {CHROOT} {root} "$@"',
    ])  # fmt: skip
    user_id, group_id = user.split(":")
    limits = ["--clear-groups", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]
    dropped = ["setpriv", f"--reuid={user_id}", f"--regid={group_id}", *limits, "env", f"--chdir={stage.place}"]
    return subprocess.Popen(
        ["unshare", "--mount", "sh", "-c", script, "sh", *dropped, *stage.command], env=stage.environment
    )


def is_healthy(stage: Stage) -> bool:
    words = [CHROOT, f"--userspec={stage.user}", str(stage.root), *stage.health]
    return subprocess.run(words, env=stage.environment, capture_output=True).returncode == 0


def tried(stage: Stage, data: Path) -> None:
    """Starts the server, waits until it is healthy, shows what it may write, and stops it."""
    began = time.monotonic()
    server = started(stage, data)
    try:
        while not is_healthy(stage):
            assert server.poll() is None and time.monotonic() < began + PATIENCE, "the server did not become healthy"
            time.sleep(0.2)
        print(f"healthy after {time.monotonic() - began:.1f} s", flush=True)
        status = Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8")
        print(" ".join(re.findall(r"^(Uid:\s\d+|CapEff:\s\w+|CapBnd:\s\w+|NoNewPrivs:\s\d)", status, re.MULTILINE)))
        probe = ["nsenter", f"--mount=/proc/{server.pid}/ns/mnt", "touch", f"{stage.root}/opt/karak/probe"]
        print("root:", subprocess.run(probe, capture_output=True, text=True).stderr.strip() or "writable")
    finally:
        server.send_signal(signal.SIGTERM)
        print("stopped with status", server.wait(20), flush=True)


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("base", type=Path, help="a folder with Debian and Python, made by debootstrap")
    reading.add_argument("work", type=Path, help="a folder for the images")
    reading.add_argument("--bind", action="append", default=[], help="a folder that the build may read too")
    given = reading.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    stages: dict[str, Stage] = {}
    name = ""
    for step in steps(FILE.read_text(encoding="utf-8")):
        if step.word == "FROM":
            name = step.rest.partition(" AS ")[2] or "image"
            stages[name] = Stage(given.work / name, given.base)
        else:
            stages[name].carry_out(step, stages, given.bind)
    image = stages[name]
    size = subprocess.run(["du", "-sm", image.root / "opt/karak"], capture_output=True, text=True).stdout.split()[0]
    print(f"/opt/karak: {size} MB", flush=True)
    tried(image, given.work / "data")


if __name__ == "__main__":
    main()
