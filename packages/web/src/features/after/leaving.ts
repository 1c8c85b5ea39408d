/** Work that ends when a replay is left. */
import type { Replay } from '../../table/replay/replay.ts';

const endings = new WeakMap<Replay, Set<() => void>>();

/** Calls a function when the person leaves a game. */
export function onLeaving(replay: Replay, end: () => void): void {
  const all = endings.get(replay) ?? new Set();
  endings.set(replay, all.add(end));
}

/** Calls the functions that wait for the person to leave this game. */
export function leave(replay: Replay): void {
  for (const end of endings.get(replay) ?? []) end();
}
