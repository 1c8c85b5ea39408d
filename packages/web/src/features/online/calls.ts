/** Being called to one's tables on this device: by the page while it is open, by Web Push always. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { ask } from './api.ts';
import type { Person } from './kept-person.ts';
import { me } from './me.ts';

/** Whether this device calls: not, while the page is open, or always; `blocked` and `missing` are the browser's word. */
export type Calling = 'off' | 'open' | 'always' | 'blocked' | 'missing';

/** Says that somebody wants it; whether it is possible, the browser says every time. */
const KEY = 'nyhavn-calls';

/** The wait for a service worker that may never come. */
const WORKER_TIMEOUT_MS = 10_000;

const state = signal<Calling>(begun());

/** How this device calls now. */
export const calling: ReadonlySignal<Calling> = state;

const quiet = signal<ReadonlyMap<string, boolean>>(new Map());

function begun(): Calling {
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
    // Where nothing can be kept, it holds until the page is closed.
  }
}

/** Somebody wants to be called; the browser asks them first, so this has to follow a tap. */
export async function startCalling(): Promise<void> {
  if (state.value === 'missing') return;
  if ((await Notification.requestPermission()) === 'granted') want(true);
  state.value = begun();
  renewedFor = me.peek();
  await renewCalling();
}

/** Whether this device calls in any way. */
export function isCalling(): boolean {
  return state.value === 'open' || state.value === 'always';
}

/** For whom the server was told of this device since the page was loaded. */
let renewedFor: Person | undefined;

/**
 * Where somebody is to be called, tells the server of this device once more, since it may know us by
 * another session now, and asks whether they want to be left alone by a table.
 */
export async function prepareCalling(table?: string): Promise<void> {
  if (!isCalling()) return;
  const person = me.peek();
  if (renewedFor !== person) {
    renewedFor = person;
    await renewCalling();
  }
  if (table !== undefined && !quiet.value.has(table)) await loadQuiet(table);
}

/** The server is being told of this device; switching it off meanwhile cancels that. */
let renewal: { readonly isDone: Promise<unknown> } | undefined;

async function renewCalling(): Promise<void> {
  if (!isCalling()) return;
  const subscribing = subscribe().catch(() => false);
  const own = { isDone: subscribing };
  renewal = own;
  const isKnown = await subscribing;
  if (renewal !== own) return;
  if (isWanted() || isKnown) state.value = isKnown ? 'always' : 'open';
}

/** Whether the server can reach this device from now on. */
async function subscribe(): Promise<boolean> {
  const pushes = (await readyWorker())?.pushManager;
  const key = pushes && (await ask('pushKey'));
  if (!key?.ok) return false;
  const applicationServerKey = bytesOf(key.value.publicKey);
  const before = await pushes?.getSubscription();
  // What was made for another key can't be used with this one.
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

/** The service worker, which comes a while after the page; where there is none, it is not waited for long. */
function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_TIMEOUT_MS));
  return Promise.race([navigator.serviceWorker?.ready, late]);
}

/** This device calls no more. */
export async function stopCalling(): Promise<void> {
  want(false);
  state.value = begun();
  // What is being added has to be there before it is removed.
  const before = renewal;
  renewal = undefined;
  await before?.isDone;
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  await ask('removeDevice', { params: { device: await nameOf(subscription.endpoint) } });
  await subscription.unsubscribe();
}

/** A device is called by the hash of its endpoint. */
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

/** Whether one wants to be left alone by a table; undefined until that is known. */
export function isQuiet(table: string): boolean | undefined {
  return quiet.value.get(table);
}

async function loadQuiet(table: string): Promise<void> {
  const answer = await ask('quiet', { params: { table } });
  if (answer.ok) noteQuiet(table, answer.value.isQuiet);
}

/** Wants to be left alone by a table, or not any more; says whether the server knows. */
export async function setQuiet(table: string, isToBeQuiet: boolean): Promise<boolean> {
  const answer = await ask('keepQuiet', { params: { table }, body: { isQuiet: isToBeQuiet } });
  if (answer.ok) noteQuiet(table, isToBeQuiet);
  return answer.ok;
}

function noteQuiet(table: string, isToBeQuiet: boolean): void {
  quiet.value = new Map(quiet.value).set(table, isToBeQuiet);
}
