/** One game that the person played against others or alone, in numbers. */
import { type Review, summaryOf } from '@nyhavn/bots';
import { readRecordsOf } from '@nyhavn/engine';
import type { OwnRecord } from '../../../store/own-records.ts';
import { IDLE } from '../../../store/seats.ts';
import type { GameFront } from '../../../table/front.ts';

/** Points of one kind. */
export interface Source {
  readonly kind: string;
  readonly points: number;
}

/** The part of one game in the person's statistics. */
export interface OwnGame {
  readonly id: string;
  readonly when: number;
  /** The number of players. */
  readonly size: number;
  /** The levels of the bots, each once, and `person` for people elsewhere. */
  readonly against: readonly string[];
  readonly score: number;
  /** Undefined if the person played alone. */
  readonly isWin: boolean | undefined;
  readonly sources: readonly Source[];
}

/** A player's figures from a review, in chances of winning. */
export interface Fortune {
  /** The chance gained by dice and cards; negative if they took some. */
  readonly luck: number;
  /** The chance lost by the player's own decisions. */
  readonly lost: number;
  readonly mistakes: number;
}

/** Returns true if a game counts: it is over, and exactly one person played it here. */
export function doesCount({ isOver, own }: OwnRecord): boolean {
  return isOver && own.length === 1;
}

/** Reads a game; undefined if this version can't read it, or it does not count. */
export function readOwnGame(
  front: Pick<GameFront, 'games' | 'sources'>,
  played: OwnRecord,
): OwnGame | undefined {
  const read = readRecordsOf(front.games, played.record);
  const recorded = read.ok ? read.value.games[0] : undefined;
  if (!recorded) return undefined;
  const { game, end } = recorded;
  const picture = game.notation.picture(end);
  const [seat = -1] = played.own;
  const own = picture.players[seat];
  const awaits = game.awaits(end);
  if (!own || !doesCount(played) || awaits.kind !== 'over') return undefined;
  const { id, when, place } = played;
  const others = played.seats.filter(({ bot }, other) => other !== seat && bot !== IDLE);
  const isWin = place === undefined ? awaits.winners.includes(seat) : place === 1;
  const isDecided = awaits.winners.length > 0 && others.length > 0;
  return {
    id,
    when,
    size: others.length + 1,
    against: [...new Set(others.map(({ bot }) => bot ?? 'person'))].toSorted(),
    score: own.score,
    isWin: isDecided ? isWin : undefined,
    sources: front.sources(picture, seat).map(({ kind, points }) => ({ kind, points })),
  };
}

/** The figures of the player at a seat from a review; undefined if the review is not complete. */
export function fortuneIn(review: Review, seat: number): Fortune | undefined {
  const own = summaryOf(review)[seat];
  const isWhole = review.steps.at(-1)?.at === review.length - 1;
  if (!own || !isWhole) return undefined;
  return { luck: own.luck.value, lost: own.lost.value, mistakes: own.classes.mistake };
}
