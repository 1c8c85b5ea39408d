/** Menus for building: which tile, where, which square is the brick, and which cards pay. */

import type { SpokenBuild } from '@nyhavn/engine/copenhagen';
import type { Facade } from '@nyhavn/engine/house';
import { branch, type Choice, leaf, type Menu } from '../../play/menu.ts';
import { groupBy, type TurnOptions } from '../../play/turn-options.ts';
import { labelled, say } from '../../words.ts';
import { relettered } from '../house/building.ts';
import type { Preview } from '../house/building-art.ts';
import { compareGains, gainArt } from '../house/gains.ts';
import type { Possible } from '../house/options.ts';
import { byPlace, byTile, tileLabel, withGain } from '../house/place-menu.ts';
import { byLetters } from '../house/words.ts';
import { optionsOf } from './options.ts';
import { type Picture, usedBetween } from './picture.ts';
import { cardsInWords, usingInWords } from './words.ts';

interface Build extends Possible<Picture, SpokenBuild> {
  /** The abilities that it uses. */
  readonly uses: readonly string[];
}
type Builds = readonly [Build, ...Build[]];

/**
 * The menu of tiles to build: the most points first, then the largest; undefined if none can be
 * built.
 */
export function tileMenu(turn: TurnOptions<Picture>): Menu | undefined {
  const { picture, seat } = turn;
  const builds = optionsOf(turn, 'build').map((build): Build => {
    return { ...build, uses: usedBetween(picture, build.after, seat) };
  });
  if (builds.length === 0) return undefined;
  const { shapes } = say().copenhagen;
  const choices = byTile(builds).map(({ group, best }) => {
    const { tile } = best.spoken;
    const label = tileLabel(tile, shapes[tile] ?? '', costInWords(group), best.gain);
    return branch(label, () => placeMenu(group), { keys: [tile.toLowerCase()] });
  });
  return { title: say().copenhagenTerminal.tileWhich, choices };
}

function costsOf(builds: readonly Build[]): [least: number, most: number] {
  const costs = builds.map(({ spoken }) => spoken.cards.length);
  return [Math.min(...costs), Math.max(...costs)];
}

function costInWords(builds: Builds): string {
  return say().copenhagen.costs(...costsOf(builds));
}

function costArt(builds: Builds): string {
  const [least, most] = costsOf(builds);
  return say().copenhagenTerminal.pay(least === most ? `${most}` : `${least}-${most}`);
}

function placeMenu(builds: Builds): Menu {
  const choices = byPlace(builds, (group) => costsOf(group)[0]).map(({ group, best }) => {
    const { cells } = best.spoken;
    const bricks = groupBy(group, ({ spoken }) => spoken.brick);
    const isSettled = bricks.length === 1;
    const label = withGain(`${cells.join(' ')}, ${costInWords(group)}`, best.gain);
    const more = { keys: cells, preview: previewOf(best, group, isSettled) };
    return isSettled
      ? paymentChoice(label, group, more)
      : branch(label, () => brickMenu(bricks), more);
  });
  return { title: say().house.where(builds[0].spoken.tile), choices };
}

function brickMenu(bricks: readonly Builds[]): Menu {
  const { brickAt, whichBrick } = say().copenhagenTerminal;
  const choices = bricks
    .toSorted(([a], [b]) => compareGains(a.gain, b.gain))
    .map((group) => {
      const { brick } = group[0].spoken;
      const more = { keys: [brick], preview: previewOf(group[0], group, true) };
      return paymentChoice(withGain(brickAt(brick), group[0].gain), group, more);
    });
  return { title: whichBrick, choices };
}

/** Pays at once where there is only one way to, and nothing but cards goes. */
function paymentChoice(label: string, ways: Builds, more: Partial<Choice>): Choice {
  const [only, ...others] = ways;
  return others.length === 0 && only.uses.length === 0
    ? leaf(label, only.move, more)
    : branch(label, () => paymentMenu(ways), more);
}

function paymentMenu(ways: Builds): Menu {
  const choices = ways
    .toSorted(
      (a, b) => a.uses.length - b.uses.length || a.spoken.cards.length - b.spoken.cards.length,
    )
    .map(({ spoken: { cards }, uses, move }) => {
      const paid =
        cards === '' ? say().copenhagen.pay.nothing : labelled(cards, cardsInWords(cards));
      return leaf(usingInWords(paid, uses), move);
    });
  const letters = new Map(
    ways.flatMap(({ spoken: { cards }, move }) => (cards === '' ? [] : [[cards, move] as const])),
  );
  return {
    title: say().house.payWith(ways[0].spoken.tile),
    choices,
    read: byLetters(letters),
  };
}

function previewOf({ spoken, building, gain }: Build, ways: Builds, isSettled: boolean): Preview {
  const { cells, brick } = spoken;
  return {
    building: newSquares(building, cells, isSettled ? brick : ''),
    cells,
    captions: [gainArt(gain), costArt(ways)],
  };
}

/** New windows as #, and the brick, where it is settled, as x. */
export function newSquares(building: Facade, cells: readonly string[], brick = ''): Facade {
  return relettered(building, cells, (_, cell) => (cell === brick ? 'x' : '#'));
}
