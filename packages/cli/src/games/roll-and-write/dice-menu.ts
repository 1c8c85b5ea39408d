/** Menus for dice: which to roll again, which to turn, which to take. */
import { branch, type Choice, leaf, type Menu, unlessTrivial } from '../../play/menu.ts';
import { groupBy, type TurnOptions } from '../../play/turn-options.ts';
import { labelled, say } from '../../words.ts';
import { type Picking, pickMenu } from '../house/pick-menu.ts';
import { byLetters, colourKey, colourName, paintOf } from '../house/words.ts';
import { optionsOf } from './options.ts';
import { type Picture, trackIn } from './picture.ts';
import { boxesInWords } from './story.ts';
import { diceInWords } from './words.ts';

/** The menu of dice to roll again: those that keep one colour first, then one by one. */
export function rerollMenu(turn: TurnOptions<Picture>): Menu {
  const words = say().rollAndWriteTerminal;
  const letters = new Map(optionsOf(turn, 'reroll').map((o) => [o.spoken.dice, o.move]));
  const dice = turn.picture.dice ?? '';
  const keeping = [...new Set(dice)].flatMap((face): Choice[] => {
    const again = [...dice].filter((die) => die !== face && die !== 'W').join('');
    const kept = [...dice].filter((die) => die === face || die === 'W').join('');
    const move = letters.get(again);
    if (move === undefined) return [];
    return [leaf(labelled(again, words.keep(diceInWords(kept))), move)];
  });
  const everything = letters.get(dice);
  const all = everything === undefined ? [] : [leaf(labelled(dice, words.all), everything)];
  const one = branch(words.oneByOne, () => pickMenu(letters, REROLLING));
  return {
    title: words.rerollWhich,
    choices: [...keeping, ...all, one],
    read: byLetters(letters),
  };
}

const REROLLING: Picking = {
  title: (picked) =>
    picked === '' ? say().rollAndWriteTerminal.whichFirst : say().house.soFar(diceInWords(picked)),
  add: (face) => say().rollAndWrite.story.dieList(paintOf(face)),
  done: (picked) => labelled(say().rollAndWrite.ability.R ?? '', diceInWords(picked)),
  keys: (face) => [colourKey(face)],
};

/** The menu of dice to turn, and of their new face. */
export function recolourMenu(turn: TurnOptions<Picture>): Menu {
  const turns = groupBy(optionsOf(turn, 'recolour'), ({ spoken }) => spoken.dice);
  const choices = turns.map((group) => {
    const words = diceInWords(group[0].spoken.dice);
    const open = (): Menu => ({
      title: say().rollAndWrite.recolourTo(words),
      choices: group.map(({ spoken, move }) =>
        leaf(colourName(spoken.to), move, { keys: [colourKey(spoken.to)] }),
      ),
    });
    return branch(words, open);
  });
  return unlessTrivial({ title: say().rollAndWriteTerminal.turnWhich, choices });
}

/** The menu of leftover dice to take, and so of tracks to mark. */
export function markMenu(turn: TurnOptions<Picture>): Menu {
  const words = say().rollAndWriteTerminal;
  const sets = new Map(optionsOf(turn, 'mark').map((o) => [o.spoken.tracks, o.move]));
  const box = (face: string, picked: string) => {
    const marked = trackIn(turn.picture, turn.seat, face).marked + picked.split(face).length - 1;
    return labelled(face, boxesInWords(face, marked, 1));
  };
  const pickable = new Map([...sets].filter(([set]) => set !== ''));
  const menu = pickMenu(pickable, {
    title: (picked) => (picked === '' ? words.takeWhich : words.second(colourName(picked))),
    add: box,
    done: () => words.noSecond,
    keys: (face) => [colourKey(face)],
  });
  const nothing = sets.get('');
  const none =
    nothing === undefined
      ? []
      : [leaf(say().rollAndWrite.takeNone, nothing, { keys: ['nothing'] })];
  return { ...menu, choices: [...menu.choices, ...none] };
}
