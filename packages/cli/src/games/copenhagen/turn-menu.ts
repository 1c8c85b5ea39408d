/** The first menu of a decision: the kinds of action that are possible now. */

import { branch, type Choice, leaf, type Menu } from '../../play/menu.ts';
import type { TurnOptions } from '../../play/turn-options.ts';
import { count, list } from '../../play/words.ts';
import { coatsOwed } from '../house/gains.ts';
import { squareMenu } from '../house/place-menu.ts';
import { newSquares, tileMenu } from './build-menu.ts';
import { discardMenu, takeChoices } from './card-menu.ts';
import { abilityInWords, meaningOf } from './material.ts';
import { optionsOf } from './options.ts';
import { abilitiesOf, houseOf, type Picture } from './picture.ts';

/** The menu that a decision begins with. */
export function menuFor(turn: TurnOptions<Picture>): Menu {
  switch (turn.picture.phase) {
    case 'discard':
      return discardMenu(turn);
    case 'both':
      return bothMenu(turn);
    case 'build':
      return { title: '', choices: [...buildChoices(turn), ...endChoices(turn)] };
    case 'coat':
      return coatMenu(turn);
    default:
      return turnMenu(turn);
  }
}

function turnMenu(turn: TurnOptions<Picture>): Menu {
  const builds = buildChoices(turn);
  const title = builds.length === 0 ? 'Take two cards.' : 'Take two cards or build.';
  return { title, choices: [...takeChoices(turn), ...builds], isDense: true };
}

function buildChoices(turn: TurnOptions<Picture>): Choice[] {
  const menu = tileMenu(turn);
  if (!menu) return [];
  const label = `Build a tile: you can afford ${count(menu.choices.length, 'kind')}`;
  return [branch(label, () => menu, { keys: ['build'] })];
}

function endChoices(turn: TurnOptions<Picture>): Choice[] {
  const label = turn.picture.phase === 'build' ? 'End turn without building' : 'End turn';
  return optionsOf(turn, 'end').map(({ move }) => leaf(label, move));
}

function bothMenu(turn: TurnOptions<Picture>): Menu {
  const both = optionsOf(turn, 'both').map(({ move }) =>
    leaf(`Build as well: use both (${meaningOf('both')})`, move, { keys: ['build'] }),
  );
  return { title: 'You’ve taken cards.', choices: [...both, ...endChoices(turn)] };
}

function coatMenu(turn: TurnOptions<Picture>): Menu {
  const { picture, seat } = turn;
  const squares = optionsOf(turn, 'coatSquare');
  const abilities = optionsOf(turn, 'coatTake');
  const choices: Choice[] = [];
  if (squares.length > 0) {
    const spots = squares.map((square) => ({ ...square, cells: [square.spoken.cell] }));
    const open = () => squareMenu('Where does the white tile go?', spots, newSquares);
    choices.push(branch('Place a white tile, a window', open, { keys: ['white'] }));
  }
  for (const { spoken, move } of abilities) {
    const label = `Take the ability tile ${abilityInWords(spoken.ability)}`;
    choices.push(leaf(label, move, { keys: [spoken.ability] }));
  }
  for (const { move } of optionsOf(turn, 'coatTurn')) {
    const used = list(abilitiesOf(houseOf(picture, seat), 'used'));
    choices.push(leaf(`Refresh your used ability tiles: ${used}`, move, { keys: ['turn'] }));
  }
  for (const { move } of optionsOf(turn, 'coatSkip')) {
    choices.push(leaf('Skip it', move, { keys: ['skip'] }));
  }
  return { title: coatsOwed(picture.coats), choices };
}
