/** Menus of places in a building, the best first. */
import type { Move } from '@nyhavn/engine';
import { COLOURS, type Facade } from '@nyhavn/engine/house';
import { leaf, type Menu } from '../../play/menu.ts';
import { groupBy } from '../../play/turn-options.ts';
import { labelled, say } from '../../words.ts';
import { gapsIn } from './building.ts';
import { compareGains, type Gain, gainArt, gainInWords } from './gains.ts';

/** Squares that would be filled, what that brings, and the building after it. */
export interface Spot {
  readonly cells: readonly string[];
  readonly gain: Gain;
  readonly building: Facade;
}

/** A way to place a tile. */
interface Placing extends Omit<Spot, 'cells'> {
  readonly spoken: { readonly tile: string; readonly cells: readonly string[] };
}

/** Ways that have something in common, and the one of them that brings most. */
interface Ways<Way> {
  readonly group: readonly [Way, ...Way[]];
  readonly best: Way;
}

/** Ways to place tiles, tile by tile: the most points first, then the largest. */
export function byTile<Way extends Placing>(ways: readonly Way[]): Ways<Way>[] {
  const colourOf = ({ spoken: { tile } }: Way) =>
    COLOURS.findIndex((colour) => tile.startsWith(colour));
  return groupBy(ways, ({ spoken }) => spoken.tile)
    .map((group) => ({ group, best: bestOf(group) }))
    .toSorted(
      ({ best: a }, { best: b }) =>
        compareGains(a.gain, b.gain) ||
        b.spoken.cells.length - a.spoken.cells.length ||
        colourOf(a) - colourOf(b),
    );
}

/** Ways to place a tile, place by place: the most points first, then the cheapest. */
export function byPlace<Way extends Placing>(
  ways: readonly Way[],
  costOf: (group: readonly Way[]) => number = () => 0,
): Ways<Way>[] {
  const spotOf = (way: Way): Spot => ({ ...way, cells: way.spoken.cells });
  return groupBy(ways, ({ spoken }) => spoken.cells.join(','))
    .map((group) => ({ group, best: bestOf(group) }))
    .toSorted(
      (a, b) =>
        compareGains(a.best.gain, b.best.gain) ||
        costOf(a.group) - costOf(b.group) ||
        compareSpots(spotOf(a.best), spotOf(b.best)),
    );
}

function bestOf<Thing extends { readonly gain: Gain }>(
  things: readonly [Thing, ...Thing[]],
): Thing {
  return things.reduce((best, next) => (compareGains(best.gain, next.gain) <= 0 ? best : next));
}

/** Fewer gaps under the squares first, then lower ones, then from the left. */
function compareSpots(a: Spot, b: Spot): number {
  return (
    gapsIn(a.building) - gapsIn(b.building) ||
    heightOf(a.cells) - heightOf(b.cells) ||
    a.cells.join().localeCompare(b.cells.join(), 'en')
  );
}

function heightOf(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + Number(cell.slice(1)), 0);
}

/** A tile with its shape and what it costs, and what it may bring. */
export function tileLabel(tile: string, shape: string, cost: string, gain: Gain): string {
  const words = gainInWords(gain);
  const most = words === '' ? '' : `, ${say().house.upTo(words)}`;
  return labelled(`${tile}, ${shape}`, `${cost}${most}`);
}

/** A label and what it brings, as in `a1 b1: 1 point`. */
export function withGain(text: string, gain: Gain): string {
  const words = gainInWords(gain);
  return words === '' ? text : labelled(text, words);
}

/** The menu of single squares to fill, the most points first; `lettered` marks the new one. */
export function squareMenu(
  title: string,
  squares: readonly (Spot & { readonly move: Move })[],
  lettered: (building: Facade, cells: readonly string[]) => Facade,
): Menu {
  const choices = squares
    .toSorted((a, b) => compareGains(a.gain, b.gain) || compareSpots(a, b))
    .map(({ cells, gain, building, move }) => {
      const preview = { building: lettered(building, cells), cells, captions: [gainArt(gain)] };
      return leaf(withGain(cells.join(' '), gain), move, { keys: cells, preview });
    });
  return { title, choices };
}
