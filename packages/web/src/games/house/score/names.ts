/** What the players of a pad are called. */
import { nameAt } from '../../../table/seat-names.ts';
import type { Pad } from './pad.ts';

/** The name on a sheet, or a number in its place. */
export function nameOf(pad: Pad, seat: number): string {
  return nameAt(pad.sheets.value, seat);
}
