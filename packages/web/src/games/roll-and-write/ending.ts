/** The end of a game: why it came, and where points came from. */
import { GOAL } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL as MATERIAL } from '@nyhavn/engine/roll-and-write';
import type { SeatPlan } from '../../store/seats.ts';
import type { PointSource } from '../../table/front.ts';
import { nameAt } from '../../table/seat-names.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { lineSources, sourceOf } from '../house/point-sources.ts';
import { BOXES, type Picture, TRACK_POINTS, TRACKS } from './material.ts';
import { colourName } from './naming.ts';

/** Where a player's points came from: rows, columns and tracks. */
export function sources(picture: Picture, seat: number): PointSource[] {
  const { line } = sayRollAndWrite().ending;
  const sheet = picture.players[seat];
  if (!sheet) return [];
  const full = TRACKS.filter(({ colour }) => sheet.tracks[colour]?.marked === BOXES);
  const tracks = full.map(({ colour }) => [colourName(colour), TRACK_POINTS] as const);
  return [...lineSources(sheet.building, line), sourceOf(say().table.over.tracks, tracks, line)];
}

/** Why the game is over. */
export function reason(seats: readonly SeatPlan[], picture: Picture): string {
  const { common } = say();
  const rollAndWrite = sayRollAndWrite();
  const { players, round } = picture;
  const reached = players.flatMap(({ score }, seat) =>
    score >= GOAL ? [nameAt(seats, seat)] : [],
  );
  if (reached.length > 0) return rollAndWrite.ending.reached(common.list(reached), GOAL);
  return round >= MATERIAL.lastRound
    ? rollAndWrite.ending.lastRound(MATERIAL.lastRound)
    : rollAndWrite.ending.dead;
}
