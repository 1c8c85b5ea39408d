/** The service worker: makes the client playable offline, and says when a newer one has arrived. */

import { registerSW } from 'virtual:pwa-register';
import { signal } from '@preact/signals';

const BETWEEN_CHECKS = 60 * 60 * 1000;

/** Whether a newer version waits for `applyUpdate`; nothing changes before that. */
export const updateReady = signal(false);

let update: (() => Promise<void>) | undefined;

/** How long after the page everything else is fetched that is kept for offline use. */
const AFTER_PAGE = 2000;

/** Registers the service worker a while after the page is there, so that neither waits for the other. */
export function startServiceWorker(): void {
  if (import.meta.env.PROD) setTimeout(register, AFTER_PAGE);
}

/** The service worker keeps all files, and looks for updates now and then. */
function register(): void {
  update = registerSW({
    immediate: true,
    onNeedRefresh: () => {
      updateReady.value = true;
    },
    onRegisteredSW: (_url, registration) => {
      if (registration) checkNowAndThen(registration);
    },
  });
}

/** Goes over to the newer version; the page is loaded anew. */
export async function applyUpdate(): Promise<void> {
  await update?.();
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  const check = () => {
    checked = Date.now();
    // Offline is no mistake: the next look will tell.
    registration.update().catch(() => undefined);
  };
  setInterval(check, BETWEEN_CHECKS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checked > BETWEEN_CHECKS / 4)
      check();
  });
}
