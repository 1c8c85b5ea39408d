/** What the rules of typography find, put right and leave alone. */
import { describe, expect, it } from 'vitest';
import { HOLE } from '../src/literals.ts';
import { corrected, findingsIn } from '../src/typography.ts';

const n = '\u00a0';
const t = '\u202f';

describe.each<[string, string, string]>([
  ['en', 'Just a moment ...', 'Just a moment…'],
  ['en', 'Don`t, it´s', 'Don’t, it’s'],
  ['nl', 'Wacht…', `Wacht${n}…`],
  ['en', `Stopped at ${HOLE} %.`, `Stopped at ${HOLE}%.`],
  [
    'en',
    `It's "${HOLE}'s" turn, 2-4  players - or one`,
    `It’s “${HOLE}’s” turn, 2–4 players – or one`,
  ],
  ['fr', 'Quoi? Ça va !', `Quoi${t}? Ça va${t}!`],
  ['fr', `Règles : «x» et « y »; 60 %`, `Règles${n}: «${n}x${n}» et «${n}y${n}»${t}; 60${n}%`],
  ['fr', `${HOLE}: [ici](#x)?`, `${HOLE}${n}: [ici](#x)${t}?`],
  ['de', 'Würfel rollen ... "so" „da”: 60%', `Würfel rollen${n}… „so“ „da“: 60${n}%`],
  ['nl', 'Even geduld … "ja" 60 %', `Even geduld${n}… ‘ja’ 60%`],
  ['da', 'Vent ... "ja" 60%', `Vent${n}… ”ja” 60${n}%`],
])('in %s', (language, wrong, right) => {
  it(`${wrong} becomes ${right}`, () => {
    expect(findingsIn(wrong, language)).not.toEqual([]);
    expect(corrected(wrong, language)).toBe(right);
    expect(findingsIn(right, language)).toEqual([]);
  });
});

it.each([
  ['fr', `Et si…${t}? 12:30, ?, !${t}`],
  ['fr', `dit qui joue et quoi${n}: {"by":0,"move":"end"}.`],
  ['en', `${HOLE}${HOLE}: {"by":0,"move":"end"}, RW-8, 2026-11-18`],
  ['de', 'Aus Rot wird …'.replace(' …', `${n}…`)],
])('in %s nothing is wrong with %s', (language, text) => {
  expect(findingsIn(text, language)).toEqual([]);
  expect(corrected(text, language)).toBe(text);
});

it('leaves a quote to people that may open or close', () => {
  expect(findingsIn("in 't midden", 'nl')).toHaveLength(1);
  expect(corrected("in 't midden", 'nl')).toBe("in 't midden");
});

it.each([
  ['de', '“So“ geht es nicht.'],
  ['de', 'So ›nicht‹.'],
  ['en', 'Not ‘so’.'],
])('in %s a person decides about the quotes of %s', (language, text) => {
  expect(findingsIn(text, language)).not.toEqual([]);
  expect(corrected(text, language)).toBe(text);
});

it('a language without rules of its own is held to those for all', () => {
  expect(corrected('Så är det - "ja"  ...', 'sv')).toBe('Så är det – "ja" …');
  expect(findingsIn('Så är det - ja', 'sv')).toHaveLength(1);
});
