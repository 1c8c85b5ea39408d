/** Whether the harbour master may be asked at a table: never where somebody else would be wronged. */

import { isHere } from '../../store/seats.ts';
import type { PlayedTable } from '../model/played-table.ts';

/** Games whose moves the harbour master can judge. */
const JUDGED = ['roll-and-write', 'copenhagen'];

/** Only one person, at this device, beside bots, in a game that counts for no rating. */
export function mayAsk(table: Pick<PlayedTable, 'game' | 'seats' | 'isRated' | 'isTold'>): boolean {
  const people = table.seats.filter(({ bot }) => bot === undefined);
  const [person] = people;
  return (
    !table.isRated &&
    !table.isTold &&
    JUDGED.includes(table.game.id) &&
    people.length === 1 &&
    person !== undefined &&
    isHere(person)
  );
}
