/** What the players of a pad are called. */
import { say } from '../../../words/index.ts';
import type { Pad } from './pad.ts';

/** The name on a sheet, or a number in its place. */
export function nameOf(pad: Pad, seat: number): string {
  return pad.sheets.value[seat]?.name || say().setup.defaultName(seat + 1);
}
