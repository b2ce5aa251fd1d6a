// Opens pages without a network. The network always comes first; what the service doesn't answer becomes the shell, whose
// script draws what this device has. Forms, streams and the pad's requests pass untouched.

const cacheName = "lasttrick-" + new URL(location).searchParams.get("v");
const SHELL = "/offline", UNREACHED = [502, 503, 504], MILLIS_OF_PATIENCE = 6000;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await clients.claim();
})()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
  if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
});

async function page(request) {
  const shell = await (await caches.open(cacheName)).match(SHELL, { ignoreVary: true });
  const slow = shell && new Promise((resolve) => setTimeout(resolve, MILLIS_OF_PATIENCE, shell));
  const asked = fetch(request).then((response) => shell && UNREACHED.includes(response.status) ? shell : response);
  return Promise.race([asked, slow ?? asked]).catch((unreached) => shell ?? Promise.reject(unreached));
}

/** Those of a build never change. */
async function asset(event) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok && response.headers.get("Cache-Control")?.includes("immutable")) {
    event.waitUntil(cache.put(event.request, response.clone()).catch(() => {}));
  }
  return response;
}
