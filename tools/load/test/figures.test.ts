import { expect, test } from 'vitest';
import { figuresOf, percentile } from '../src/figures.ts';
import { costOfDraw } from '../src/report.ts';

const round = (plain: readonly number[], drawn: readonly number[] = []) => ({
  plain,
  drawn,
  draws: drawn.length,
  took: 1000,
  bytes: 200 * (plain.length + drawn.length),
  cpu: 50 * (plain.length + drawn.length),
  main: 40 * (plain.length + drawn.length),
  clients: 20 * (plain.length + drawn.length),
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
    plainP50: 30,
    drawnP50: 0,
    drawsPerMove: 0,
    bytesPerMove: 200,
    cpuPerMove: 50,
    mainPerMove: 40,
    clientsPerMove: 20,
  });
});

test('moves with a draw have a median of their own, and the cost of a draw is that beside version 1', () => {
  const moves = Array(50).fill(2);
  const mixed = (time: number, bytes: number) => {
    const sample = { ...round(moves, Array(50).fill(time)), bytes };
    const figures = figuresOf([sample]);
    return { rounds: [figures], calm: figures, memoryPerTable: 0 };
  };
  const [before, ours] = [mixed(2, 20_000), mixed(3.5, 40_000)];
  expect(ours.calm).toMatchObject({ plainP50: 2, drawnP50: 3.5, drawsPerMove: 0.5 });
  // 20,000 bytes more for 50 draws, to two clients.
  expect(costOfDraw(ours, before)).toEqual({ bytes: 200, milliseconds: 1.5, roundTrips: 0.75 });
});
