/** The tie-break of games of houses. */
import type { GamePicture } from '@nyhavn/engine';
import type { FacadePicture } from '@nyhavn/engine/house';
import type { TieBreak } from '../../table/front.ts';
import { say } from '../../words/index.ts';

/** The squares that stayed empty. */
export const emptySquares: TieBreak = {
  words() {
    const { empty, tie } = say().table.over;
    return { counted: empty, rule: tie };
  },
  valueOf: (picture: GamePicture, seat) => (picture as FacadePicture).players[seat]?.empty ?? 0,
};
