/** Menus for dice: which to roll again, which to turn, which to take. */
import type { Move } from '@nyhavn/engine';
import { FACE_NAMES } from './material.ts';
import {
  branch,
  type Choice,
  groupBy,
  leaf,
  type Menu,
  optionsOf,
  type Situation,
  unlessTrivial,
} from './menu.ts';
import { sheetOf, trackPicture } from './picture.ts';
import { boxesInWords } from './story.ts';
import { capital, diceInWords, faceName } from './words.ts';

const FACES = Object.keys(FACE_NAMES).join('');

/** Letters of faces in canonical order. */
export function canonicalLetters(letters: string): string {
  return [...letters].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b)).join('');
}

/** Which dice to roll again: what keeps one colour first, then one by one. */
export function rerollMenu(situation: Situation): Menu {
  const letters = new Map(optionsOf(situation, 'reroll').map((o) => [o.spoken.dice, o.move]));
  const dice = situation.picture.dice ?? '';
  const keeping = [...new Set(dice)].flatMap((face): Choice[] => {
    const again = [...dice].filter((die) => die !== face && die !== 'W').join('');
    const kept = [...dice].filter((die) => die === face || die === 'W').join('');
    const move = letters.get(again);
    if (move === undefined) return [];
    return [leaf(`${again}: keep ${diceInWords(kept)}, roll the rest`, move)];
  });
  const everything = letters.get(dice);
  const all = everything === undefined ? [] : [leaf(`${dice}: roll all of them`, everything)];
  const one = branch('Pick the dice one by one', () => pickMenu(letters, '', REROLLING));
  return {
    title: 'Which dice do you roll again? Their letters can be typed as well.',
    choices: [...keeping, ...all, one],
    letters,
  };
}

interface Picking {
  title(picked: string): string;
  add(face: string, picked: string): string;
  done(picked: string): string;
}

const REROLLING: Picking = {
  title: (picked) =>
    picked === '' ? 'Which die first?' : `So far ${diceInWords(picked)}. Which one besides?`,
  add: (face) => `a ${faceName(face)} die`,
  done: (picked) => `Roll ${diceInWords(picked)} again`,
};

/** Picks letters one after the other until they are one of the sets that lead to a move. */
function pickMenu(sets: ReadonlyMap<string, Move>, picked: string, words: Picking): Menu {
  const done = sets.get(picked);
  const choices: Choice[] = done === undefined ? [] : [leaf(words.done(picked), done)];
  for (const face of FACES) {
    const more = canonicalLetters(picked + face);
    if (![...sets.keys()].some((set) => holds(set, more))) continue;
    const next = pickMenu(sets, more, words);
    const [only, ...others] = next.choices;
    const keys = [faceName(face)];
    choices.push(
      only && others.length === 0
        ? { ...only, label: words.add(face, picked), keys }
        : branch(words.add(face, picked), () => next, { keys }),
    );
  }
  return { title: words.title(picked), choices, letters: sets };
}

function holds(set: string, part: string): boolean {
  let rest = set;
  for (const letter of part) {
    if (!rest.includes(letter)) return false;
    rest = rest.replace(letter, '');
  }
  return true;
}

/** Which dice to turn, and to which face. */
export function recolourMenu(situation: Situation): Menu {
  const turns = groupBy(optionsOf(situation, 'recolour'), ({ spoken }) => spoken.dice);
  const choices = turns.map((group) => {
    const words = diceInWords(group[0].spoken.dice);
    const open = (): Menu => ({
      title: `Turn ${words} to which colour?`,
      choices: group.map(({ spoken, move }) =>
        leaf(faceName(spoken.to), move, { keys: [faceName(spoken.to)] }),
      ),
    });
    return branch(words, open);
  });
  return unlessTrivial({ title: 'Which dice do you turn?', choices });
}

/** Which of the dice left over to take, and so which tracks to mark. */
export function markMenu(situation: Situation): Menu {
  const sets = new Map(optionsOf(situation, 'mark').map((o) => [o.spoken.tracks, o.move]));
  const sheet = sheetOf(situation.picture, situation.seat);
  const box = (face: string, picked: string) => {
    const marked = trackPicture(sheet, face).marked + picked.split(face).length - 1;
    return `${face}: ${boxesInWords(face, marked, 1)}`;
  };
  const pickable = new Map([...sets].filter(([set]) => set !== ''));
  const menu = pickMenu(pickable, '', {
    title: (picked) =>
      picked === '' ? 'Which die do you take?' : `${capital(faceName(picked))}, and a second die?`,
    add: box,
    done: () => 'No second die',
  });
  const nothing = sets.get('');
  const none = nothing === undefined ? [] : [leaf('Take nothing', nothing, { keys: ['nothing'] })];
  return { ...menu, choices: [...menu.choices, ...none] };
}
