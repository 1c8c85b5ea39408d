/** One tab at a time plays a game, by the platform's own locks. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockGame, unlockGame } from '../../src/store/game-lock.ts';

const NAME = 'nyhavn-game-a';

/** Returns true if another tab could have the lock now. */
async function isFree(): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return !held?.some(({ name }) => name === NAME);
}

afterEach(() => {
  unlockGame('a');
  vi.unstubAllGlobals();
});

describe('the lock of a game', () => {
  it('is had by one, and by another when it was given back', async () => {
    expect(await lockGame('a', false, () => {})).toBe(true);
    expect(await isFree()).toBe(false);
    unlockGame('a');
    await expect.poll(isFree).toBe(true);
  });

  it('is refused while another tab has it, and taken where somebody insists', async () => {
    let close = () => {};
    const lostThere = navigator.locks
      .request(NAME, () => new Promise<void>((resolve) => (close = resolve)))
      .then(
        () => 'closed',
        () => 'lost',
      );
    expect(await lockGame('a', false, () => {})).toBe(false);
    expect(await lockGame('a', true, () => {})).toBe(true);
    expect(await lostThere).toBe('lost');
    close();
  });

  it('tells who had it that it was taken', async () => {
    const lost = vi.fn();
    await lockGame('a', false, lost);
    await navigator.locks.request(NAME, { steal: true }, () => undefined);
    await expect.poll(() => lost.mock.calls.length).toBe(1);
  });

  it('can be given back and had again at once', async () => {
    for (let times = 0; times < 5; times++) {
      expect(await lockGame('a', false, () => {})).toBe(true);
      unlockGame('a');
    }
  });

  it('is not needed where the browser has none, as over plain http', async () => {
    vi.stubGlobal('navigator', {});
    expect(await lockGame('a', false, () => {})).toBe(true);
  });
});
