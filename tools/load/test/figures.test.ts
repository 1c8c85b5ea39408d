import { expect, test } from 'vitest';
import { figuresOf, percentile } from '../src/figures.ts';

const round = (times: readonly number[]) => ({
  times,
  took: 1000,
  bytes: 200 * times.length,
  cpu: 50 * times.length,
  main: 40 * times.length,
  clients: 20 * times.length,
});

const quick = round(Array(100).fill(1));
const slow = round(Array(100).fill(30));

test('a percentile is taken of all times', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 50)).toBe(51);
  expect(percentile(hundred, 99)).toBe(100);
  expect(percentile([], 99)).toBe(0);
});

test('a slow round is not hidden by quick ones', () => {
  expect(figuresOf([quick, quick, quick]).p99).toBe(1);
  expect(figuresOf([quick, quick, slow]).p99).toBe(30);
  expect(figuresOf([quick, quick, slow]).p50).toBe(1);
});

test('moves, bytes and processor time are those of all rounds', () => {
  expect(figuresOf([quick, slow])).toEqual({
    movesPerSecond: 100,
    p50: 30,
    p99: 30,
    bytesPerMove: 200,
    cpuPerMove: 50,
    mainPerMove: 40,
    clientsPerMove: 20,
  });
});
