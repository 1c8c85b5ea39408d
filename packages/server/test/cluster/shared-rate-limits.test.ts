import { expect, test, vi } from 'vitest';
import { SharedRateLimits } from '../../src/cluster/shared-rate-limits.ts';

test('a reset that is followed by another try reaches the other processes', async () => {
  vi.useFakeTimers();
  const rate = { burst: 2, perSecond: 0.001 };
  const other = new SharedRateLimits(
    () => 0,
    () => {},
  );
  const one = new SharedRateLimits(
    () => 0,
    (taken) => other.applyRemote(taken),
  );
  const [here, there] = [one.rateLimiterFor('tries', rate), other.rateLimiterFor('tries', rate)];
  here.take('anna');
  here.take('anna');
  await vi.advanceTimersByTimeAsync(1000);
  expect(there.take('anna')).toBe(false);
  here.reset('anna');
  here.take('anna');
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect([there.take('anna'), there.take('anna')]).toEqual([true, false]);
});
