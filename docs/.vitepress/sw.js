// Keeps the playground and the pages of rules for times without network. The build puts in FILES what they need, each file with the hash of its
// content, so that another content is another version of this file. A page is always asked of the network first: no visitor stays on an old
// version. The files of the version before are kept, too, for pages that are still open.
const FILES = {};
const VERSION = '';

const PREFIX = `playground ${self.registration.scope} `;
const NAME = PREFIX + VERSION;
const ICONS = 'vp-icons.css';
const address = (file) => new URL(file, self.registration.scope).href;
/** The page at an address, which may lack the end of its name. */
const pageAt = (url) => Object.keys(FILES).filter((file) => file.endsWith('.html'))
  .find((file) => [file, file.replace(/(index)?\.html$/, '')].map(address).includes(url));

async function fill() {
  await caches.delete(NAME); // of an earlier time: the order of the caches is that in which they were in use
  const cache = await caches.open(NAME);
  try {
    await fetchInto(cache);
  } catch (error) {
    await caches.delete(NAME); // half of a version would take the place of a whole one
    throw error;
  }
  await self.skipWaiting();
}

async function fetchInto(cache) {
  await Promise.all(Object.entries(FILES).map(async ([file, integrity]) => {
    const { ok, status, body, headers } = await fetch(address(file), { integrity, cache: 'no-cache' });
    if (!ok) {
      throw new Error(`${status} for ${file}`);
    }
    await cache.put(address(file), new Response(body, { headers })); // a new one, since no page may be the answer of a redirection
  }));
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

const kept = async (file) => await (await caches.open(NAME)).match(file) ?? await caches.match(file);

/** From the network, and without one from what is kept. */
async function newest(request, file) {
  try {
    return await fetch(request);
  } catch (error) {
    return await kept(address(file)) ?? Promise.reject(error);
  }
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const page = request.method === 'GET' && request.mode === 'navigate' && pageAt(origin + pathname);
  if (page) {
    event.respondWith(newest(request, page));
  } else if (request.method === 'GET' && request.url === address(ICONS)) {
    event.respondWith(newest(request, ICONS));
  } else if (request.method === 'GET' && request.url.startsWith(address('assets/'))) {
    event.respondWith(kept(request.url).then((file) => file ?? fetch(request))); // the name of such a file has the hash of its content
  }
});
