/** Menus for drawing: which tile, paid with what, where, and which square gets the X. */
import { COLOURS } from '@nyhavn/engine';
import { type Gain, gainInWords } from './gains.ts';
import { COLUMNS, shapeInWords } from './material.ts';
import {
  branch,
  type Choice,
  groupBy,
  leaf,
  type Menu,
  type Option,
  optionsOf,
  type Preview,
  type Situation,
  unlessTrivial,
} from './menu.ts';
import { columnText } from './picture.ts';
import type { SpokenDraw } from './spoken.ts';
import { paymentInWords } from './words.ts';

type Drawing = Option & { readonly spoken: SpokenDraw };
type Drawings = readonly [Drawing, ...Drawing[]];

/** Which tile to draw: the most points first, then the largest. */
export function tileMenu(situation: Situation): Menu {
  const tiles = groupBy(optionsOf(situation, 'draw'), ({ spoken }) => spoken.tile)
    .map((group) => ({ group, best: bestOf(group) }))
    .toSorted(
      (a, b) =>
        compareGains(a.best.gain, b.best.gain) ||
        b.best.spoken.cells.length - a.best.spoken.cells.length ||
        COLOURS.findIndex((colour) => a.best.spoken.tile.startsWith(colour)) -
          COLOURS.findIndex((colour) => b.best.spoken.tile.startsWith(colour)),
    );
  const choices = tiles.map(({ group, best }) => {
    const { tile } = best.spoken;
    const payments = groupBy(group, payment);
    const paid =
      payments.length === 1 ? paymentInWords(best.spoken) : `${payments.length} ways to pay`;
    const words = gainInWords(best.gain);
    const promise = words === '' ? '' : `, up to ${words}`;
    const label = `${tile}, ${shapeInWords(tile)}: ${paid}${promise}`;
    return branch(label, () => paymentMenu(tile, payments), { keys: [tile.toLowerCase()] });
  });
  return { title: 'Which tile do you draw?', choices };
}

function payment({ spoken }: Drawing): string {
  return `${spoken.dice} ${spoken.bonus} ${spoken.again}`;
}

function paymentMenu(tile: string, payments: readonly Drawings[]): Menu {
  const choices = payments.map((group) =>
    branch(paymentInWords(group[0].spoken), () => placeMenu(group)),
  );
  return unlessTrivial({ title: `What do you pay for ${tile} with?`, choices });
}

function placeMenu(drawings: Drawings): Menu {
  const places = groupBy(drawings, ({ spoken }) => spoken.cells.join(','))
    .map((group) => ({ group, best: bestOf(group) }))
    .toSorted((a, b) => comparePlaces(a.best, b.best));
  const choices = places.map(({ group, best }) => placeChoice(group, best));
  const { tile } = drawings[0].spoken;
  return { title: `Where does ${tile} go, for ${paymentInWords(drawings[0].spoken)}?`, choices };
}

function placeChoice(group: Drawings, best: Drawing): Choice {
  const { cells } = best.spoken;
  const isMarked = group.length === 1;
  const more = { keys: cells, preview: previewOf(best, cells, isMarked) };
  const label = labelled(cells.join(' '), best.gain);
  return isMarked ? leaf(label, best.move, more) : branch(label, () => brickMenu(group), more);
}

function brickMenu(group: Drawings): Menu {
  const choices = group
    .toSorted((a, b) => compareGains(a.gain, b.gain))
    .map((drawing) => {
      const { x = '-', cells } = drawing.spoken;
      const preview = previewOf(drawing, cells, true);
      return leaf(labelled(`X at ${x}`, drawing.gain), drawing.move, { keys: [x], preview });
    });
  return { title: 'Which square gets the X? The others become windows, O.', choices };
}

/** Which single square to draw, the most points first. */
export function squareMenu(
  title: string,
  squares: readonly (Option & { readonly spoken: { readonly cell: string } })[],
): Menu {
  const choices = squares
    .map((square) => ({ ...square, cells: [square.spoken.cell] }))
    .toSorted((a, b) => compareGains(a.gain, b.gain) || compareSpots(a, b))
    .map((square) => {
      const preview = previewOf(square, square.cells, true);
      return leaf(labelled(square.spoken.cell, square.gain), square.move, {
        keys: square.cells,
        preview,
      });
    });
  return { title, choices };
}

function labelled(label: string, gain: Gain): string {
  const words = gainInWords(gain);
  return words === '' ? label : `${label}: ${words}`;
}

function previewOf(option: Option, cells: readonly string[], isMarked: boolean): Preview {
  return { building: option.building, cells, isMarked, gain: option.gain };
}

function bestOf(group: Drawings): Drawing {
  return group.reduce((best, next) => (compareGains(best.gain, next.gain) <= 0 ? best : next));
}

function compareGains(a: Gain, b: Gain): number {
  return b.points - a.points || b.coats - a.coats;
}

function comparePlaces(a: Drawing, b: Drawing): number {
  const left = { building: a.building, cells: a.spoken.cells };
  const right = { building: b.building, cells: b.spoken.cells };
  return compareGains(a.gain, b.gain) || compareSpots(left, right);
}

interface Spot {
  readonly building: readonly string[];
  readonly cells: readonly string[];
}

/** Fewer gaps under the squares first, then lower ones, then from the left. */
function compareSpots(a: Spot, b: Spot): number {
  return (
    gapsIn(a.building) - gapsIn(b.building) ||
    heightOf(a.cells) - heightOf(b.cells) ||
    a.cells.join().localeCompare(b.cells.join(), 'en')
  );
}

function gapsIn(building: readonly string[]): number {
  let gaps = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    const covered = columnText(building, column).replace(/\.+$/, '');
    gaps += covered.split('.').length - 1;
  }
  return gaps;
}

function heightOf(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + Number(cell.slice(1)), 0);
}
