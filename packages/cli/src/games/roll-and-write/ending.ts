/** The end of a game: why it came, and where points come from. */
import type { Seat } from '@nyhavn/engine';
import { GOAL } from '@nyhavn/engine/house';
import { isLastRound, reachedGoal } from '@nyhavn/engine/roll-and-write';
import { playerAt } from '../../play/player.ts';
import { list, say } from '../../words.ts';
import { pointSources, sourcesInWords } from '../house/building-words.ts';
import { colourName } from '../house/words.ts';
import type { Scene } from '../terminal-game.ts';
import { BOXES, TRACK_POINTS, TRACKS } from './material.ts';
import { type Picture, sheetOf, trackIn } from './picture.ts';

/** That the last round is played, and why. */
export function finale({ players, picture }: Scene<Picture>): string | undefined {
  if (!isLastRound(picture)) return undefined;
  const { last } = say().rollAndWrite.ending;
  const reached = reachedGoal(picture).map((seat) => playerAt(players, seat).name);
  return reached.length > 0 ? last.reached(list(reached), GOAL) : last.round(picture.round);
}

/** Why the game is over. */
export function reason(): string {
  return `${say().table.over.title}.`;
}

/** The sources of a player's points. */
export function sources(picture: Picture, seat: Seat): string[] {
  const sheet = sheetOf(picture, seat);
  const tracks = TRACKS.map(({ colour }) => ({
    name: colourName(colour),
    points: trackIn(picture, seat, colour).marked === BOXES ? TRACK_POINTS : 0,
  }));
  return [...pointSources(sheet.building), ...sourcesInWords(say().table.over.tracks, tracks)];
}
