/** Regions of languages, plurals, and times in units: by the rules that browsers know. */
import { afterEach, expect, it } from 'vitest';
import { settings } from '../../src/store/settings.ts';
import { genitive } from '../../src/words/da/grammar.ts';
import { grammarOf, localeOf } from '../../src/words/grammar.ts';
import { durationText } from '../../src/words/numbers.ts';

const before = settings.value;
afterEach(() => {
  settings.value = before;
});

it.each<[language: 'en' | 'de', browsers: string[], tag: string]>([
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['en-GB'], 'en-GB'],
  ['en', ['en'], 'en-GB'],
  ['en', ['nl-BE', 'en-IE'], 'en-IE'],
  ['en', ['de-AT'], 'en-GB'],
  ['en', ['en-US@posix'], 'en-GB'],
  ['de', ['de-AT', 'de-DE'], 'de-AT'],
  ['de', ['en-US'], 'de'],
  ['de', [], 'de'],
])('%s in a browser with %j is written by %s', (language, browsers, tag) => {
  expect(localeOf(language, browsers)).toBe(tag);
});

it('dates have the day before the month, except where the region has it otherwise', () => {
  const dated = (browsers: readonly string[]) =>
    new Date('2026-11-17T12:00Z').toLocaleDateString(localeOf('en', browsers), {
      dateStyle: 'medium',
    });
  expect(dated(['en-GB'])).toBe('17 Nov 2026');
  expect(dated(['da', 'nl-NL'])).toBe('17 Nov 2026');
  expect(dated(['en-US'])).toBe('Nov 17, 2026');
});

it('nought is one in French and several elsewhere', () => {
  const points = (language: 'en' | 'fr') =>
    [0, 1, 2, 21].map((count) => grammarOf(language).counted(count, 'point', 'points'));
  expect(points('en')).toEqual(['0 points', '1 point', '2 points', '21 points']);
  expect(points('fr')).toEqual(['0 point', '1 point', '2 points', '21 points']);
});

it.each([
  ['nl', '3 uur 5 min', '2 dagen'],
  ['de', '3 Std. 5 Min.', '2 Tg.'],
  ['da', '3 t. 5 min.', '2 dage'],
] as const)('times in %s have its own units', (language, hours, days) => {
  settings.value = { ...before, language };
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(plain(durationText({ hour: 3, minute: 5 }))).toBe(hours);
  expect(plain(durationText({ day: 2 }))).toBe(days);
});

it.each([
  ['Anna', 'Annas'],
  ['Anders', 'Anders’'],
  ['Spiller 2', 'Spiller 2’s'],
])('%s owns something in Danish: %s', (name, owns) => {
  expect(genitive(name)).toBe(owns);
});
