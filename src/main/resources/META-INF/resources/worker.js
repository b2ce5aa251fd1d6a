// Opens a sheet offline, as it was last seen and marked as a copy. The network always comes first; writes, streams and
// the pad's requests pass untouched. The copy of an erased game is deleted; that of a missing one stays, and is shown.

const cacheName = "lasttrick-" + new URL(location).searchParams.get("v");
const UNREACHED = [502, 503, 504];

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
  if (request.mode === "navigate" && /^\/(games\/[^/]+)?$/.test(pathname)) event.respondWith(page(event, pathname));
  // Pictures of games are not kept: an erased game is to leave the device.
  if (/^\/(assets\/|icon)/.test(pathname)) event.respondWith(asset(event));
});

async function keepCopy(event, address, response) {
  if (response.ok && !response.redirected) {
    const copy = new Response(response.clone().body, { headers: response.headers });
    copy.headers.set("Date", new Date().toUTCString());
    event.waitUntil(caches.open(cacheName).then((cache) => cache.put(address, copy)).catch(() => {}));
  }
  return response;
}

async function page(event, address) {
  const lastSeen = async () => (await caches.open(cacheName)).match(address, { ignoreVary: true });
  let response;
  try {
    response = await fetch(event.request);
  } catch (unreached) {
    return marked(await lastSeen()) ?? Promise.reject(unreached);
  }
  if ([404, ...UNREACHED].includes(response.status)) return await marked(await lastSeen()) ?? response;
  if (response.status === 410) event.waitUntil(forget(address));
  return new URL(event.request.url).search ? response : keepCopy(event, address, response);
}

/** The start page's copy lists the game. */
async function forget(address) {
  const cache = await caches.open(cacheName);
  await cache.delete(address);
  await cache.add("/");
}

async function marked(copy) {
  if (!copy) return undefined;
  const html = (await copy.text()).replace("<html ", `<html data-copy="${copy.headers.get("Date")}" `);
  return new Response(html, { headers: { "Content-Type": "text/html;charset=UTF-8" } });
}

async function asset(event) {
  try {
    return keepCopy(event, event.request, await fetch(event.request));
  } catch (unreached) {
    return await (await caches.open(cacheName)).match(event.request, { ignoreVary: true }) ?? Promise.reject(unreached);
  }
}
