/** A sign at the house that says whose it is, where a device goes from hand to hand. */
import './sheet-sign.css';
import { isAlone, nameAt } from '../play/people.ts';
import type { PlayedTable } from '../store/played-table.ts';
import { realDice } from '../words/real-dice.ts';

/** The name on the house; nothing where there is only one person at the device. */
export function SheetSign({ table, seat }: { readonly table: PlayedTable; readonly seat: number }) {
  const words = realDice.say();
  if (!table.isTold || isAlone(table.seats) || !words) return null;
  return (
    <p class="sheet-sign" key={seat}>
      {words.sheetOf(nameAt(table.seats, seat))}
    </p>
  );
}
