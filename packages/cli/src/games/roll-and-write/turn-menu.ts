/** The first menu of a decision: the kinds of action that are possible now. */
import type { Move, Seat } from '@nyhavn/engine';
import { COLOURS, type Facade } from '@nyhavn/engine/house';
import { branch, type Choice, leaf, type Menu, unlessTrivial } from '../../play/menu.ts';
import type { TurnOptions } from '../../play/turn-options.ts';
import { count } from '../../play/words.ts';
import { relettered } from '../house/building.ts';
import { coatsOwed } from '../house/gains.ts';
import { type Spot, squareMenu } from '../house/place-menu.ts';
import { colourName } from '../house/words.ts';
import { markMenu, recolourMenu, rerollMenu } from './dice-menu.ts';
import { tileMenu } from './draw-menu.ts';
import { optionsOf } from './options.ts';
import { type Picture, sheetOf, trackPicture } from './picture.ts';
import { boxesInWords } from './story.ts';

/** The menu that a decision begins with. */
export function menuFor(turn: TurnOptions<Picture>): Menu {
  switch (turn.picture.phase) {
    case 'start':
      return trackMenu(turn, 'Which track do you start with? Its first two boxes are marked.');
    case 'coat':
      return coatMenu(turn);
    case 'mark':
      return markMenu(turn);
    default:
      return actionMenu(turn);
  }
}

function actionMenu(turn: TurnOptions<Picture>): Menu {
  const { picture, seat } = turn;
  const stars = (colour: string) => count(starsOf(picture, seat, colour), 'star');
  const has = (verb: Parameters<typeof optionsOf>[1]) => optionsOf(turn, verb).length > 0;
  const choices: Choice[] = [];
  if (has('draw')) choices.push(branch('Draw a tile', () => tileMenu(turn), { keys: ['draw'] }));
  if (has('reroll')) {
    const label = `Re-roll: roll some dice again (${stars('R')})`;
    choices.push(branch(label, () => rerollMenu(turn), { keys: ['reroll'] }));
  }
  if (has('recolour')) {
    const label = `Colour change: turn dice to another colour (${stars('G')})`;
    choices.push(branch(label, () => recolourMenu(turn), { keys: ['recolour'] }));
  }
  for (const { move } of optionsOf(turn, 'nox')) {
    const label = `No X: everything you draw this turn becomes a window (${stars('B')})`;
    choices.push(leaf(label, move));
  }
  if (has('single')) {
    const sign = picture.noX ? 'O' : 'X';
    const open = () => oneSquareMenu(`Which square gets an ${sign}?`, optionsOf(turn, 'single'));
    choices.push(
      branch(`One X: draw one extra square (${stars('P')})`, open, { keys: ['single'] }),
    );
  }
  for (const { move } of optionsOf(turn, 'end')) {
    choices.push(leaf(picture.drawn ? 'End turn' : 'End turn without a tile', move));
  }
  return { title: '', choices };
}

interface Square extends Omit<Spot, 'cells'> {
  readonly move: Move;
  readonly spoken: { readonly cell: string };
}

function oneSquareMenu(title: string, squares: readonly Square[]): Menu {
  const spots = squares.map((square) => ({ ...square, cells: [square.spoken.cell] }));
  return squareMenu(title, spots, newSquares);
}

function newSquares(building: Facade, cells: readonly string[]): Facade {
  return relettered(building, cells, (letter) => letter.toLowerCase());
}

function starsOf(picture: Picture, seat: Seat, colour: string): number {
  return trackPicture(sheetOf(picture, seat), colour).star;
}

function coatMenu(turn: TurnOptions<Picture>): Menu {
  const squares = optionsOf(turn, 'coatSquare');
  const tracks = optionsOf(turn, 'coatTrack');
  const choices: Choice[] = [];
  if (squares.length > 0) {
    const open = () => oneSquareMenu('Which square becomes a window?', squares);
    choices.push(branch('Draw one window, O', open));
  }
  if (tracks.length > 0) {
    const open = () => trackMenu(turn, 'Which track do you mark?');
    choices.push(branch('Mark two boxes of a track', open));
  }
  return unlessTrivial({ title: coatsOwed(turn.picture.coats), choices });
}

function trackMenu(turn: TurnOptions<Picture>, title: string): Menu {
  const sheet = sheetOf(turn.picture, turn.seat);
  const tracks = [...optionsOf(turn, 'start'), ...optionsOf(turn, 'coatTrack')].sort(
    (a, b) => letterOrder(a.spoken.track) - letterOrder(b.spoken.track),
  );
  const choices = tracks.map(({ move, spoken: { track } }) => {
    const boxes = boxesInWords(track, trackPicture(sheet, track).marked, 2);
    return leaf(`${track}: ${boxes}`, move, { keys: [colourName(track)] });
  });
  return { title, choices };
}

function letterOrder(track: string): number {
  return COLOURS.join('').indexOf(track);
}
