/** A sign at the house that says whose it is, for those who look on or share a device. */

import { isAlone, nameAt, personAt } from '../../table/seat-names.ts';
import { realDice } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { HouseSign } from '../house/house-sign.tsx';
import type { GameTable } from './material.ts';

/** The name on the house; nothing where it is one’s own. */
export function SheetSign({ table, seat }: { readonly table: GameTable; readonly seat: number }) {
  const words = realDice.say();
  if (table.viewer.value === 'spectator') {
    return <HouseSign text={say().table.sheetOf(personAt(table.seats, seat))} />;
  }
  if (!table.isTold || isAlone(table.seats) || !words) return null;
  return <HouseSign text={words.sheetOf(nameAt(table.seats, seat))} />;
}
