/** Tables as spreadsheets write and read them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from '../src/csv.ts';

const cell = fc
  .string({ unit: fc.constantFrom(...'aé"\';,\t\n=+-@ ') })
  .filter((text) => !/^'[=+\-@]/.test(text));

it('any table comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (rows) => {
      const table = [['key', 'text'], ...rows];
      expect(readCsv(writeCsv(table))).toEqual(table);
    }),
  );
});

it.each([',', ';', '\t'])('a spreadsheet may separate by %j', (separator) => {
  const text = [
    `key${separator}text`,
    `a${separator}"x${separator} ""y""\nz"`,
    `b${separator}`,
  ].join('\n');
  expect(readCsv(text)).toEqual([
    ['key', 'text'],
    ['a', `x${separator} "y"\nz`],
    ['b', ''],
  ]);
});

it('nothing is taken for a formula', () => {
  expect(writeCsv([['+{points}']])).toBe("\ufeff'+{points}\r\n");
  expect(readCsv("'+{points}\r\n")).toEqual([['+{points}']]);
});

it('a quote that is not closed is no table', () => {
  expect(() => readCsv('key;"text')).toThrow('row 1');
});
