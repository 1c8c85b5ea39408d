/** The end of a game: why it came, and where points come from. */
import type { Seat } from '@nyhavn/engine';
import { nearEndCardIn } from '@nyhavn/engine/copenhagen';
import { GOAL } from '@nyhavn/engine/house';
import { playerAt } from '../../play/player.ts';
import { say } from '../../words.ts';
import { pointSources } from '../house/building-words.ts';
import type { Scene } from '../terminal-game.ts';
import { houseOf, type Picture } from './picture.ts';

/** That the End card is near in the pile, and that it may be the next card. */
export function finale({ picture }: Scene<Picture>): string | undefined {
  const { end } = say().copenhagen.pile;
  const stage = nearEndCardIn(picture);
  return stage && (stage === 'last' ? end.soon : end.among);
}

/** Why the game is over: a player has enough points, or the End card came. */
export function reason({ players, picture }: Scene<Picture>): string {
  const { table, copenhagen } = say();
  const told = (why: string) => `${table.over.title}. ${why}`;
  if (picture.end === 'drawn') return told(copenhagen.ending.endCard);
  const first = picture.players.findIndex(({ score }) => score >= GOAL);
  return told(copenhagen.ending.goal(playerAt(players, Math.max(0, first)), GOAL));
}

/** The sources of a player's points. */
export function sources(picture: Picture, seat: Seat): string[] {
  return pointSources(houseOf(picture, seat).building);
}
