import { GAMES } from '@nyhavn/engine';
import { expect, test } from 'vitest';
import { carriedIn, carry, isCarrying } from '../../../../src/features/after/replay/carried.ts';
import { lineOf, readWith } from '../../../../src/features/after/replay/reading.ts';
import { recordIn } from '../../../table/replay/replays.ts';

const RECORD = recordIn('copenhagen');

test('of a single game not a letter is lost', () => {
  const { games, fault } = readWith(GAMES, RECORD);
  expect(fault).toBeUndefined();
  expect(games).toMatchObject([{ record: RECORD, isOver: true, seats: [{}, {}, {}] }]);
});

test('of several games each has a record of its own', () => {
  const other = recordIn('roll-and-write');
  const { games } = readWith(GAMES, RECORD + other);
  expect(games.map(({ record }) => record)).toEqual([RECORD, other]);
});

test('a broken text names its line and shows what stands there', () => {
  const lines = RECORD.split('\n');
  const wrong = '{"by":0,"move":"dance"}';
  const { games, fault } = readWith(GAMES, lines.with(30, wrong).join('\n'));
  expect(fault).toEqual({ line: 31, code: 'unknown-move', text: wrong });
  expect(games[0]?.moves).toBe(29);
  expect(lineOf(`\n${'x'.repeat(500)}`, 2)).toHaveLength(122);
});

test('a link carries a whole game, and says when it is not whole', async () => {
  const fragment = await carry(RECORD);
  expect(isCarrying(fragment)).toBe(true);
  expect(fragment).toMatch(/^#r=[\w-]+$/);
  expect(await carriedIn(fragment)).toEqual({ ok: true, value: RECORD });
  expect(await carriedIn(fragment.slice(0, -40))).toEqual({ ok: false, reason: 'damaged' });
  expect(await carriedIn('#r=!')).toEqual({ ok: false, reason: 'damaged' });
});
