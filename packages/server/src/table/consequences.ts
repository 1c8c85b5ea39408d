/** What follows by itself: a full table begins, chance speaks when it is asked, what is over is closed. */
import {
  type Entry,
  fairEvent,
  fairStart,
  type RandomnessInputs,
  START_DRAW,
} from '@nyhavn/protocol';
import { applyEntry, isUndone } from './fold.ts';
import { resolveMove } from './move-cache.ts';
import type { TableState } from './state.ts';

/** Applies entries and all that follows from them; gives all of it. An undo waits for the store. */
export function applyWithConsequences(
  state: TableState,
  seed: string,
  entries: readonly Entry[],
  time: number,
): readonly Entry[] {
  if (entries.some(isUndone)) return entries;
  const applied = [...entries];
  for (const entry of entries) applyEntry(state, entry, time);
  for (;;) {
    const entry = consequenceOf(state, seed);
    if (!entry) return applied;
    applyEntry(state, entry, time);
    applied.push(entry);
  }
}

/** The next entry that follows by itself, or undefined while people or bots are awaited. */
function consequenceOf(state: TableState, seed: string): Entry | undefined {
  const { rules, game, phase, draws } = state;
  if (phase === 'gathering') {
    if (state.isGivenUp) return { kind: 'closed', seed };
    const isFull = state.seats.every(({ kind }) => kind !== 'open');
    const players = state.seats.length;
    return isFull
      ? { kind: 'began', startPlayer: fairStart(players, randomnessOf(state, seed)) }
      : undefined;
  }
  if (phase === 'closed' || game === undefined) return undefined;
  const awaited = rules.awaits(game);
  if (state.isGivenUp || awaited.kind === 'over') return { kind: 'closed', seed };
  if (awaited.kind !== 'chance') return undefined;
  const move = fairEvent(rules, game, randomnessOf(state, seed), START_DRAW + 1 + draws);
  const resolved = resolveMove(state, game, 'chance', move, rules.notation.format(move));
  if (!resolved.ok) throw new Error(`chance can't do that: ${resolved.reason}`);
  return resolved.value;
}

/** The randomness inputs of this table. */
function randomnessOf({ seats }: TableState, seed: string): RandomnessInputs {
  const contributions = seats.map((place) => (place.kind === 'person' ? place.contribution : ''));
  return { seed, contributions };
}
