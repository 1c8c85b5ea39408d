/** The service worker: makes the client playable offline, and says when a newer one has arrived. */
import { signal } from '@preact/signals';

const BETWEEN_CHECKS_MS = 60 * 60 * 1000;

/** The delay after the page until the other files for offline use are fetched. */
const AFTER_PAGE_MS = 2000;

/** The longest wait for a newer service worker to become active. */
const ACTIVATION_TIMEOUT_MS = 5000;

/** True if a newer version waits for `applyUpdate`; nothing changes before that. */
export const updateReady = signal(false);

/** Registers the service worker a while after the page is there, so that neither waits for the other. */
export function startServiceWorker(): void {
  // Browsers have service workers on secure origins only.
  if (import.meta.env.PROD && navigator.serviceWorker) setTimeout(register, AFTER_PAGE_MS);
}

async function register(): Promise<void> {
  try {
    const registration = await registered();
    if (!registration) return;
    if (registration.waiting) updateReady.value = true;
    registration.addEventListener('updatefound', async () => {
      const { installing } = registration;
      // The first one of all is no update.
      if (!installing || !registration.active) return;
      updateReady.value = await isInstalled(installing);
    });
    checkNowAndThen(registration);
  } catch (error) {
    console.warn(error);
  }
}

/** Returns undefined in browsers without service workers, whatever the types say. */
function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.register('/sw.js', { scope: '/' });
}

/** Goes over to the newer version: this page is loaded again, and no other tab, which may show a game. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  // Another tab may have gone over to it already.
  if (!waiting) return location.reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(() => void loadWithout(registration), ACTIVATION_TIMEOUT_MS);
}

/** A worker that has work in flight keeps the newer one waiting; the page then comes from the server, and registers again. */
async function loadWithout(registration: ServiceWorkerRegistration): Promise<void> {
  // Without a network only a service worker can give the page.
  if (!navigator.onLine) return;
  await registration.unregister();
  location.reload();
}

/**
 * Loads the page as the server has it now. A plain reload would be answered by the service worker, from the
 * files of the version that it was installed with.
 */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  try {
    await registration?.update();
    if (registration?.installing) await isInstalled(registration.installing);
  } catch (error) {
    // Without a network the page is as new as it can be.
    console.warn(error);
  }
  await applyUpdate();
}

/** Waits until a service worker has fetched its files; whether it could. */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  const check = () => {
    checked = Date.now();
    // Offline is no mistake: the next look will tell.
    registration.update().catch(() => undefined);
  };
  setInterval(check, BETWEEN_CHECKS_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checked > BETWEEN_CHECKS_MS / 4)
      check();
  });
}
