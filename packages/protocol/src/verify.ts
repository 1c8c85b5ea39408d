/** Verification after the game: every draw is repeated, in order, those of undone events included. */
import { type Event, formatEvent, type RecordedGame, readRecords } from '@nyhavn/engine';
import * as v from 'valibot';
import { Contribution } from './entries.ts';
import {
  commitmentTo,
  fairEvent,
  fairStart,
  type RandomnessInputs,
  START_DRAW,
} from './fairness.ts';
import { drawsIn, timelineOf } from './timeline.ts';

/** The finding about a game's chance. */
export type Finding =
  /** Every event of chance follows from the seed that was committed to before the game. */
  | ({ readonly kind: 'fair' } & Proven)
  /** All that is there follows, but draw indices are left out, and the record does not say for what. */
  | ({ readonly kind: 'gaps'; readonly missing: number } & Proven)
  /** The record does not say, or not yet, what chance followed from. */
  | { readonly kind: 'unknown'; readonly missing: 'commitment' | 'seed' }
  /** Something does not follow from the seed, or the seed is not the one that was committed to. */
  | {
      readonly kind: 'false';
      readonly what: 'commitment' | 'contributions' | 'start' | 'undone';
    }
  /** An event does not follow, or its draw index is not the next one. */
  | { readonly kind: 'false'; readonly what: 'event' | 'draw'; readonly event: number };

/** How much of a game was drawn again. */
interface Proven {
  /** Events of chance, those included that were undone. */
  readonly draws: number;
  /** How many of them were undone. */
  readonly undone: number;
  /** Seats whose clients added to it. */
  readonly contributed: number;
  readonly commitment: string;
  /** Events that stand, of players and of chance. */
  readonly events: number;
  /** Whether the record goes to the end of the game. */
  readonly isOver: boolean;
}

/** The findings of a file, or the reason why it can't be read. */
export type Findings =
  | { readonly ok: true; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly line: number; readonly code: string };

const Fairness = v.object({
  commitment: v.optional(v.string()),
  seed: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  contributions: v.optional(v.unknown(), []),
  startPlayer: v.number(),
  players: v.number(),
});

const Contributions = v.array(v.union([v.literal(''), Contribution]));

/** Verifies every game of a record. */
export function verifyRecords(text: string): Findings {
  const read = readRecords(text);
  if (!read.ok) return { ok: false, ...read.reason };
  const draws = drawsIn(text);
  return { ok: true, findings: read.value.games.map((game, index) => verify(game, draws[index])) };
}

function verify(recorded: RecordedGame, draws: readonly unknown[] = []): Finding {
  const fields = v.safeParse(Fairness, recorded.header);
  if (!fields.success || fields.output.commitment === undefined) {
    return { kind: 'unknown', missing: 'commitment' };
  }
  const { commitment, seed, startPlayer, players } = fields.output;
  if (seed === undefined) return { kind: 'unknown', missing: 'seed' };
  if (commitmentTo(seed) !== commitment) return { kind: 'false', what: 'commitment' };
  const contributions = v.safeParse(Contributions, fields.output.contributions);
  if (!contributions.success || contributions.output.length !== players) {
    return { kind: 'false', what: 'contributions' };
  }
  const inputs = { seed, contributions: contributions.output };
  if (fairStart(players, inputs) !== startPlayer) return { kind: 'false', what: 'start' };
  const drawn = drawAgain(recorded, inputs, draws);
  if ('kind' in drawn) return drawn;
  const { game, events, end } = recorded;
  const proven = {
    draws: drawn.draws,
    undone: drawn.draws - events.filter(({ by }) => by === 'chance').length,
    contributed: inputs.contributions.filter((contribution) => contribution !== '').length,
    commitment,
    events: events.length,
    isOver: game.awaits(end).kind === 'over',
  };
  return drawn.missing > 0
    ? { kind: 'gaps', missing: drawn.missing, ...proven }
    : { kind: 'fair', ...proven };
}

/** Plays a game as it happened and repeats each draw: how many there are, or what does not fit. */
function drawAgain(
  recorded: RecordedGame,
  inputs: RandomnessInputs,
  draws: readonly unknown[],
): { readonly draws: number; readonly missing: number } | Finding {
  const { game, header, start } = recorded;
  const steps = timelineOf(recorded, draws);
  if (!steps) return { kind: 'false', what: 'undone' };
  // Records of earlier versions leave out what was undone; one that lists it has no gaps.
  const mayHaveGaps = !('undone' in header);
  const states = [start];
  let drawn = 0;
  let missing = 0;
  for (const step of steps) {
    if (step.kind === 'undo') {
      states.length = step.left + 1;
      continue;
    }
    const { event, number } = step;
    const wrong = (what: 'event' | 'draw'): Finding =>
      number === undefined
        ? { kind: 'false', what: 'undone' }
        : { kind: 'false', what, event: number };
    const state = states.at(-1) ?? start;
    const next = game.apply(state, event.by, event.move);
    if (!next.ok) return wrong('event');
    if (event.by === 'chance') {
      const following = START_DRAW + 1 + drawn + missing;
      const drawIndex = givenIndex(step.draw, following);
      if (drawIndex === undefined || drawIndex < following) return wrong('draw');
      if (drawIndex > following && !mayHaveGaps) return wrong('draw');
      const expected: Event = { by: 'chance', move: fairEvent(game, state, inputs, drawIndex) };
      if (formatEvent(game, expected) !== formatEvent(game, event)) return wrong('event');
      missing += drawIndex - following;
      drawn++;
    }
    states.push(next.value);
  }
  return { draws: drawn, missing };
}

/** The draw index that a record gives, the following one where it gives none; undefined if it is no index. */
function givenIndex(given: unknown, following: number): number | undefined {
  if (given === undefined) return following;
  return typeof given === 'number' && Number.isSafeInteger(given) ? given : undefined;
}
