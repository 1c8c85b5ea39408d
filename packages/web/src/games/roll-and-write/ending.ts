/** The end of a game: why it came, and where points came from. */
import { GOAL, scoredLines } from '@nyhavn/engine/house';
import {
  ROLL_AND_WRITE_MATERIAL as MATERIAL,
  type SheetPicture,
} from '@nyhavn/engine/roll-and-write';
import type { SeatPlan } from '../../store/seats.ts';
import type { PointSource } from '../../table/front.ts';
import { nameAt } from '../../table/seat-names.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { BOXES, type Picture, TRACK_POINTS, TRACKS } from './material.ts';
import { colourName } from './naming.ts';

/** Where a player's points came from: rows, columns and tracks. */
export function sources(picture: Picture, seat: number): PointSource[] {
  const { common, table } = say();
  const sheet = picture.players[seat];
  if (!sheet) return [];
  const lines = scoredLines(sheet.building);
  const linesOf = (kind: 'row' | 'column', nameOf: (name: string) => string): Part[] =>
    lines.flatMap((line) =>
      line.kind === kind ? [[nameOf(line.name), line.points] as const] : [],
    );
  const tracks = TRACKS.flatMap(({ colour }): Part[] =>
    sheet.tracks[colour]?.marked === BOXES ? [[colourName(colour), TRACK_POINTS]] : [],
  );
  return [
    source(table.over.rows, linesOf('row', common.row)),
    source(table.over.columns, linesOf('column', common.column)),
    source(table.over.tracks, tracks),
  ];
}

type Part = readonly [name: string, points: number];

function source(kind: string, parts: readonly Part[]): PointSource {
  const { line } = sayRollAndWrite().ending;
  return {
    kind,
    points: parts.reduce((sum, [, points]) => sum + points, 0),
    details: parts.map(([name, points]) => line(name, points)),
  };
}

/** Why the game is over. */
export function reason(seats: readonly SeatPlan[], picture: Picture): string {
  const { common } = say();
  const rollAndWrite = sayRollAndWrite();
  const { players, round } = picture;
  const { goal = [] }: Partial<SheetPicture> = picture;
  const reached = players.flatMap(({ score }, seat) =>
    score >= GOAL || goal.includes(seat) ? [nameAt(seats, seat)] : [],
  );
  if (reached.length > 0) return rollAndWrite.ending.reached(common.list(reached), GOAL);
  return round >= MATERIAL.lastRound
    ? rollAndWrite.ending.lastRound(MATERIAL.lastRound)
    : rollAndWrite.ending.dead;
}
