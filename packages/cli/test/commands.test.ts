import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { terminalWordsIn } from '@nyhavn/web/terminal-words';
import { describe, expect, test } from 'vitest';
import { nyhavn } from './nyhavn.ts';

const { commands: COMMANDS, terminal: TERMINAL } = await terminalWordsIn('en');

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
const table = ['--game', 'roll-and-write', '--players', '3'];
const header = '{"nyhavn":1,"game":"roll-and-write","players":3,"startPlayer":0,"options":{}}';

describe('sim', () => {
  test('prints a summary of all seats, the bots repeated', () => {
    const { status, stdout } = nyhavn(['sim', ...table, '--bots', 'random,greedy', '--games', '3']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^3 games, .*\nseat 0 {2}random .*\nseat 1 {2}greedy .*\nseat 2 {2}random/,
    );
  });

  test('plays the same games for the same seed, and others for another', () => {
    const play = (seed: string) =>
      nyhavn(['sim', ...table, '--seed', seed, '--record', '-']).stdout;
    expect(play('a')).toBe(play('a'));
    expect(play('a').split('\n').slice(1)).not.toEqual(play('b').split('\n').slice(1));
  });

  test('writes records into a file and traces to standard output', () => {
    const file = join(folder, 'games.jsonl');
    const argv = ['sim', ...table, '--games', '2', '--options', 'mirror=true,passing=always'];
    const { stdout } = nyhavn([...argv, '--record', file, '--trace']);
    expect(readFileSync(file, 'utf8').match(/"nyhavn":1/g)).toHaveLength(2);
    expect(nyhavn(['replay', file]).stdout).toBe(stdout);
    expect(stdout).toContain('"options":{"mirror":true,"passing":"always"}');
  });

  test('begins with the seat that is asked for', () => {
    const { stdout } = nyhavn(['sim', ...table, '--start', '2', '--record', '-']);
    expect(stdout).toContain('"startPlayer":2');
  });
});

describe('replay', () => {
  const roll = '{"by":"chance","move":"roll WYBBR"}';

  test('reads standard input and writes rolls in their canonical order', () => {
    const { status, stdout } = nyhavn(['replay', '-'], `${header}\n${roll}\n`);
    expect(status).toBe(0);
    expect(stdout).toContain('{"by":"chance","move":"roll RBBYW","state":{');
    expect(stdout.trimEnd().split('\n')).toHaveLength(3);
  });

  test('of a broken record names the line, writes nothing and exits with 1', () => {
    const { status, stdout, stderr } = nyhavn(['replay', '-'], `${header}\n${roll}\n${roll}\n`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.startsWith(COMMANDS.files.line(3, ''))).toBe(true);
  });

  test('of a record that was cut off warns and goes as far as it can', () => {
    const cut = nyhavn(['replay', '-'], `${header}\n${roll}\n{"by":0,"mo`);
    const whole = nyhavn(['replay', '-'], `${header}\n${roll}\n`);
    expect(cut.status).toBe(0);
    expect(cut.stdout).toBe(whole.stdout);
    expect(cut.stderr.startsWith(COMMANDS.files.cutOff(3))).toBe(true);
  });

  test('of a file that is not there exits with 1', () => {
    const { status, stderr } = nyhavn(['replay', join(folder, 'nowhere')]);
    expect(status).toBe(1);
    expect(stderr).toContain(COMMANDS.files.missing);
  });
});

describe('count', () => {
  test('counts from a new game', () => {
    expect(nyhavn(['count', ...table, '--depth', '2']).stdout).toBe('44635\n');
  });

  test('counts from the end of a record', () => {
    const file = join(folder, 'position.jsonl');
    writeFileSync(file, `${header}\n{"by":"chance","move":"roll RBPGY"}\n`);
    const { stdout } = nyhavn(['count', '--game', 'roll-and-write', '--depth', '1', file]);
    expect(stdout).toBe('32\n');
  });
});

test('bench prints its figures for 2, 3 and 4 players as JSON', () => {
  const { stdout } = nyhavn(['bench', '--game', 'roll-and-write', '--seconds', '1', '--json']);
  const figures = JSON.parse(stdout)['roll-and-write'];
  expect(Object.keys(figures)).toEqual(['2', '3', '4']);
  for (const speed of Object.values<Record<string, number>>(figures)) {
    expect(speed.gamesPerSecond).toBeGreaterThan(0);
    expect(speed.decisionsPerSecond).toBeGreaterThan(speed.gamesPerSecond ?? 0);
    expect(speed.meanLegalMoves).toBeGreaterThan(1);
    expect(speed.evaluationsPerSecond).toBeGreaterThan(0);
    expect(speed.learnedEvaluationsPerSecond).toBeGreaterThan(0);
  }
});

describe('play', () => {
  test('begins a game at once and says goodbye politely', () => {
    const { status, stdout } = nyhavn(['play', '--plain', '--players', '3'], 'quit\n\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Roll & Write');
    expect(stdout.endsWith(`${TERMINAL.goodbye}\n`)).toBe(true);
  });

  test('keeps a game that is cut short, and goes on with it', () => {
    const file = join(folder, 'kept.jsonl');
    nyhavn(['play', '--plain', '--players', '3', '--start', '0', '--save', file], '1\n1\n1\n1\n');
    const kept = readFileSync(file, 'utf8');
    expect(kept).toMatch(/^\{"nyhavn":1,.*\n\{"by":"chance","move":"roll /);
    const { status, stdout } = nyhavn(['play', '--plain', '--resume', file], '');
    expect(status).toBe(0);
    expect(stdout).toContain(TERMINAL.continues(kept.trim().split('\n').length - 1));
    expect(nyhavn(['replay', file]).status).toBe(0);
  });
});

describe('a command line that is wrong says what is right and exits with 2:', () => {
  test.each([
    [[]],
    [['chess']],
    [['sim']],
    [['sim', '--game', 'chess', '--players', '3']],
    [['sim', '--game', 'roll-and-write', '--players', '5']],
    [['sim', '--game', 'roll-and-write', '--players', 'three']],
    [['sim', ...table, '--bots', 'genius']],
    [['sim', ...table, '--bots', 'random,random,random,random']],
    [['sim', ...table, '--games', '0']],
    [['sim', ...table, '--games', '1e3']],
    [['sim', ...table, '--options', 'mirror=maybe']],
    [['sim', ...table, '--options', '=']],
    [['sim', ...table, '--trace', '--record', '-']],
    [['sim', ...table, '--start', '3']],
    [['sim', ...table, 'surplus']],
    [['sim', ...table, '--seed']],
    [['sim', '--game', 'copenhagen', '--players', '2', '--options', 'mirror=true']],
    [['play', '--players', '1']],
    [['play', '--people', '3']],
    [['play', '--bots', 'nobody']],
    [['replay']],
    [['replay', 'a', 'b']],
    [['replay', '--speed', 'fast']],
    [['count', '--game', 'roll-and-write']],
    [['count', '--game', 'roll-and-write', '--depth', '-1']],
    [['bench', '--seconds', '0']],
  ])('%j', (argv) => {
    const { status, stdout, stderr } = nyhavn(argv);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('nyhavn ');
  });
});

test('help is help', () => {
  for (const argv of [['help'], ['--help'], ['sim', '--help']]) {
    const { status, stdout } = nyhavn(argv);
    expect(status).toBe(0);
    expect(stdout).toContain('nyhavn sim --game G');
  }
});
