/** A further game is a folder in each package and a line in each registry: nothing else may name one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@nyhavn/engine';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Folders and files of one game, and of the houses that some games share. */
const OF_ONE_GAME = [
  ...[...GAMES.map(({ id }) => id), 'house'].map((name) => new RegExp(`/${name}(/|[.]tsx?$)`)),
  // Tools for one game alone: how quickly Roll & Write can be won, and how that is learned.
  /^tools[/]solo[/]/,
  /^tools[/]train[/]src[/]alone[.]ts$/,
];

/** Where the games of a package are listed. */
const REGISTRIES = [
  'packages/web/src/words/terminal.ts',
  'packages/engine/src/registry.ts',
  'packages/engine/src/english.ts',
  'packages/bots/src/registry.ts',
  // The imports of the training tools for each game.
  'packages/bots/src/internal.ts',
  'packages/cli/src/games/registry.ts',
  'packages/web/src/games/registry.ts',
  'tools/train/src/pupils.ts',
  'tools/train/src/subjects.ts',
];

/** Names of games in every spelling, and the prefixes of their rulings. */
const NAMES = GAMES.flatMap(({ id, title, rulings }) => [
  id.replaceAll('-', '[-_ ]?'),
  title.replace(/^.*: /, ''),
  `\\b${rulings.prefix}-\\d`,
]);

const NAMED = new RegExp(NAMES.join('|'), 'i');

/** Words of games with houses: their grid of five columns and nine rows, their lines and squares. */
const HOUSE = /\bGOAL\b|abcde|\ba-e\b|[/]house[/']|\b[Ff]acades?\b|\b[Bb]ricks?\b|\b5 ?[×*] ?9\b/;

/** The files that name a game, or assume a house, each with the first line that does. */
function leaksIn(...patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: ROOT })
    .filter((file) => !OF_ONE_GAME.some((folder) => folder.test(file)))
    .filter((file) => !REGISTRIES.includes(file) && !file.includes('node_modules'))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      const at = lines.findIndex((line) => NAMED.test(line) || HOUSE.test(line));
      return at < 0 ? [] : [`${file}:${at + 1}: ${lines[at]?.trim()}`];
    });
}

test.each(['engine', 'bots', 'protocol', 'client', 'server', 'web', 'cli'])(
  '%s names games in their folders and its registry alone',
  (name) => {
    expect(leaksIn(`packages/${name}/src/**/*.{ts,tsx}`)).toEqual([]);
  },
);

test('tools name games in their folders and their registries alone', () => {
  expect(leaksIn('tools/*.ts', 'tools/*/src/**/*.ts')).toEqual([]);
});

test.each([
  "import { rollAndWrite } from './game.ts';",
  "const game = 'roll-and-write';",
  'const ROLL_AND_WRITE = 1;',
  'type State = RollAndWriteState;',
  '/** Sheets for Roll & Write. */',
  "game === 'copenhagen' ? 1 : 2",
  '// (RW-7)',
  "'CO-11'",
])('would find %s', (line) => {
  expect(NAMED.test(line)).toBe(true);
});

test.each(["from '../house/grid.ts'", 'score / GOAL', "[...'abcde']", 'a grid of 5 × 9'])(
  'would find the house in %s',
  (line) => {
    expect(HOUSE.test(line)).toBe(true);
  },
);
