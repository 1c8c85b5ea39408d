/** What Roll & Write tells of how it stands and how it ended, without its board, which needs a page. */
import { ownSheet, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { Teller } from '../../table/front.ts';
import { emptySquares } from '../house/tie-break.ts';
import { reason, sources } from './ending.ts';
import { housesOf } from './houses.ts';

/** Roll & Write, as far as it is told. */
export const teller: Teller = {
  id: 'roll-and-write',
  games: [rollAndWrite, ownSheet],
  views: housesOf,
  sources,
  reason,
  sculpture: async () => (await import('../house/sculpture.ts')).sculpture,
  tieBreak: emptySquares,
};
