/** Turn notifications on this device: by the page while it is open, by Web Push always. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { ask } from './api.ts';
import type { Person } from './kept-person.ts';
import { me } from './me.ts';

/** When this device notifies: never, while the page is open, or always; `blocked` and `missing` come from the browser. */
export type NotificationState = 'off' | 'open' | 'always' | 'blocked' | 'missing';

/** Stored while notifications are wanted; the browser's permission is asked for every time. */
const KEY = 'nyhavn-calls';

/** The longest wait for a service worker, which may never come. */
const WORKER_TIMEOUT_MS = 10_000;

const state = signal<NotificationState>(begun());

/** The state of notifications on this device. */
export const notificationState: ReadonlySignal<NotificationState> = state;

const quiet = signal<ReadonlyMap<string, boolean>>(new Map());

function begun(): NotificationState {
  if (!('Notification' in globalThis)) return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && isWanted() ? 'open' : 'off';
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function want(isSo: boolean): void {
  try {
    if (isSo) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

/** Switches notifications on. The browser asks for permission, so this has to follow a tap. */
export async function enableNotifications(): Promise<void> {
  if (state.value === 'missing') return;
  if ((await Notification.requestPermission()) === 'granted') want(true);
  state.value = begun();
  renewedFor = me.peek();
  await renewNotifications();
}

/** Returns true if this device notifies in any way. */
export function isNotifying(): boolean {
  return state.value === 'open' || state.value === 'always';
}

/** The person for whom this device was registered since the page was loaded. */
let renewedFor: Person | undefined;

/**
 * Registers the device once more if notifications are on, since the session may be another one now, and reads
 * whether a table is muted.
 */
export async function prepareNotifications(table?: string): Promise<void> {
  if (!isNotifying()) return;
  const person = me.peek();
  if (renewedFor !== person) {
    renewedFor = person;
    await renewNotifications();
  }
  if (table !== undefined && !quiet.value.has(table)) await loadQuiet(table);
}

/** The registration that is under way; switching notifications off cancels it. */
let renewal: { readonly isDone: Promise<unknown> } | undefined;

async function renewNotifications(): Promise<void> {
  if (!isNotifying()) return;
  const subscribing = subscribe().catch(() => false);
  const own = { isDone: subscribing };
  renewal = own;
  const isKnown = await subscribing;
  if (renewal !== own) return;
  if (isWanted() || isKnown) state.value = isKnown ? 'always' : 'open';
}

/** Subscribes to Web Push and returns true if the server can reach this device from now on. */
async function subscribe(): Promise<boolean> {
  const pushes = (await readyWorker())?.pushManager;
  const key = pushes && (await ask('pushKey'));
  if (!key?.ok) return false;
  const applicationServerKey = bytesOf(key.value.publicKey);
  const before = await pushes?.getSubscription();
  // A subscription for another key can't be used with this one.
  if (before && !isSame(before.options.applicationServerKey, applicationServerKey)) {
    await before.unsubscribe();
  }
  const made = await pushes?.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  const added = await ask('addDevice', { body: { endpoint, keys: { p256dh, auth } } });
  return added.ok;
}

/** The service worker, which starts a while after the page; undefined if none does. */
function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_TIMEOUT_MS));
  return Promise.race([navigator.serviceWorker?.ready, late]);
}

/** Switches notifications off. */
export async function disableNotifications(): Promise<void> {
  want(false);
  state.value = begun();
  // A device has to be added before it can be removed.
  const before = renewal;
  renewal = undefined;
  await before?.isDone;
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  await ask('removeDevice', { params: { device: await nameOf(subscription.endpoint) } });
  await subscription.unsubscribe();
}

/** The name of a device: the hash of its endpoint. */
async function nameOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, index) => byte === other[index]);
}

/** True if a table is muted; undefined until that is known. */
export function isQuiet(table: string): boolean | undefined {
  return quiet.value.get(table);
}

async function loadQuiet(table: string): Promise<void> {
  const answer = await ask('quiet', { params: { table } });
  if (answer.ok) noteQuiet(table, answer.value.isQuiet);
}

/** Mutes a table or unmutes it; false if the server did not store that. */
export async function setQuiet(table: string, isToBeQuiet: boolean): Promise<boolean> {
  const answer = await ask('keepQuiet', { params: { table }, body: { isQuiet: isToBeQuiet } });
  if (answer.ok) noteQuiet(table, isToBeQuiet);
  return answer.ok;
}

function noteQuiet(table: string, isToBeQuiet: boolean): void {
  quiet.value = new Map(quiet.value).set(table, isToBeQuiet);
}
