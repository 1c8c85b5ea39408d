import { PersonName } from '@nyhavn/protocol';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nameKey } from '../../src/people/names.ts';

describe('names that look alike', () => {
  test.each([
    ['Anna', 'anna'],
    ['Anna', 'ANNA'],
    ['Anna', 'Аnnа'], // Cyrillic А and а
    ['Otto', 'Οtto'], // Greek Ο
    ['Søren', 'Soren'],
    ['Zoë', 'Zoe\u0308'],
    ['José', 'jose'],
    ['Straße', 'STRASSE'],
    ['Bill', 'BiII'],
    ['Bob', 'B0b'],
    ['Anna', 'Ａｎｎａ'],
    ['Mia', 'Rnia'],
    ['William', 'VVilliam'],
    ['Jan de Vries', 'Jan-de-Vries'],
    ['Jan', 'Jan.'],
  ])('%s and %s', (one, other) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });
});

test.each([
  ['Anna', 'Hanna'],
  ['李', '王'],
  ['Ида', 'Ива'],
  ['🙂', '🙃'],
  ['...', '!!'],
])('%s and %s are different', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test('every name that can be given has a key, and the same one in any normal form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (text) => {
      const name = v.safeParse(PersonName, text);
      if (!name.success) return;
      const key = nameKey(name.output);
      expect(key).not.toBe('');
      expect(nameKey(name.output.normalize('NFD'))).toBe(key);
    }),
  );
});
