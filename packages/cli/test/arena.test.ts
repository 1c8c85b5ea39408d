import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { progressLine } from '../src/arena/progress.ts';
import { main } from '../src/main.ts';
import { refusalSentence } from '../src/sentences.ts';
import { nyhavn } from './nyhavn.ts';

const table = ['arena', '--game', 'roll-and-write', '--players', '2'];

/** The report without the times, which are never the same twice. */
function report(argv: readonly string[]) {
  const { status, stdout } = nyhavn([...argv, '--json']);
  expect(status).toBe(0);
  return JSON.parse(stdout, (key, value: unknown) => (key === 'time' ? undefined : value));
}

describe('arena', () => {
  test('prints a table in which the stronger bot has more points', () => {
    const { status, stdout, stderr } = nyhavn([
      ...table,
      '--bots',
      'random,greedy',
      '--games',
      '19',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^20 games: 10 deals, each in 2 seatings; /);
    const points = (bot: string) =>
      Number(new RegExp(`^${bot} +([\\d.]+) %`, 'm').exec(stdout)?.[1]);
    expect(points('greedy')).toBeGreaterThan(75);
    expect(points('random') + points('greedy')).toBeCloseTo(100);
  });

  test('is the same for the same seed, however many threads there are', () => {
    const argv = ['arena', '--game', 'copenhagen', '--players', '3', '--bots', 'random,greedy'];
    const play = (seed: string, threads: string) =>
      report([...argv, '--games', '12', '--seed', seed, '--threads', threads]);
    const once = play('a', '1');
    expect(once).toMatchObject({ game: 'copenhagen', players: 3, seed: 'a', games: 12, deals: 2 });
    expect(play('a', '2')).toEqual(once);
    expect(play('b', '2')).not.toEqual({ ...once, seed: 'b' });
  });

  test('takes bots from a module', () => {
    const module = join(mkdtempSync(join(tmpdir(), 'nyhavn-')), 'bots.mjs');
    const choose = '({ game, view, seat }) => game.at(view, seat, 0)';
    writeFileSync(module, `export const bots = [{ name: 'first', choose: ${choose} }];`);
    const { bots } = report([...table, '--bots', 'first,greedy', '--games', '2', '--with', module]);
    expect(bots[0]).toMatchObject({ bot: 'first', games: 2 });
  });
});

describe('an arena that is wrong says what is right and exits with 2:', () => {
  test.each([
    [['arena'], /--game takes/],
    [table, /--bots takes 2 to 8 different names: random, greedy/],
    [[...table, '--bots', 'greedy'], /--bots takes/],
    [[...table, '--bots', 'greedy,greedy'], /--bots takes/],
    [[...table, '--bots', 'greedy,genius'], /--bots takes/],
    [[...table, '--bots', 'greedy,random', '--games', '0'], /--games takes/],
    [[...table, '--bots', 'greedy,random', '--with', 'nowhere.ts'], /--with takes/],
    [
      [...table, '--bots', 'greedy,random', '--options', 'chess'],
      refusalSentence('unknown-option'),
    ],
  ])('%j', async (argv, right) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const status = await main(argv);
    const text = said.mock.calls.join('');
    said.mockRestore();
    expect(status).toBe(2);
    expect(text).toMatch(right);
    expect(text).toContain('usage: nyhavn arena --game G');
  });
});

test('the bar says how much is done and what is left', () => {
  expect(progressLine(0, 20, 0)).toBe(`${'░'.repeat(30)} 0 of 20 games`);
  expect(progressLine(10, 20, 9000)).toBe(
    `${'█'.repeat(15)}${'░'.repeat(15)} 10 of 20 games, 9 s left`,
  );
});
