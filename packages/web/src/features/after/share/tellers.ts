/** What the games tell of how they ended, without their boards, which need a page. */
import { copenhagen, ownSheet, rollAndWrite } from '@nyhavn/engine';
import * as copenhagenEnding from '../../../games/copenhagen/ending.ts';
import * as copenhagenHouses from '../../../games/copenhagen/houses.ts';
import type { Picture as CopenhagenPicture } from '../../../games/copenhagen/picture.ts';
import * as rollAndWriteEnding from '../../../games/roll-and-write/ending.ts';
import * as rollAndWriteHouses from '../../../games/roll-and-write/houses.ts';
import type { Picture as RollAndWritePicture } from '../../../games/roll-and-write/material.ts';
import type { Teller } from './tale.ts';

/** All games. */
export const TELLERS: readonly Teller[] = [
  {
    id: 'roll-and-write',
    games: [rollAndWrite, ownSheet],
    ...rollAndWriteEnding,
    houses: (seats, picture, steps) =>
      rollAndWriteHouses.housesOf(seats, picture as RollAndWritePicture, steps),
  },
  {
    id: 'copenhagen',
    games: [copenhagen],
    ...copenhagenEnding,
    houses: (seats, picture, steps) =>
      copenhagenHouses.housesOf(seats, picture as CopenhagenPicture, steps),
  },
];
