/// <reference lib="webworker" />
// The page opens without a network: what it is made of is kept, and nothing else. Tables, games and people are asked for anew.

const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGE = "/";
/** Written in by the build: every file of the page. */
const SHELL: string[] = JSON.parse("__SHELL__");
const kept = `karak-__BUILD__`;
/** Addresses that belong to the server, not to the page. */
const NOT_THE_PAGE = /^\/(api|join|ws|health|ready|metrics)(\/|$)/;

async function keep(): Promise<void> {
  const shelf = await caches.open(kept);
  await shelf.addAll([PAGE, ...SHELL]);
}

/** Old builds are thrown away only once no open page needs them. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== kept);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A file's name changes with what is in it: the kept one is as good. */
async function part(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (fault) {
    const shelved = await caches.match(PAGE);
    if (shelved) return shelved;
    throw fault;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => {
  if (event.data === "renew") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (SHELL.includes(pathname)) event.respondWith(part(request));
  else if (request.mode === "navigate" && !NOT_THE_PAGE.test(pathname)) event.respondWith(page(request));
});
