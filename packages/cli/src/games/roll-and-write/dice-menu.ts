/** Menus for dice: which to roll again, which to turn, which to take. */
import { branch, type Choice, leaf, type Menu, unlessTrivial } from '../../play/menu.ts';
import { groupBy, type TurnOptions } from '../../play/turn-options.ts';
import { capital } from '../../play/words.ts';
import { type Picking, pickMenu } from '../house/pick-menu.ts';
import { byLetters, colourName } from '../house/words.ts';
import { optionsOf } from './options.ts';
import { type Picture, sheetOf, trackPicture } from './picture.ts';
import { boxesInWords } from './story.ts';
import { diceInWords } from './words.ts';

/** Which dice to roll again: what keeps one colour first, then one by one. */
export function rerollMenu(turn: TurnOptions<Picture>): Menu {
  const letters = new Map(optionsOf(turn, 'reroll').map((o) => [o.spoken.dice, o.move]));
  const dice = turn.picture.dice ?? '';
  const keeping = [...new Set(dice)].flatMap((face): Choice[] => {
    const again = [...dice].filter((die) => die !== face && die !== 'W').join('');
    const kept = [...dice].filter((die) => die === face || die === 'W').join('');
    const move = letters.get(again);
    if (move === undefined) return [];
    return [leaf(`${again}: keep ${diceInWords(kept)}, roll the rest`, move)];
  });
  const everything = letters.get(dice);
  const all = everything === undefined ? [] : [leaf(`${dice}: roll all of them`, everything)];
  const one = branch('Pick the dice one by one', () => pickMenu(letters, REROLLING));
  return {
    title: 'Which dice do you re-roll? You can also type their letters.',
    choices: [...keeping, ...all, one],
    read: byLetters(letters),
  };
}

const REROLLING: Picking = {
  title: (picked) =>
    picked === '' ? 'Which die first?' : `So far ${diceInWords(picked)}. Which one next?`,
  add: (face) => `a ${colourName(face)} die`,
  done: (picked) => `Re-roll ${diceInWords(picked)}`,
  keys: (face) => [colourName(face)],
};

/** Which dice to turn, and to which face. */
export function recolourMenu(turn: TurnOptions<Picture>): Menu {
  const turns = groupBy(optionsOf(turn, 'recolour'), ({ spoken }) => spoken.dice);
  const choices = turns.map((group) => {
    const words = diceInWords(group[0].spoken.dice);
    const open = (): Menu => ({
      title: `Turn ${words} to which colour?`,
      choices: group.map(({ spoken, move }) =>
        leaf(colourName(spoken.to), move, { keys: [colourName(spoken.to)] }),
      ),
    });
    return branch(words, open);
  });
  return unlessTrivial({ title: 'Which dice do you turn?', choices });
}

/** Which of the dice left over to take, and so which tracks to mark. */
export function markMenu(turn: TurnOptions<Picture>): Menu {
  const sets = new Map(optionsOf(turn, 'mark').map((o) => [o.spoken.tracks, o.move]));
  const sheet = sheetOf(turn.picture, turn.seat);
  const box = (face: string, picked: string) => {
    const marked = trackPicture(sheet, face).marked + picked.split(face).length - 1;
    return `${face}: ${boxesInWords(face, marked, 1)}`;
  };
  const pickable = new Map([...sets].filter(([set]) => set !== ''));
  const menu = pickMenu(pickable, {
    title: (picked) =>
      picked === ''
        ? 'Which die do you take?'
        : `${capital(colourName(picked))}, and a second die?`,
    add: box,
    done: () => 'No second die',
    keys: (face) => [colourName(face)],
  });
  const nothing = sets.get('');
  const none = nothing === undefined ? [] : [leaf('Take nothing', nothing, { keys: ['nothing'] })];
  return { ...menu, choices: [...menu.choices, ...none] };
}
