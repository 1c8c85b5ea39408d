/** The page's own connection, which follows what the device says of its network. */
import { Connection, type LinkState, socketTo } from '@nyhavn/client';
import type { ReadonlySignal } from '@preact/signals';
import { signalsOf } from './changes.ts';
import { isStillKnown } from './me.ts';

let link: Connection | undefined;
let state: ReadonlySignal<LinkState> | undefined;

/** The page's connection; it sends nothing before a table is opened. */
export function connection(): Connection {
  if (link) return link;
  const made = new Connection({
    connect: () => socketTo(location.origin),
    isOffline: () => !navigator.onLine,
  });
  addEventListener('online', () => made.wake());
  addEventListener('offline', () => made.lose());
  // A frozen page receives nothing, so the server must count it as absent and send push messages.
  document.addEventListener('freeze', () => made.lose());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.wake();
  });
  // A browser does not say why a WebSocket was turned away; perhaps another device has signed us out.
  made.subscribe(() => {
    if (made.state === 'lost' && navigator.onLine) void isStillKnown();
  });
  link = made;
  return made;
}

/** The state of the connection. */
export function linkState(): LinkState {
  const made = connection();
  state ??= signalsOf(made)(() => made.state);
  return state.value;
}
