import { expect, test } from 'vitest';
import { RateLimiter } from '../src/rate-limiter.ts';

test('everybody has a bucket of their own, which fills again', () => {
  let now = 0;
  const all = new RateLimiter({ burst: 2, perSecond: 1 }, () => now);
  expect([all.take('a'), all.take('a'), all.take('a'), all.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 1000;
  expect([all.take('a'), all.take('a')]).toEqual([true, false]);
});

test('a clock that is set back gives and takes nothing', () => {
  let now = 1e6;
  const all = new RateLimiter({ burst: 2, perSecond: 1 }, () => now);
  all.take('a');
  now = 0;
  expect([all.take('a'), all.take('a')]).toEqual([true, false]);
});

test('however many ask, the memory is bounded', () => {
  let now = 0;
  const all = new RateLimiter({ burst: 1, perSecond: 1 }, () => now, 100);
  for (let index = 0; index < 10_000; index++) {
    if (index % 3 === 0) now += 50;
    all.take(`somebody ${index}`);
    expect(all.size).toBeLessThanOrEqual(100);
  }
});

test('who has asked much lately is not forgotten for those who are new', () => {
  let now = 0;
  const all = new RateLimiter({ burst: 3, perSecond: 0.001 }, () => now, 100);
  for (let index = 0; index < 50; index++) all.take(`quiet ${index}`);
  now = 1e6;
  for (let times = 0; times < 3; times++) all.take('busy');
  for (let index = 0; index < 60; index++) all.take(`new ${index}`);
  expect(all.take('busy')).toBe(false);
});

test('a locked key stays locked, however many others ask', () => {
  const all = new RateLimiter({ burst: 10, perSecond: 1 / 60 }, () => 0, 100);
  for (let times = 0; times < 10; times++) all.take('locked');
  for (let index = 0; index < 10_000; index++) all.take(`other ${index}`);
  expect(all.take('locked')).toBe(false);
  expect(all.size).toBeLessThanOrEqual(100);
});

test('where all are locked a newcomer is refused, until some have filled again', () => {
  let now = 0;
  const all = new RateLimiter({ burst: 1, perSecond: 0.001 }, () => now, 100);
  for (let index = 0; index < 100; index++) expect(all.take(`locked ${index}`)).toBe(true);
  expect(all.take('newcomer')).toBe(false);
  for (let index = 0; index < 100; index++) expect(all.take(`locked ${index}`)).toBe(false);
  now = 1_000_000;
  expect(all.take('newcomer')).toBe(true);
});
