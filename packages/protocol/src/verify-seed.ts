/** Version 1 of verifiable chance: every draw is repeated from the seed and the contributions. */
import { formatEvent, type RecordedGame } from '@nyhavn/engine';
import * as v from 'valibot';
import { Contribution } from './entries.ts';
import {
  commitmentTo,
  fairEvent,
  fairStart,
  type RandomnessInputs,
  START_DRAW,
} from './fairness.ts';
import { type HistoryFault, replayChance } from './replay-chance.ts';
import type { ChanceLine } from './timeline.ts';

/** The finding about a game of version 1. */
export type SeedFinding =
  /** Every event of chance follows from the seed that was committed to before the game. */
  | ({ readonly kind: 'fair' } & Proven)
  /** All that is there follows, but draw indices are left out, and the record does not say for what. */
  | ({ readonly kind: 'gaps'; readonly missing: number } & Proven)
  /** The record does not say, or not yet, what chance followed from. */
  | { readonly kind: 'unknown'; readonly missing: 'commitment' | 'seed' }
  /** Something does not follow from the seed, or the seed is not the one that was committed to. */
  | { readonly kind: 'false'; readonly what: 'commitment' | 'contributions' | 'start' }
  /** An event does not follow, its draw index is not the next one, or what was undone makes no sense. */
  | ({ readonly kind: 'false' } & HistoryFault);

/** The part of a game that was drawn again. */
interface Proven {
  /** Events of chance, those included that were undone. */
  readonly draws: number;
  /** The number of those that were undone. */
  readonly undone: number;
  /** Seats whose clients added to it. */
  readonly contributed: number;
  readonly commitment: string;
  /** Events that stand, of players and of chance. */
  readonly events: number;
  /** True if the record goes to the end of the game. */
  readonly isOver: boolean;
}

const Fairness = v.object({
  commitment: v.optional(v.string()),
  seed: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  contributions: v.optional(v.unknown(), []),
  startPlayer: v.number(),
  players: v.number(),
});

const Contributions = v.array(v.union([v.literal(''), Contribution]));

/** Verifies a game of version 1. */
export function verifySeed(recorded: RecordedGame, lines: readonly ChanceLine[]): SeedFinding {
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
  const drawn = drawAgain(recorded, inputs, lines);
  if ('what' in drawn) return { kind: 'false', ...drawn };
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
  lines: readonly ChanceLine[],
): { readonly draws: number; readonly missing: number } | HistoryFault {
  const { game, header } = recorded;
  // Records of earlier versions leave out what was undone; one that lists it has no gaps.
  const mayHaveGaps = !('undone' in header);
  let draws = 0;
  let missing = 0;
  const fault = replayChance(recorded, lines, ({ event, state, line }) => {
    const following = START_DRAW + 1 + draws + missing;
    const drawIndex = givenIndex(line.draw, following);
    if (drawIndex === undefined || drawIndex < following) return 'draw';
    if (drawIndex > following && !mayHaveGaps) return 'draw';
    const move = fairEvent(game, state, inputs, drawIndex);
    if (formatEvent(game, { by: 'chance', move }) !== formatEvent(game, event)) return 'event';
    missing += drawIndex - following;
    draws++;
    return undefined;
  });
  return fault ?? { draws, missing };
}

/** The draw index that a record gives, the following one where it gives none; undefined if it is no index. */
function givenIndex(given: unknown, following: number): number | undefined {
  if (given === undefined) return following;
  return typeof given === 'number' && Number.isSafeInteger(given) ? given : undefined;
}
