/** A language goes out as a table and comes back. */
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from '../src/csv.ts';
import { isStale } from '../src/sources.ts';
import { exportTable, importTable } from '../src/table.ts';

const TABLE = readCsv(await exportTable('nl'));
const [HEAD, ROWS] = [TABLE[0]!, TABLE.slice(1)];
const TRANSLATION = HEAD.indexOf('translation');

/** Imports rows whose cells were changed. */
function importOf(...rows: (readonly string[])[]) {
  return importTable('nl', writeCsv([HEAD, ...rows]));
}

const isByCode = (row: readonly string[]) => row.includes('built by code');
const plain = ROWS.find((row) => row[0] === 'common.ts:common.cancel')!;
const template = ROWS.find((row) => !isByCode(row) && row[TRANSLATION]!.includes('{name}'))!;

it('shows every text with its English and its screen', () => {
  expect(ROWS.length).toBeGreaterThan(1500);
  expect(plain[1]).not.toBe('');
  expect(plain[3]).toMatch(/^common: ./);
  expect(ROWS.filter((row) => (row[1] === '') !== (row[TRANSLATION] === ''))).toEqual([]);
  expect(ROWS.filter(isByCode).length).toBeLessThan(ROWS.length / 5);
});

it('changes nothing if nothing was changed', async () => {
  const { errors, files } = await importTable('nl', writeCsv(TABLE));
  expect(errors).toEqual([]);
  expect(files.size).toBe(0);
});

it('writes a text into its file, and only there', async () => {
  const { errors, files } = await importOf(plain.with(TRANSLATION, 'Nieuwe tekst'));
  expect(errors).toEqual([]);
  expect([...files.keys()].map((path) => path.split('/').slice(-2))).toEqual([['nl', 'common.ts']]);
  expect([...files.values()][0]).toContain("cancel: 'Nieuwe tekst',");
});

it('sets the typography that needs no decision', async () => {
  const text = template[TRANSLATION]!;
  const { files } = await importOf(template.with(TRANSLATION, `${text} "{name}"...`));
  expect([...files.values()][0]).toMatch(/‘[$][{]name[}]’…`/);
});

it.each<[string, readonly string[], RegExp]>([
  [
    'an unknown key',
    plain.with(0, 'common.ts:nothing'),
    /^row 2: there is no key common.ts:nothing$/,
  ],
  ['no translation', plain.with(TRANSLATION, ' '), /common[.]cancel: the translation is empty$/],
  ['typography', plain.with(TRANSLATION, "in 't midden"), /nl\/common[.]ts:\d+: .*straight/],
  ['a missing placeholder', template.with(TRANSLATION, 'Hallo'), /\{name\} is missing$/],
  [
    'a strange one',
    template.with(TRANSLATION, `${template[TRANSLATION]}{x}`),
    /nothing is called \{x\}/,
  ],
  ['another English', plain.with(1, 'Old').with(TRANSLATION, 'Anders'), /the English is “.+” now/],
  ['code', ROWS.find(isByCode)!.with(TRANSLATION, 'x'), /^row 2: nl\/.*[.]ts:\d+: .*built by code/],
])('refuses %s, and then all', async (_, row, why) => {
  const { errors, files } = await importOf(row, plain.with(TRANSLATION, 'Nieuwe tekst'));
  expect(errors[0]).toMatch(why);
  expect(files.size).toBe(0);
});

it('a translation is stale if its English alone has changed', () => {
  expect(isStale('en1 nl1', 'en2 nl1')).toBe(true);
  expect(isStale('en1 nl1', 'en2 nl2')).toBe(false);
  expect(isStale('en1 nl1', 'en1 nl2')).toBe(false);
  expect(isStale(undefined, 'en1 nl1')).toBe(false);
});

it('what a translator has found right is right, unless the English is another one again', async () => {
  const { checked } = await importOf(plain.with(4, ''), template.with(1, 'Old').with(4, ''));
  expect([...checked]).toEqual([plain[0]]);
  expect((await importOf(plain.with(4, 'yes'))).checked.size).toBe(0);
});
