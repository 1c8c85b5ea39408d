/** Menus that pick letters one after the other: dice, cards, places. */
import type { Move } from '@nyhavn/engine';
import { branch, type Choice, leaf, type Menu } from '../../play/menu.ts';
import { byLetters, canonicalLetters, LETTERS } from './words.ts';

/** The texts of a choice of several things; each gets the letters that were picked before. */
export interface Picking {
  title(picked: string): string;
  add(letter: string, picked: string): string;
  done(picked: string): string;
  /** Words that pick a letter besides its number. */
  keys(letter: string): readonly string[];
}

/** Picks letters one after the other until they are one of the sets that lead to a move. */
export function pickMenu(sets: ReadonlyMap<string, Move>, words: Picking, picked = ''): Menu {
  const done = sets.get(picked);
  const choices: Choice[] = done === undefined ? [] : [leaf(words.done(picked), done)];
  for (const letter of LETTERS) {
    const more = canonicalLetters(picked + letter);
    if (![...sets.keys()].some((set) => holds(set, more))) continue;
    const next = pickMenu(sets, words, more);
    const label = words.add(letter, picked);
    const keys = words.keys(letter);
    const isWhole = next.choices.length === 1 && sets.has(more);
    const [only] = next.choices;
    choices.push(only && isWhole ? { ...only, label, keys } : branch(label, () => next, { keys }));
  }
  return { title: words.title(picked), choices, read: byLetters(sets) };
}

function holds(set: string, part: string): boolean {
  let rest = set;
  for (const letter of part) {
    if (!rest.includes(letter)) return false;
    rest = rest.replace(letter, '');
  }
  return true;
}
