/** A close look at a whole game: every decision, every roll and card, one event after the other. */
import {
  type Actor,
  type Event,
  type Game,
  type GameId,
  type GameState,
  type Move,
  type Seat,
  seenEvent,
} from '@nyhavn/engine';
import { seededRandom } from '../random.ts';
import type { Analyst, Effort, Facts, Outlook } from './analyst.ts';
import { analystFor, type JudgedMove, judgeDecision, type MoveClass } from './judge.ts';

/** The version of what is found: another one for other figures, so that old reviews are made again. */
export const REVIEW_VERSION = 2;

/** The prediction for a game, seat by seat: chances of winning, which add up to 1, and margins in points. */
interface Forecast {
  readonly chances: readonly number[];
  readonly margins: readonly number[];
}

/** A move of a decision, with its outlook for the deciding seat. */
export interface WeighedMove {
  /** As it is spelled in records. */
  readonly move: string;
  readonly chance: number;
  readonly points: number;
  readonly facts: Facts | undefined;
}

/** A decision of a seat. */
export interface DecisionFinding {
  readonly seat: Seat;
  readonly played: WeighedMove;
  readonly best: WeighedMove;
  /** The cost of the played move in the own chance of winning, its standard error, and in points. */
  readonly loss: number;
  readonly error: number;
  readonly pointsLost: number;
  /** The change of each seat's chance of winning compared with the best move; the sum is zero. */
  readonly changes: readonly number[];
  readonly class: MoveClass;
  /** The number of possible moves. */
  readonly of: number;
}

/** Chance has spoken. */
interface LuckFinding {
  /** The luck of each seat: the outlook after it less the mean over all outcomes. */
  readonly change: Forecast;
  /** The standard error of the change in chances; 0 where all outcomes were looked at. */
  readonly error: number;
}

/** The finding for one event of a game. */
export interface ReviewStep {
  /** The event's number in the record, counted from 0. */
  readonly at: number;
  readonly by: Actor;
  /** The outlook after it. */
  readonly after: Forecast;
  readonly luck?: LuckFinding;
  readonly decision?: DecisionFinding;
}

/** The findings for a game, or for its first part. */
export interface Review {
  readonly version: number;
  readonly game: GameId;
  /** Events that the game has; it is reviewed as far as there are steps. */
  readonly length: number;
  readonly before: Forecast;
  readonly steps: readonly ReviewStep[];
}

/** A game to be reviewed. */
export interface ReviewedGame {
  readonly game: Game;
  readonly start: GameState;
  readonly events: readonly Event[];
}

/** A review in which nothing has been looked at yet. */
export function beginReview(played: ReviewedGame, effort?: Effort): Review {
  const analyst = analystFor(played.game, effort);
  return {
    version: REVIEW_VERSION,
    game: played.game.id,
    length: played.events.length,
    before: forecastOf(analyst.outlook(played.start)),
    steps: [],
  };
}

/**
 * Looks at a game from event `from` on, one step after the other. What is found at an event depends on
 * nothing but the game up to it, so a review can be stopped anywhere and gone on with later.
 */
export function* reviewSteps(
  { game, start, events }: ReviewedGame,
  from = 0,
  effort?: Effort,
): Generator<ReviewStep, void, void> {
  const analyst = analystFor(game, effort);
  const state = game.copy(start);
  for (const { by, move } of events.slice(0, from)) game.applyUnchecked(state, by, move);
  let before = analyst.outlook(state);
  for (let at = from; at < events.length; at++) {
    const { by, move } = events[at]!;
    const decision =
      by === 'chance' ? undefined : decided(analyst, game, state, events.slice(0, at + 1));
    game.applyUnchecked(state, by, move);
    const after = analyst.outlook(state);
    yield {
      at,
      by,
      after: forecastOf(after),
      ...(by === 'chance' && { luck: luckBetween(before, after) }),
      ...(decision && { decision }),
    };
    before = after;
  }
}

function luckBetween(before: Outlook, after: Outlook): LuckFinding {
  return {
    change: forecastOf({
      prospect: after.prospect.map((value, index) => value - before.prospect[index]!),
      error: 0,
    }),
    error: Math.hypot(before.error, after.error),
  };
}

/** The last of these events as a decision; none where there was no choice. */
function decided(
  analyst: Analyst,
  game: Game,
  state: GameState,
  events: readonly Event[],
): DecisionFinding | undefined {
  const { by, move } = events.at(-1)!;
  if (by === 'chance') return undefined;
  const of = game.count(state, by);
  if (of < 2) return undefined;
  const seen = events.slice(0, -1).map((event) => seenEvent(game, event, by));
  const random = seededRandom(`review ${events.length}`);
  const observation = { game, view: game.copy(game.view(state, by)), seat: by, random, seen };
  const { moves } = judgeDecision(observation, [move], analyst);
  const played = moves.find((judged) => judged.move === move)!;
  const best = played.class === 'best' ? played : moves[0];
  // A cost below its error is zero; an exact one counts.
  const isNothing = played === best && played.error > 0;
  return {
    seat: by,
    played: weighed(game, played),
    best: weighed(game, best),
    loss: isNothing ? 0 : played.loss,
    error: isNothing ? 0 : played.error,
    pointsLost: isNothing ? 0 : played.pointsLost,
    changes: isNothing ? played.changes.map(() => 0) : played.changes,
    class: played.class,
    of,
  };
}

function weighed(game: Game, { move, chance, points, facts }: JudgedMove): WeighedMove {
  return { move: spelled(game, move), chance, points, facts };
}

function spelled(game: Game, move: Move): string {
  return game.notation.format(move);
}

function forecastOf({ prospect }: Outlook): Forecast {
  const seats = prospect.length / 2;
  return {
    chances: Array.from(prospect.subarray(0, seats)),
    margins: Array.from(prospect.subarray(seats)),
  };
}
