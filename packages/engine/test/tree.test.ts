import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countContinuations, type RecordedGame, readRecords } from '../src/index.ts';
import { countByReference } from './reference/tree.ts';

const FOLDER = join(import.meta.dirname, 'golden', 'positions');

/** Continuations of each position after one, two and three events. */
const COUNTS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'roll-and-write': {
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
  },
  copenhagen: {
    'a-high-house': [18, 246, 1782],
    'a-third-card-at-hand': [74, 428, 2232],
    'a-third-card-next-to-another': [31, 155, 775],
    'abilities-to-turn-back': [11, 242, 4268],
    'after-the-harbour-is-laid-out': [15, 525, 14175],
    'both-may-be-used': [2, 12, 60],
    'building-after-taking': [17, 85, 425],
    'dealing-the-last-hand': [70, 1470, 7350],
    'many-ways-to-build': [184, 1326, 7098],
    'one-card-less': [88, 1752, 8760],
    'one-colour-for-another': [61, 345, 1725],
    'refilling-the-harbour': [5, 25, 600],
    'the-end-card-may-come': [4, 10, 42],
    'the-first-turn-of-three': [21, 105, 525],
    'the-pile-runs-out': [1, 30, 443],
    'three-cards-too-many': [17, 68, 272],
    'touching-the-own-colour': [46, 2094, 17166],
    'two-coats-owed': [16, 248, 1790],
  },
};

function position(game: string, name: string): RecordedGame {
  const records = readRecords(readFileSync(join(FOLDER, game, `${name}.jsonl`), 'utf8'));
  const recorded = records.ok ? records.value.games[0] : undefined;
  if (!recorded) throw new Error(`${name} is not a record`);
  return recorded;
}

describe.each(Object.entries(COUNTS))('%s', (game, positions) => {
  test('every position has its counts', () => {
    const names = readdirSync(join(FOLDER, game)).map((file) => file.replace('.jsonl', ''));
    expect(names.sort()).toEqual(Object.keys(positions));
  });

  test.each(Object.entries(positions))('%s', (name, counts) => {
    const recorded = position(game, name);
    const found = [1, 2, 3].map((depth) => countContinuations(recorded.game, recorded.end, depth));
    expect(found).toEqual(counts);
    expect([1, 2].map((depth) => countByReference(recorded, depth))).toEqual(counts.slice(0, 2));
  });
});
