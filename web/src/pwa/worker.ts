/// <reference lib="webworker" />
// Keeps the page's own files, so that it opens without a network, and nothing else: tables, games and people are requested.

const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGE = "/";
/** Every file of the page, inserted by the build. */
const SHELL: string[] = JSON.parse("__SHELL__");
const kept = `karak-__BUILD__`;
/** Addresses that belong to the server, not to the page. */
const NOT_THE_PAGE = /^\/(api|join|ws|health|ready|metrics)(\/|$)/;

async function keep(): Promise<void> {
  const shelf = await caches.open(kept);
  await shelf.addAll([PAGE, ...SHELL]);
}

/** Removes old builds once no open page needs them. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== kept);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Uses the kept file, because its name changes with its content. */
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
