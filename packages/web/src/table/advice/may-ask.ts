/** Allows the harbour master only at tables where advice wrongs no other player. */

import { isHere } from '../../store/seats.ts';
import type { GameFront } from '../front.ts';
import type { PlayedTable } from '../model/played-table.ts';

/** Only one person, at this device, beside bots, in a game whose moves can be judged and that counts for no rating. */
export function mayAsk(
  front: Pick<GameFront, 'judged'>,
  table: Pick<PlayedTable, 'seats' | 'isRated' | 'isTold'>,
): boolean {
  const people = table.seats.filter(({ bot }) => bot === undefined);
  const [person] = people;
  return (
    !table.isRated &&
    !table.isTold &&
    front.judged !== undefined &&
    people.length === 1 &&
    person !== undefined &&
    isHere(person)
  );
}
