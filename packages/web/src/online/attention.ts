/** Telling somebody that it is their turn while they look elsewhere. */
import { effect } from '@preact/signals';
import { sound } from '../play/sound.ts';
import type { PlayedTable } from '../store/played-table.ts';
import { say } from '../words/index.ts';
import { together } from '../words/together.ts';

/** Whether this device can show notices at all. */
export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** Whether it may. */
export function permission(): NotificationPermission {
  return canNotify() ? Notification.permission : 'denied';
}

/** Calls somebody back when they are asked, until the returned function is called. */
export function callBack(table: PlayedTable): () => void {
  const title = document.title;
  let wasAsked = false;
  const stop = effect(() => {
    const isAsked = table.turn.value.kind === 'person';
    const words = together.say();
    if (!words) return;
    document.title = isAsked ? `● ${words.turn.yours} · ${title}` : title;
    if (isAsked && !wasAsked && document.visibilityState === 'hidden') {
      sound('points');
      void tell(words.turn.at(say().common.games[table.game.id] ?? table.game.id), table.id);
    }
    wasAsked = isAsked;
  });
  return () => {
    stop();
    document.title = title;
  };
}

/** Shows a notice of the system; one a table. */
async function tell(text: string, table: string): Promise<void> {
  if (permission() !== 'granted') return;
  const options = { tag: table, icon: '/icon-192.png' };
  try {
    new Notification(text, options).onclick = () => window.focus();
  } catch {
    // Phones let only the service worker do it.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(text, options);
  }
}
