/** The end of a game: where points came from, and why it is over. */
import { GOAL, type ScoredLine, scoredLines } from '@nyhavn/engine/house';
import type { SeatPlan } from '../../store/seats.ts';
import type { PointSource } from '../../table/front.ts';
import { personAt } from '../../table/seat-names.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { houseOf, type Picture } from './picture.ts';

/** The points of a player by kind: rows, and columns. */
export function sources(picture: Picture, seat: number): PointSource[] {
  const { rows, columns } = say().table.over;
  const lines = scoredLines(houseOf(picture, seat).building);
  return [
    source(
      rows,
      lines.filter(({ kind }) => kind === 'row'),
    ),
    source(
      columns,
      lines.filter(({ kind }) => kind === 'column'),
    ),
  ];
}

function source(kind: string, lines: readonly ScoredLine[]): PointSource {
  const { common } = say();
  const copenhagen = sayCopenhagen();
  const details = lines.map(({ kind: what, name, points }) =>
    copenhagen.ending.line(what === 'row' ? common.row(name) : common.column(name), points),
  );
  return { kind, points: lines.reduce((sum, { points }) => sum + points, 0), details };
}

/** Why the game is over. */
export function reason(seats: readonly SeatPlan[], picture: Picture): string {
  const { ending } = sayCopenhagen();
  if (picture.end === 'drawn') return ending.endCard;
  const first = picture.players.findIndex(({ score }) => score >= GOAL);
  return ending.goal(personAt(seats, Math.max(0, first)), GOAL);
}
