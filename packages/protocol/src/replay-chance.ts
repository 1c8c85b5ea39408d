/** Plays a record as it happened, what was undone included, and hands over its draws one by one. */
import type { Event, GameState, RecordedGame } from '@nyhavn/engine';
import { type ChanceLine, timelineOf } from './timeline.ts';

/**
 * The fault of a record's history: the event that it shows as undone, or an event or draw by the
 * number of its event.
 */
export type HistoryFault =
  | { readonly what: 'undone' }
  | { readonly what: 'event' | 'draw'; readonly event: number };

/** An event of chance in a record. */
export interface RecordedDraw {
  readonly event: Event;
  /** The state that waited for it. */
  readonly state: GameState;
  readonly line: ChanceLine;
  /** The number of the event in the record, counted from 1; undefined if it was undone. */
  readonly number: number | undefined;
}

/** Hands every event of chance to `check`, which says what is wrong with it; gives the first fault. */
export function replayChance(
  recorded: RecordedGame,
  lines: readonly ChanceLine[],
  check: (draw: RecordedDraw) => 'event' | 'draw' | undefined,
): HistoryFault | undefined {
  const { game, start } = recorded;
  const steps = timelineOf(recorded, lines);
  if (!steps) return { what: 'undone' };
  const states = [start];
  for (const step of steps) {
    if (step.kind === 'undo') {
      states.length = step.left + 1;
      continue;
    }
    const { event, number, line } = step;
    const state = states.at(-1) ?? start;
    const next = game.apply(state, event.by, event.move);
    const isChance = event.by === 'chance';
    const what = next.ok ? isChance && check({ event, state, line, number }) : 'event';
    if (what) return number === undefined ? { what: 'undone' } : { what, event: number };
    if (next.ok) states.push(next.value);
  }
  return undefined;
}
