/** Attracts attention to a turn while the person looks elsewhere. */
import { effect } from '@preact/signals';
import type { PlayedTable } from '../../../table/model/played-table.ts';
import { sound } from '../../../table/sound.ts';
import { gameName } from '../../../words/index.ts';
import { notifications } from '../../../words/notifications.ts';
import { isNotifying, isQuiet, prepareNotifications } from '../notifications.ts';

/** The title of a table, which says first of all whether it is one's turn. */
export function titleOf(table: PlayedTable): string {
  const name = gameOf(table);
  const yours = notifications.say()?.notice.yours;
  return yours !== undefined && isAsked(table) ? `● ${yours} · ${name}` : name;
}

/** Returns true if a person at this device is asked, even if they have to take the device first. */
export function isAsked({ turn }: PlayedTable): boolean {
  return turn.value.kind === 'person' || turn.value.kind === 'handover';
}

function gameOf({ game: { id } }: PlayedTable): string {
  return gameName(id);
}

/** Attracts attention at every turn of a person here, until the returned function is called. */
export function callBack(table: PlayedTable): () => void {
  let wasAsked = false;
  return effect(() => {
    const isNow = isAsked(table);
    const words = notifications.say()?.notice;
    if (!words) return;
    if (isNow && !wasAsked && document.visibilityState === 'hidden') {
      void tell(words.yours, words.at(gameOf(table)), table.id);
    }
    wasAsked = isNow;
  });
}

/** Sounds, and shows a notice of the system; one a table, as the service worker does. */
async function tell(title: string, body: string, table: string): Promise<void> {
  await prepareNotifications(table);
  if (isQuiet(table)) return;
  sound('points');
  if (!isNotifying()) return;
  const path = `/table/${encodeURIComponent(table)}`;
  const options = { body, tag: table, data: path, icon: '/icon-192.png' };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones let only the service worker do it, and it knows what a tap on it means.
  if (worker?.active) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
