import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@nyhavn/web/print';
import { beforeAll, describe, expect, test } from 'vitest';
import { nyhavn } from './nyhavn.ts';

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));

/** How many pages a document has. */
function pagesOf(file: string): number {
  return readFileSync(file, 'latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('print writes sheets with the rules behind them, and says where', () => {
  const file = join(folder, 'sheets.pdf');
  const { status, stdout, stderr } = nyhavn(['print', '--out', file]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`${file} is ready`);
  expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-/);
  expect(pagesOf(file)).toBe(4);
});

test('print follows every option', () => {
  const file = join(folder, 'few.pdf');
  const options = '--sheet player --paper letter --per-page 4 --ink saving --language nl';
  const argv = ['print', ...options.split(' '), '--no-rules', '--copies', '3', '--out', file];
  expect(nyhavn(argv).status).toBe(0);
  expect(pagesOf(file)).toBe(3);
  expect(readFileSync(file, 'latin1')).toContain('/MediaBox [0 0 612 792]');
});

test('print writes to standard output when asked', () => {
  const { status, stdout } = nyhavn(['print', '--sheet', 'facades', '--out', '-']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
});

test.each([
  ['--paper', 'a5', '--paper takes a4 or letter'],
  ['--sheet', 'rules', '--sheet takes player, facades or both'],
  ['--per-page', '3', '--per-page takes 1, 2 or 4'],
  ['--ink', 'green', '--ink takes colour or saving'],
  ['--language', 'xx', `--language takes ${EITHER.format(LANGUAGES)}`],
  ['--copies', '0', '--copies takes a whole number from 1 to 20'],
])('print %s %s says what is right and writes nothing', (option, value, sentence) => {
  const file = join(folder, 'nothing.pdf');
  const { status, stdout, stderr } = nyhavn(['print', option, value, '--out', file]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`${sentence}.\nusage: nyhavn print `);
  expect(existsSync(file)).toBe(false);
});

test('print says why a file can not be written', () => {
  const { status, stderr } = nyhavn(['print', '--out', join(folder, 'nowhere', 'sheets.pdf')]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/sheets[.]pdf: there is no such file/);
});

describe('print keepsake', () => {
  const record = join(folder, 'games.jsonl');
  beforeAll(() => {
    const games = ['roll-and-write', 'copenhagen'].map((game) => {
      const argv = ['sim', '--game', game, '--players', '3', '--bots', 'greedy', '--record', '-'];
      return nyhavn(argv).stdout;
    });
    writeFileSync(record, games.join(''));
  });

  test('writes a page for each finished game, and says where', () => {
    const file = join(folder, 'keepsake.pdf');
    const { status, stdout, stderr } = nyhavn(['print', 'keepsake', record, '--out', file]);
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: `${file} is ready.\n`,
      stderr: '',
    });
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-/);
    expect(pagesOf(file)).toBe(2);
  });

  test('reads standard input and writes standard output, in any language', () => {
    const options = '--paper letter --ink saving --language fr --place Nyhavn --out -'.split(' ');
    const input = readFileSync(record, 'utf8');
    const { status, stdout } = nyhavn(['print', 'keepsake', '-', ...options], input);
    expect(status).toBe(0);
    expect(stdout).toContain('/MediaBox [0 0 612 792]');
  });

  test('says what is wrong with a record', () => {
    const lines = readFileSync(record, 'utf8').split('\n');
    const [header, ...events] = lines;
    const attempt = (text: string) => nyhavn(['print', 'keepsake', '-', '--out', '-'], text);
    expect(attempt(`${header}\n${events[0]}\n`)).toEqual({
      status: 1,
      stdout: '',
      stderr: '-: The game is not over yet, and a keepsake shows how it ended.\n',
    });
    const unfinished = lines.slice(0, -2).join('\n');
    expect(attempt(unfinished).stderr).toMatch(/Game 2 is not over yet/);
    expect(attempt(`${header}\n{"by":0,"move":"end"}\n`).stderr).toMatch(/^Line 2: /);
  });

  test.each([
    [[], 'Name a file, or - for standard input'],
    [['one', '--paper', 'a5'], '--paper takes a4 or letter'],
    [['one', '--copies', '2'], 'There is no option --copies.'],
  ])('%j is no command line, and what is right is said', (argv, sentence) => {
    const { status, stderr } = nyhavn(['print', 'keepsake', ...argv]);
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('nyhavn print keepsake FILE|-');
  });
});
