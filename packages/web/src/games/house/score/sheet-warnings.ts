/** Warnings in words, and the spots on the sheet that they are about. */
import type { SheetWarning } from '@nyhavn/engine/house';
import { sayScore } from '../../../words/games/house.ts';
import { sayRollAndWrite } from '../../../words/games/roll-and-write.ts';
import { say } from '../../../words/index.ts';

/** A line of a building in words, from its name alone. */
export function lineInWords(line: string): string {
  const { common } = say();
  return /\d/.test(line) ? common.row(line) : common.column(line);
}

/** A warning as a sentence. */
export function warningInWords(warning: SheetWarning): string {
  const { warnings } = sayScore();
  const numbers = (boxes: readonly string[]) => boxes.map((box) => box.slice(1));
  const track = (colour: string) => sayRollAndWrite().ability[colour] ?? colour;
  switch (warning.code) {
    case 'in-the-air':
      return warnings.inTheAir(warning.cells);
    case 'lone-bricks':
      return warnings.loneBricks(warning.cells, warning.possible);
    case 'few-bricks':
      return warnings.fewBricks(warning.surplus);
    case 'white-bricks':
      return warnings.whiteBricks(warning.cells);
    case 'out-of-order':
      return warnings.outOfOrder(track(warning.track), numbers(warning.boxes));
    case 'locked':
      return warnings.locked(track(warning.track), numbers(warning.boxes));
    case 'coat-not-earned':
      return warnings.coatNotEarned(lineInWords(warning.line));
    case 'coat-unused':
      return warnings.coatUnused(lineInWords(warning.line));
  }
}

/** The warnings about a spot: a cell, a box, a sign by `sign` and its box, or a coat by `coat` and its line. */
export function warningsAt(warnings: readonly SheetWarning[], spot: string): SheetWarning[] {
  return warnings.filter((warning) => spotsOf(warning).includes(spot));
}

function spotsOf(warning: SheetWarning): readonly string[] {
  if ('cells' in warning) return warning.cells;
  if ('line' in warning) return [`coat ${warning.line}`];
  if (warning.code === 'locked') return warning.boxes.map((box) => `sign ${box}`);
  return 'boxes' in warning ? warning.boxes : [];
}
