/** What the games tell of how they ended, without their boards, which need a page. */
import { copenhagen, ownSheet, rollAndWrite } from '@nyhavn/engine';
import * as copenhagenEnding from '../../../games/copenhagen/ending.ts';
import * as copenhagenHouses from '../../../games/copenhagen/houses.ts';
import * as rollAndWriteEnding from '../../../games/roll-and-write/ending.ts';
import * as rollAndWriteHouses from '../../../games/roll-and-write/houses.ts';
import type { Teller } from './tale.ts';

/** All games. */
export const TELLERS: readonly Teller[] = [
  {
    id: 'roll-and-write',
    games: [rollAndWrite, ownSheet],
    ...rollAndWriteEnding,
    houses: rollAndWriteHouses.housesOf,
  },
  {
    id: 'copenhagen',
    games: [copenhagen],
    ...copenhagenEnding,
    houses: copenhagenHouses.housesOf,
  },
];
