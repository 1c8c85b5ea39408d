/** The end of a game: where points came from, and why it is over. */
import { nearEndCardIn } from '@nyhavn/engine/copenhagen';
import { GOAL } from '@nyhavn/engine/house';
import type { SeatPlan } from '../../store/seats.ts';
import type { Finale, PointSource } from '../../table/front.ts';
import { personAt } from '../../table/seat-names.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { lineSources } from '../house/point-sources.ts';
import { houseOf, type Picture } from './picture.ts';

/** The points of a player by kind: rows, and columns. */
export function sources(picture: Picture, seat: number): PointSource[] {
  return lineSources(houseOf(picture, seat).building, sayCopenhagen().ending.line);
}

/** That the End card is near in the pile, and that it may be the next card. */
export function finale(_: readonly SeatPlan[], picture: Picture): Finale | undefined {
  const { end } = sayCopenhagen().pile;
  const stage = nearEndCardIn(picture);
  return stage && { stage, short: end.short[stage], text: stage === 'last' ? end.soon : end.among };
}

/** Why the game is over. */
export function reason(seats: readonly SeatPlan[], picture: Picture): string {
  const { ending } = sayCopenhagen();
  if (picture.end === 'drawn') return ending.endCard;
  const first = picture.players.findIndex(({ score }) => score >= GOAL);
  return ending.goal(personAt(seats, Math.max(0, first)), GOAL);
}
