/** What the compiler can't see of the words for playing together. */
import { GAMES } from '@nyhavn/engine';
import { expect, it } from 'vitest';
import { words as deCalls } from '../../src/words/de/calls.ts';
import { common as deCommon } from '../../src/words/de/common.ts';
import { words as de } from '../../src/words/de/together.ts';
import { words as enCalls } from '../../src/words/en/calls.ts';
import { common as enCommon } from '../../src/words/en/common.ts';
import { words as en } from '../../src/words/en/together.ts';
import { words as frCalls } from '../../src/words/fr/calls.ts';
import { common as frCommon } from '../../src/words/fr/common.ts';
import { words as fr } from '../../src/words/fr/together.ts';
import { words as nlCalls } from '../../src/words/nl/calls.ts';
import { common as nlCommon } from '../../src/words/nl/common.ts';
import { words as nl } from '../../src/words/nl/together.ts';

/** Every sentence by its place; those with parameters are tried with some. */
function sentences(part: object, place = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [0, 1, 2].map((n) => [`${here} ${n}`, value(n, n)]);
    return typeof value === 'object' && value !== null ? sentences(value, here) : [];
  });
}

/** All that is said where people play together. */
const ALL = {
  en: { ...en, calls: enCalls },
  nl: { ...nl, calls: nlCalls },
  de: { ...de, calls: deCalls },
  fr: { ...fr, calls: frCalls },
};

const ENGLISH = new Map(sentences(ALL.en));

/** Words that are the same in both languages, or nothing but names. */
const SAME = /^(Bot|bot|Chat|Hallo!|Roll & Write|Copenhagen|\d: \d)$/;

it.each(Object.entries({ nl: ALL.nl, de: ALL.de, fr: ALL.fr }))(
  '%s says everything in its own words',
  (_, words) => {
    const spoken = sentences(words);
    expect(spoken.map(([place]) => place).sort()).toEqual([...ENGLISH.keys()].sort());
    for (const [place, text] of spoken) {
      expect(text.trim(), place).not.toBe('');
      if (!SAME.test(text)) expect(text, place).not.toBe(ENGLISH.get(place));
    }
  },
);

it('French keeps its signs beside their words', () => {
  for (const [place, text] of sentences(ALL.fr)) expect(text, place).not.toMatch(/ [:;?!]/);
});

it('notices of the system call games what the page calls them', () => {
  for (const [calls, common] of [
    [enCalls, enCommon],
    [nlCalls, nlCommon],
    [deCalls, deCommon],
    [frCalls, frCommon],
  ] as const) {
    expect(common.games).toMatchObject(calls.notice.games);
    expect(Object.keys(calls.notice.games).sort()).toEqual(GAMES.map(({ id }) => id).sort());
  }
});
