/** Sentences about players whose time is up. */

import type { Late } from '@nyhavn/client';
import { isAlone, nameAt } from '../../../table/seat-names.ts';
import { together } from '../../../words/together.ts';
import type { OnlineTable } from './online-table.ts';

/** The sentence for it: a bot made one move, or plays on. */
export function lateInWords(table: OnlineTable, { seat }: Late): string {
  const words = together.known().late;
  const isOwn = table.viewer.value === seat && isAlone(table.seats);
  if (table.isHandedOver) return isOwn ? words.handedOwn : words.handed(nameAt(table.seats, seat));
  return isOwn ? words.movedOwn : words.moved(nameAt(table.seats, seat));
}
