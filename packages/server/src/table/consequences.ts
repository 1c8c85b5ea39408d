/** What follows by itself: a full table begins, chance speaks when it is asked, what is over is closed. */
import { type Entry, fairEvent, fairStart, type Lots, START_DRAW } from '@nyhavn/protocol';
import { follow, isUndone } from './fold.ts';
import type { TableState } from './state.ts';
import { tryMove } from './trying.ts';

/** Lets entries happen, and all that follows from them; gives all of it. What is taken back waits for the store. */
export function happen(
  state: TableState,
  seed: string,
  entries: readonly Entry[],
  time: number,
): readonly Entry[] {
  if (entries.some(isUndone)) return entries;
  const happened = [...entries];
  for (const entry of entries) follow(state, entry, time);
  for (;;) {
    const entry = consequenceOf(state, seed);
    if (!entry) return happened;
    follow(state, entry, time);
    happened.push(entry);
  }
}

/** The next entry that nobody has to ask for, or undefined while people or bots are awaited. */
function consequenceOf(state: TableState, seed: string): Entry | undefined {
  const { rules, game, phase, draws } = state;
  if (phase === 'gathering') {
    if (state.isGivenUp) return { kind: 'closed', seed };
    const isFull = state.seats.every(({ kind }) => kind !== 'open');
    const players = state.seats.length;
    return isFull
      ? { kind: 'began', startPlayer: fairStart(players, lotsOf(state, seed)) }
      : undefined;
  }
  if (phase === 'closed' || game === undefined) return undefined;
  const awaited = rules.awaits(game);
  if (state.isGivenUp || awaited.kind === 'over') return { kind: 'closed', seed };
  if (awaited.kind !== 'chance') return undefined;
  const move = fairEvent(rules, game, lotsOf(state, seed), START_DRAW + 1 + draws);
  const tried = tryMove(state, game, 'chance', move, rules.notation.format(move));
  if (!tried.ok) throw new Error(`chance can't do that: ${tried.reason}`);
  return tried.value;
}

/** What the chance of this table follows from. */
function lotsOf({ seats }: TableState, seed: string): Lots {
  const contributions = seats.map((place) => (place.kind === 'person' ? place.contribution : ''));
  return { seed, contributions };
}
