/** The page's own connection, which follows what the device says of its network. */
import { effect } from '@preact/signals';
import { Connection } from './connection.ts';
import { isStillKnown } from './me.ts';

let link: Connection | undefined;

/** The connection; nothing is sent before somebody watches a table. */
export function connection(): Connection {
  if (link) return link;
  const made = new Connection({
    connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`),
    random: Math.random,
    isOffline: () => !navigator.onLine,
    later: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  addEventListener('online', () => made.wake());
  addEventListener('offline', () => made.lose());
  // Whoever hears nothing any more is called by other means.
  document.addEventListener('freeze', () => made.lose());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.wake();
  });
  // A browser does not say why a WebSocket was turned away; perhaps another device has signed us out.
  effect(() => {
    if (made.state.value === 'lost' && navigator.onLine) void isStillKnown();
  });
  link = made;
  return made;
}
