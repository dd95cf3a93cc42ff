// Opens the page at once and without network. The build puts the name of the page and its files into PAGE and FILES.
const PAGE = 'page-';
const FILES = [];
const GAMES = 'games'; // finished games that were looked at on this device, and what is in the box
const MOST = 200; // answers of finished games that are kept
const BOX = '/api/components';

// All files or none: never a mix of two pages. Those whose name does not tell what is in them are asked for anew.
addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
  const wanted = FILES.map((file) => (file.startsWith('/assets/') ? file : new Request(file, { cache: 'reload' })));
  await (await caches.open(PAGE)).addAll(wanted);
}

addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== PAGE && name !== GAMES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

// The page says when: between turns, never by itself.
addEventListener('message', (event) => {
  if (event.data === 'take over') void skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.cache === 'no-store') return;
  if (pathname === BOX || /^\/api\/tables\/[^/]+(\/(events|sheets|frames|record))?$/.test(pathname))
    event.respondWith(fromNetwork(event, pathname));
  else if (/^\/(t\/.+|rules|catalogue)?$/.test(pathname)) event.respondWith(fromPage('/', request));
  else if (FILES.includes(pathname)) event.respondWith(fromPage(pathname, request));
});

async function fromPage(file, request) {
  const cache = await caches.open(PAGE);
  return (await cache.match(file)) ?? fetch(request);
}

/** What the server says; without network, what it said of a finished game. */
async function fromNetwork(event, pathname) {
  const { request } = event;
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    const known = await (await caches.open(GAMES)).match(request);
    if (known) return known;
    throw error;
  }
  if (response.ok) event.waitUntil(keep(request, pathname, response.clone()));
  return response;
}

/** A game is kept once its score sheets are shown: only then it is over. Its other answers come along. */
async function keep(request, pathname, response) {
  const cache = await caches.open(GAMES);
  const table = pathname.replace(/\/(events|sheets|frames|record)$/, '');
  if (pathname === BOX || (await cache.match(`${table}/sheets`))) await cache.put(request, response);
  else if (pathname === `${table}/sheets`) {
    await cache.put(request, response);
    for (const path of [table, `${table}/events?since=0`]) {
      const other = await fetch(path, { headers: request.headers });
      if (other.ok) await cache.put(path, other);
    }
  }
  const kept = (await cache.keys()).filter((one) => !one.url.endsWith(BOX));
  await Promise.all(kept.slice(0, -MOST).map((one) => cache.delete(one)));
}
