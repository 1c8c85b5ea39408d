/** The legal moves of a decision, by what a person picks. */
import {
  type CopenhagenSpoken,
  type SpokenBuild,
  spokenCopenhagen,
} from '@nyhavn/engine/copenhagen';
import { byVerb } from '../../table/by-verb.ts';

/** A place for a tile, with everything that may be paid for it there. */
export interface BuildPlace {
  readonly cells: readonly string[];
  readonly brick: string;
  /** The cards of each way to pay, what needs least help first. */
  readonly payments: readonly string[];
}

/** The legal moves by kind. */
export interface Choices {
  /** The sets of harbour places that may be taken. */
  readonly takes: readonly (readonly number[])[];
  /** The cards that may be discarded together. */
  readonly discards: readonly string[];
  /** The places where each tile may be built. */
  readonly builds: ReadonlyMap<string, readonly BuildPlace[]>;
  /** The cells where a white tile may lie. */
  readonly whites: readonly string[];
  /** The ability tiles that may be taken for a coat of arms. */
  readonly abilities: readonly string[];
  /** The moves in which nothing is picked. */
  readonly words: readonly (CopenhagenSpoken & { readonly text: string })[];
}

/** Sorts legal moves by what a person picks. */
export function choicesIn(texts: readonly string[]): Choices {
  const of = byVerb(texts, spokenCopenhagen);
  return {
    takes: of('take').map(({ places }) => places),
    discards: of('discard').map(({ cards }) => cards),
    builds: placesByTile(of('build')),
    whites: of('coatSquare').map(({ cell }) => cell),
    abilities: of('coatTake').map(({ ability }) => ability),
    words: [of('coatTurn'), of('coatSkip'), of('both'), of('end')].flat(),
  };
}

function placesByTile(builds: readonly SpokenBuild[]): Map<string, readonly BuildPlace[]> {
  const byTile = Map.groupBy(builds, ({ tile }) => tile);
  return new Map([...byTile].map(([tile, some]) => [tile, placesOf(tile, some)]));
}

function placesOf(tile: string, builds: readonly SpokenBuild[]): BuildPlace[] {
  const byPlace = Map.groupBy(builds, ({ cells, brick }) => placeKey(cells, brick));
  return [...byPlace.values()].map((ways) => {
    const { cells, brick } = ways[0]!;
    return {
      cells,
      brick,
      payments: inOrder(
        tile,
        ways.map(({ cards }) => cards),
      ),
    };
  });
}

/** A name for a place and the square of its brick. */
export function placeKey(cells: readonly string[], brick: string | undefined): string {
  return `${cells.join()} ${brick ?? ''}`;
}

/** Cards of the tile's own colour before others; then those paid in full before those with help. */
function inOrder(tile: string, payments: readonly string[]): string[] {
  const others = (cards: string) => cards.replaceAll(tile.charAt(0), '').length;
  return payments.toSorted(
    (a, b) =>
      Number(others(a) > 0) - Number(others(b) > 0) || b.length - a.length || others(a) - others(b),
  );
}

/** The least and the most cards that a tile costs wherever it may be built. */
export function costRange(places: readonly BuildPlace[]): { least: number; most: number } {
  const costs = places.flatMap(({ payments }) => payments.map((cards) => cards.length));
  return { least: Math.min(...costs), most: Math.max(...costs) };
}
