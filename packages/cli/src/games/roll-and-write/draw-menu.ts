/** Menus for drawing: which tile, paid with what, where, and which square gets the X. */

import type { Facade } from '@nyhavn/engine/house';
import type { SpokenDraw } from '@nyhavn/engine/roll-and-write';
import { branch, type Choice, leaf, type Menu, unlessTrivial } from '../../play/menu.ts';
import { groupBy, type TurnOptions } from '../../play/turn-options.ts';
import { say } from '../../words.ts';
import { relettered } from '../house/building.ts';
import type { Preview } from '../house/building-art.ts';
import { compareGains, gainArt } from '../house/gains.ts';
import type { Possible } from '../house/options.ts';
import { byPlace, byTile, tileLabel, withGain } from '../house/place-menu.ts';
import { optionsOf } from './options.ts';
import type { Picture } from './picture.ts';
import { paymentInWords } from './words.ts';

type DrawOption = Possible<Picture, SpokenDraw>;
type Drawings = readonly [DrawOption, ...DrawOption[]];

/** The menu of tiles to draw: the most points first, then the largest. */
export function tileMenu(turn: TurnOptions<Picture>): Menu {
  const words = say().rollAndWriteTerminal;
  const choices = byTile(optionsOf(turn, 'draw')).map(({ group, best }) => {
    const { tile } = best.spoken;
    const payments = groupBy(group, payment);
    const paid = payments.length === 1 ? paymentInWords(best.spoken) : words.ways(payments.length);
    const label = tileLabel(tile, say().rollAndWrite.shapes[tile] ?? '', paid, best.gain);
    return branch(label, () => paymentMenu(tile, payments), { keys: [tile.toLowerCase()] });
  });
  return { title: words.tileWhich, choices };
}

function payment({ spoken }: DrawOption): string {
  return `${spoken.dice} ${spoken.bonus} ${spoken.again}`;
}

function paymentMenu(tile: string, payments: readonly Drawings[]): Menu {
  const choices = payments.map((group) =>
    branch(paymentInWords(group[0].spoken), () => placeMenu(group)),
  );
  return unlessTrivial({ title: say().house.payWith(tile), choices });
}

function placeMenu(drawings: Drawings): Menu {
  const choices = byPlace(drawings).map(({ group, best }) => placeChoice(group, best));
  const { tile } = drawings[0].spoken;
  const where = say().house.where(tile);
  return { title: `${where} (${paymentInWords(drawings[0].spoken)})`, choices };
}

function placeChoice(group: Drawings, best: DrawOption): Choice {
  const { cells } = best.spoken;
  const isMarked = group.length === 1;
  const more = { keys: cells, preview: previewOf(best, cells, isMarked) };
  const label = withGain(cells.join(' '), best.gain);
  return isMarked ? leaf(label, best.move, more) : branch(label, () => brickMenu(group), more);
}

function brickMenu(group: Drawings): Menu {
  const choices = group
    .toSorted((a, b) => compareGains(a.gain, b.gain))
    .map((drawing) => {
      const { x = '-', cells } = drawing.spoken;
      const preview = previewOf(drawing, cells, true);
      return leaf(withGain(say().rollAndWriteTerminal.xAt(x), drawing.gain), drawing.move, {
        keys: [x],
        preview,
      });
    });
  return { title: say().rollAndWriteTerminal.whichX, choices };
}

function previewOf(drawing: DrawOption, cells: readonly string[], isMarked: boolean): Preview {
  const { building, gain } = drawing;
  return { building: newSquares(building, cells, isMarked), cells, captions: [gainArt(gain)] };
}

/** New squares in small letters, or as # while it is not settled which is X and which O. */
function newSquares(building: Facade, cells: readonly string[], isMarked: boolean): Facade {
  return relettered(building, cells, (letter) => (isMarked ? letter.toLowerCase() : '#'));
}
