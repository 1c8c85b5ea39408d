import { expect, test, vi } from 'vitest';
import { Ledger } from '../../src/fleet/ledger.ts';

test('a reset that is followed by another try reaches the other processes', async () => {
  vi.useFakeTimers();
  const rate = { burst: 2, perSecond: 0.001 };
  const other = new Ledger(
    () => 0,
    () => {},
  );
  const one = new Ledger(
    () => 0,
    (taken) => other.hear(taken),
  );
  const [here, there] = [one.allow('tries', rate), other.allow('tries', rate)];
  here.take('anna');
  here.take('anna');
  await vi.advanceTimersByTimeAsync(1000);
  expect(there.take('anna')).toBe(false);
  here.forgive('anna');
  here.take('anna');
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect([there.take('anna'), there.take('anna')]).toEqual([true, false]);
});
