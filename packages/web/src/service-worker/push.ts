/** The part of the service worker that takes messages of the server: it calls people to their tables. */
import { chosenLanguage } from './chosen-language.ts';
import { noticeOf } from './notice.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.text()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lookAt(String(event.notification.data)));
});

// The browser has let go of its subscription, or wants another one.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain());
});

/** Tells the server where this device is reached from now on; the page does the same when it is opened. */
async function subscribeAgain(): Promise<void> {
  const { publicKey } = await (await fetch('/api/push')).json();
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}

/** Shows a message in the language of this device, unless a page shows that table now. */
async function show(text: string | undefined): Promise<void> {
  const { title, body, path, tag } = noticeOf(text, await chosenLanguage());
  const pages = await pagesAt(path);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    data: path,
    icon: '/icon-192.png',
  });
}

/** Shows a page that is at that place already, or opens one. */
async function lookAt(path: string): Promise<void> {
  const [page] = await pagesAt(path);
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}

async function pagesAt(path: string): Promise<WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === path);
}
