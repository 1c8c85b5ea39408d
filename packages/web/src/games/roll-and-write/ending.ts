/** The end of a game: why it came, and where points came from. */
import { GOAL } from '@nyhavn/engine/house';
import {
  isLastRound,
  ROLL_AND_WRITE_MATERIAL as MATERIAL,
  reachedGoal,
} from '@nyhavn/engine/roll-and-write';
import type { SeatPlan } from '../../store/seats.ts';
import type { Finale, PointSource } from '../../table/front.ts';
import { nameAt } from '../../table/seat-names.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { lineSources, sourceOf } from '../house/point-sources.ts';
import { BOXES, type Picture, TRACK_POINTS, TRACKS } from './material.ts';
import { colourName } from './naming.ts';

/** The sources of a player's points: rows, columns and tracks. */
export function sources(picture: Picture, seat: number): PointSource[] {
  const { line } = sayRollAndWrite().ending;
  const sheet = picture.players[seat];
  if (!sheet) return [];
  const full = TRACKS.filter(({ colour }) => sheet.tracks[colour]?.marked === BOXES);
  const tracks = full.map(({ colour }) => [colourName(colour), TRACK_POINTS] as const);
  return [...lineSources(sheet.building, line), sourceOf(say().table.over.tracks, tracks, line)];
}

/** That the last round is played, and why. */
export function finale(seats: readonly SeatPlan[], picture: Picture): Finale | undefined {
  if (!isLastRound(picture)) return undefined;
  const { last } = sayRollAndWrite().ending;
  const reached = namesOfReached(seats, picture);
  const text = reached === '' ? last.round(picture.round) : last.reached(reached, GOAL);
  return { stage: 'last-round', short: last.short, text };
}

/** Why the game is over. */
export function reason(seats: readonly SeatPlan[], picture: Picture): string {
  const { ending } = sayRollAndWrite();
  const reached = namesOfReached(seats, picture);
  if (reached !== '') return ending.reached(reached, GOAL);
  return picture.round >= MATERIAL.lastRound ? ending.lastRound(MATERIAL.lastRound) : ending.dead;
}

function namesOfReached(seats: readonly SeatPlan[], picture: Picture): string {
  const reached = reachedGoal(picture);
  return reached.length === 0 ? '' : say().common.list(reached.map((seat) => nameAt(seats, seat)));
}
