/** The first menu of a decision: the kinds of action that are possible now. */
import type { Move } from '@nyhavn/engine';
import { COLOURS, type Facade } from '@nyhavn/engine/house';
import { branch, type Choice, leaf, type Menu, unlessTrivial } from '../../play/menu.ts';
import type { TurnOptions } from '../../play/turn-options.ts';
import { labelled, say } from '../../words.ts';
import { relettered } from '../house/building.ts';
import { type Spot, squareMenu } from '../house/place-menu.ts';
import { colourKey } from '../house/words.ts';
import { markMenu, recolourMenu, rerollMenu } from './dice-menu.ts';
import { tileMenu } from './draw-menu.ts';
import { optionsOf } from './options.ts';
import { type Picture, trackIn } from './picture.ts';
import { boxesInWords } from './story.ts';

/** The menu that a decision begins with. */
export function menuFor(turn: TurnOptions<Picture>): Menu {
  switch (turn.picture.phase) {
    case 'start':
      return trackMenu(turn, say().rollAndWriteTerminal.startTrack);
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
  const { rollAndWrite: table, rollAndWriteTerminal: words } = say();
  const spending = (colour: keyof typeof words.does) => {
    const stars = table.stars(trackIn(picture, seat, colour).star);
    return labelled(table.ability[colour] ?? '', `${words.does[colour]} (${stars})`);
  };
  const has = (verb: Parameters<typeof optionsOf>[1]) => optionsOf(turn, verb).length > 0;
  const choices: Choice[] = [];
  if (has('draw')) choices.push(branch(words.draw, () => tileMenu(turn), { keys: ['draw'] }));
  if (has('reroll')) {
    choices.push(branch(spending('R'), () => rerollMenu(turn), { keys: ['reroll'] }));
  }
  if (has('recolour')) {
    choices.push(branch(spending('G'), () => recolourMenu(turn), { keys: ['recolour'] }));
  }
  for (const { move } of optionsOf(turn, 'nox')) choices.push(leaf(spending('B'), move));
  if (has('single')) {
    const sign = picture.noX ? 'O' : 'X';
    const open = () => oneSquareMenu(words.whichSquare(sign), optionsOf(turn, 'single'));
    choices.push(branch(spending('P'), open, { keys: ['single'] }));
  }
  for (const { move } of optionsOf(turn, 'end')) {
    choices.push(leaf(picture.drawn ? table.end : table.endWithout, move));
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

function coatMenu(turn: TurnOptions<Picture>): Menu {
  const { rollAndWrite: table, rollAndWriteTerminal: words } = say();
  const squares = optionsOf(turn, 'coatSquare');
  const tracks = optionsOf(turn, 'coatTrack');
  const choices: Choice[] = [];
  if (squares.length > 0) {
    const open = () => oneSquareMenu(words.whichSquare('O'), squares);
    choices.push(branch(words.window, open));
  }
  if (tracks.length > 0) {
    const open = () => trackMenu(turn, words.whichTrack);
    choices.push(branch(words.boxes, open));
  }
  return unlessTrivial({ title: `${table.status.coat(turn.picture.coats)}.`, choices });
}

function trackMenu(turn: TurnOptions<Picture>, title: string): Menu {
  const tracks = [...optionsOf(turn, 'start'), ...optionsOf(turn, 'coatTrack')].sort(
    (a, b) => letterOrder(a.spoken.track) - letterOrder(b.spoken.track),
  );
  const choices = tracks.map(({ move, spoken: { track } }) => {
    const boxes = boxesInWords(track, trackIn(turn.picture, turn.seat, track).marked, 2);
    return leaf(labelled(track, boxes), move, { keys: [colourKey(track)] });
  });
  return { title, choices };
}

function letterOrder(track: string): number {
  return COLOURS.join('').indexOf(track);
}
