import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countContinuations, type RecordedGame, readRecords } from '../src/index.ts';
import { countByReference } from './reference/tree.ts';

const FOLDER = join(import.meta.dirname, 'golden', 'positions');

/** Continuations of each position after one, two and three events. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'a-building-full-of-holes': [103, 3401, 153714],
  'a-colour-change-at-hand': [96, 5134, 200965],
  'a-re-roll-awaited': [56, 8566, 72713],
  'bonuses-enlarge-the-choice': [209, 1505, 299425],
  'five-different-colours': [50, 1712, 244058],
  'mirrored-tiles-allowed': [427, 1443, 304452],
  'no-x-in-force': [63, 1833, 145740],
  'one-x-after-the-shape': [8, 21, 94],
  'passing-allowed': [162, 1469, 259534],
  'the-last-turn-of-the-last-round': [57, 2829, 130337],
  'three-choose-at-the-same-time': [6, 24, 48],
  'three-of-a-colour-and-a-white-die': [220, 881, 131570],
  'three-players-before-the-first-roll': [252, 44635, 294378],
  'three-white-dice': [551, 1352, 232359],
  'two-coats-owed': [12, 138, 156],
  'two-players-before-the-set-up': [4, 40, 200],
  'two-players-choosing-their-tracks': [10, 50, 12600],
  'two-players-taking-two-dice': [15, 3780, 847089],
  'use-again-beside-a-free-copy': [187, 1128, 202782],
};

function position(name: string): RecordedGame {
  const records = readRecords(readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8'));
  const recorded = records.ok ? records.value.games[0] : undefined;
  if (!recorded) throw new Error(`${name} is not a record`);
  return recorded;
}

test('every position has its counts', () => {
  const names = readdirSync(FOLDER).map((file) => file.replace('.jsonl', ''));
  expect(names.sort()).toEqual(Object.keys(COUNTS));
});

test.each(Object.entries(COUNTS))('%s', (name, counts) => {
  const { game, end } = position(name);
  expect([1, 2, 3].map((depth) => countContinuations(game, end, depth))).toEqual(counts);
});

test.each(Object.entries(COUNTS))('%s, counted by the reference', (name, counts) => {
  const recorded = position(name);
  expect([1, 2].map((depth) => countByReference(recorded, depth))).toEqual(counts.slice(0, 2));
});
