import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refusalSentence } from '../../src/sentences.ts';
import { say } from '../../src/words.ts';
import { type Ended, nyhavn } from '../nyhavn.ts';
import { verdict } from '../play/script.ts';

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-third-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MODULE = join(import.meta.dirname, 'index.ts');
const GAME = ['--game', 'third-game', '--players', '3', '--options', 'hidden=true'];

/** Runs a command that knows the third game. */
function outside(argv: readonly string[], input = ''): Ended {
  return nyhavn([...argv, '--with', MODULE], input);
}

const record = outside(['sim', ...GAME, '--bots', 'foreman,greedy', '--record', '-']);

test('sim plays it, and counts what breaks ties', () => {
  const { status, stdout } = outside(['sim', ...GAME, '--bots', 'harbour-master', '--games', '20']);
  expect(status).toBe(0);
  expect(stdout).toContain('20 games');
  expect(stdout).toMatch(/seat 2 .* points, 4\.0 dice kept/);
});

test('replay checks its record and traces it', () => {
  expect(record.status).toBe(0);
  const { status, stdout } = outside(['replay', '-'], record.stdout);
  expect(status).toBe(0);
  expect(JSON.parse(stdout.trimEnd().split('\n').at(-1)!).state.winners).not.toBeNull();
});

test('a record of it is refused where it is not known', () => {
  const { status, stderr } = nyhavn(['replay', '-'], record.stdout);
  expect(status).toBe(1);
  expect(stderr).toContain(refusalSentence('unknown-game'));
});

test('review says that there is none', () => {
  const { status, stderr } = outside(['review', '-'], record.stdout);
  expect(status).toBe(1);
  expect(stderr).toBe(`${say().commands.notReviewed('Lucky Dice')}\n`);
});

test('the arena seats its bots in threads', () => {
  const argv = ['arena', ...GAME, '--bots', 'apprentice,harbour-master', '--games', '12'];
  const { status, stdout } = outside([...argv, '--threads', '2', '--json']);
  expect(status).toBe(0);
  const { bots, rounds } = JSON.parse(stdout);
  expect(rounds.mean).toBe(4);
  expect(bots[1].points.mean).toBeGreaterThan(bots[0].points.mean);
});

test('count and bench know it', () => {
  const counted = outside(['count', '--game', 'third-game', '--depth', '3']);
  expect(counted.stdout).toBe(`${6 ** 3}\n`);
  const bench = outside(['bench', '--game', 'third-game', '--seconds', '1', '--json']);
  expect(Object.keys(JSON.parse(bench.stdout)['third-game'])).toEqual(['2', '3']);
});

test('the terminal plays it to its end', () => {
  const argv = ['play', '--game', 'third-game', '--options', 'hidden=true', '--seed', 'outside'];
  const { status, stdout } = outside([...argv, '--plain'], 'keep\n1\nleave\nkeep\n');
  expect(status).toBe(0);
  expect(stdout).toContain('Lucky Dice.');
  expect(stdout).toContain('All dice are rolled.');
  expect(stdout).toMatch(verdict());
});

test('the terminal tells a refusal of its own', () => {
  const argv = ['play', '--game', 'third-game', '--seed', 'outside', '--plain'];
  const { stdout } = outside(argv, 'roll 7\nroll 3\nquit\n\n');
  expect(stdout).toContain(say().terminal.refused('no-such-face'));
  expect(stdout).toContain(refusalSentence('not-now').replace('’', "'"));
});

test('a game that only the engine knows is not played in the terminal, in a sentence', () => {
  const module = join(folder, 'rules-alone.ts');
  const rules = join(import.meta.dirname, '../../../engine/test/third-game/index.ts');
  writeFileSync(module, `import ${JSON.stringify(rules)};\n`);
  const { status, stderr } = nyhavn(['play', '--game', 'third-game', '--with', module]);
  expect(status).toBe(1);
  expect(stderr).toBe(`${say().terminal.notHere('Lucky Dice')}\n`);
});
