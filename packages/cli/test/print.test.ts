import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@nyhavn/web/print';
import { terminalWordsIn } from '@nyhavn/web/terminal-words';
import { expect, test } from 'vitest';
import { nyhavn } from './nyhavn.ts';

const { commands } = await terminalWordsIn('en');
const { options } = commands;

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));

/** The number of pages of a document. */
function pagesOf(file: string): number {
  return readFileSync(file, 'latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('print writes sheets with the rules behind them, and says where', () => {
  const file = join(folder, 'sheets.pdf');
  const { status, stdout, stderr } = nyhavn(['print', '--out', file]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(commands.print.ready(file));
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
  ['--paper', 'a5', options.oneOf('--paper', 'a4 or letter')],
  ['--sheet', 'rules', options.oneOf('--sheet', 'player, facades or both')],
  ['--per-page', '3', options.oneOf('--per-page', '1, 2 or 4')],
  ['--ink', 'green', options.oneOf('--ink', 'colour or saving')],
  ['--language', 'xx', options.oneOf('--language', EITHER.format(LANGUAGES))],
  ['--copies', '0', options.number('--copies', 1, 20)],
])('print %s %s says what is right and writes nothing', (option, value, sentence) => {
  const file = join(folder, 'nothing.pdf');
  const { status, stdout, stderr } = nyhavn(['print', option, value, '--out', file]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`${sentence}\n${commands.help.usage}: nyhavn print `);
  expect(existsSync(file)).toBe(false);
});

test('print says why a file can not be written', () => {
  const { status, stderr } = nyhavn(['print', '--out', join(folder, 'nowhere', 'sheets.pdf')]);
  expect(status).toBe(1);
  expect(stderr).toContain(`sheets.pdf: ${commands.files.missing}`);
});
