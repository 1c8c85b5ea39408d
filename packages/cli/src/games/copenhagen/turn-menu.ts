/** The first menu of a decision: the kinds of action that are possible now. */

import { branch, type Choice, leaf, type Menu } from '../../play/menu.ts';
import type { TurnOptions } from '../../play/turn-options.ts';
import { asSentence } from '../../play/words.ts';
import { list, say } from '../../words.ts';
import { squareMenu } from '../house/place-menu.ts';
import { newSquares, tileMenu } from './build-menu.ts';
import { discardMenu, takeChoices } from './card-menu.ts';
import { abilityInWords } from './material.ts';
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
  const { take, takeOrBuild } = say().copenhagen.status;
  const title = asSentence(builds.length === 0 ? take : takeOrBuild);
  return { title, choices: [...takeChoices(turn), ...builds], isDense: true };
}

function buildChoices(turn: TurnOptions<Picture>): Choice[] {
  const menu = tileMenu(turn);
  if (!menu) return [];
  const label = say().copenhagenTerminal.build(menu.choices.length);
  return [branch(label, () => menu, { keys: ['build'] })];
}

function endChoices(turn: TurnOptions<Picture>): Choice[] {
  const { end, endUnbuilt } = say().copenhagen.both;
  const label = turn.picture.phase === 'build' ? endUnbuilt : end;
  return optionsOf(turn, 'end').map(({ move }) => leaf(label, move));
}

function bothMenu(turn: TurnOptions<Picture>): Menu {
  const words = say().copenhagen;
  const both = optionsOf(turn, 'both').map(({ move }) =>
    leaf(`${words.both.use} (${words.both.uses})`, move, { keys: ['build'] }),
  );
  return { title: asSentence(words.status.both), choices: [...both, ...endChoices(turn)] };
}

function coatMenu(turn: TurnOptions<Picture>): Menu {
  const { picture, seat } = turn;
  const { copenhagenTerminal, copenhagen } = say();
  const words = copenhagen.coat;
  const squares = optionsOf(turn, 'coatSquare');
  const abilities = optionsOf(turn, 'coatTake');
  const choices: Choice[] = [];
  if (squares.length > 0) {
    const spots = squares.map((square) => ({ ...square, cells: [square.spoken.cell] }));
    const open = () => squareMenu(copenhagenTerminal.whiteWhere, spots, newSquares);
    choices.push(branch(words.white, open, { keys: ['white'] }));
  }
  for (const { spoken, move } of abilities) {
    const label = words.take(abilityInWords(spoken.ability));
    choices.push(leaf(label, move, { keys: [spoken.ability] }));
  }
  for (const { move } of optionsOf(turn, 'coatTurn')) {
    const used = list(abilitiesOf(houseOf(picture, seat), 'used'));
    choices.push(leaf(words.turnWhat(used), move, { keys: ['turn'] }));
  }
  for (const { move } of optionsOf(turn, 'coatSkip')) {
    choices.push(leaf(words.skip, move, { keys: ['skip'] }));
  }
  return { title: asSentence(words.title(picture.coats)), choices };
}
