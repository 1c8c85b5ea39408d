/** Menus for building: which tile, where, which square is the brick, and which cards pay. */

import type { SpokenBuild } from '@nyhavn/engine/copenhagen';
import type { Facade } from '@nyhavn/engine/house';
import { branch, type Choice, leaf, type Menu } from '../../play/menu.ts';
import { groupBy, type TurnOptions } from '../../play/turn-options.ts';
import { relettered } from '../house/building.ts';
import type { Preview } from '../house/building-art.ts';
import { compareGains, gainArt } from '../house/gains.ts';
import type { Possible } from '../house/options.ts';
import { byPlace, byTile, labelled, tileLabel } from '../house/place-menu.ts';
import { byLetters } from '../house/words.ts';
import { optionsOf } from './options.ts';
import { type Picture, usedBetween } from './picture.ts';
import { cardsInWords, usingInWords } from './words.ts';

interface Build extends Possible<Picture, SpokenBuild> {
  /** The abilities that it uses. */
  readonly uses: readonly string[];
}
type Builds = readonly [Build, ...Build[]];

/** Which tile to build: the most points first, then the largest; undefined when none can be. */
export function tileMenu(turn: TurnOptions<Picture>): Menu | undefined {
  const { picture, seat } = turn;
  const builds = optionsOf(turn, 'build').map((build): Build => {
    return { ...build, uses: usedBetween(picture, build.after, seat) };
  });
  if (builds.length === 0) return undefined;
  const choices = byTile(builds).map(({ group, best }) => {
    const { tile } = best.spoken;
    const label = tileLabel(tile, costInWords(group), best.gain);
    return branch(label, () => placeMenu(group), { keys: [tile.toLowerCase()] });
  });
  return { title: 'Which tile do you build?', choices };
}

function costsOf(builds: readonly Build[]): [least: number, most: number] {
  const costs = builds.map(({ spoken }) => spoken.cards.length);
  return [Math.min(...costs), Math.max(...costs)];
}

function costInWords(builds: Builds): string {
  const [least, most] = costsOf(builds);
  if (most === 0) return 'free';
  return `${least === most ? most : `${least} to ${most}`} ${most === 1 ? 'card' : 'cards'}`;
}

function costArt(builds: Builds): string {
  const [least, most] = costsOf(builds);
  return least === most ? `pay ${most}` : `pay ${least}-${most}`;
}

function placeMenu(builds: Builds): Menu {
  const choices = byPlace(builds, (group) => costsOf(group)[0]).map(({ group, best }) => {
    const { cells } = best.spoken;
    const bricks = groupBy(group, ({ spoken }) => spoken.brick);
    const isSettled = bricks.length === 1;
    const label = labelled(`${cells.join(' ')}, ${costInWords(group)}`, best.gain);
    const more = { keys: cells, preview: previewOf(best, group, isSettled) };
    return isSettled
      ? paymentChoice(label, group, more)
      : branch(label, () => brickMenu(bricks), more);
  });
  return { title: `Where does ${builds[0].spoken.tile} go?`, choices };
}

function brickMenu(bricks: readonly Builds[]): Menu {
  const choices = bricks
    .toSorted(([a], [b]) => compareGains(a.gain, b.gain))
    .map((group) => {
      const { brick } = group[0].spoken;
      const more = { keys: [brick], preview: previewOf(group[0], group, true) };
      return paymentChoice(labelled(`brick at ${brick}`, group[0].gain), group, more);
    });
  return { title: 'Which square is the brick? The others are windows.', choices };
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
      const paid = cards === '' ? 'nothing to pay' : `${cards}: ${cardsInWords(cards)}`;
      return leaf(`${paid}${usingInWords(uses)}`, move);
    });
  const letters = new Map(
    ways.flatMap(({ spoken: { cards }, move }) => (cards === '' ? [] : [[cards, move] as const])),
  );
  return {
    title: `What do you pay for ${ways[0].spoken.tile} with?`,
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
