/** The pace of bots and chance, as it is set. */
import { afterEach, describe, expect, it } from 'vitest';
import { type Settings, settings } from '../../src/store/settings.ts';
import { pauseMs } from '../../src/table/model/pause.ts';

const before = settings.value;

function set(change: Partial<Settings>): void {
  settings.value = { ...before, ...change };
}

describe('the pace of bots', () => {
  afterEach(() => set({}));

  it('is slow, normal or fast', () => {
    const times = (['slow', 'normal', 'fast'] as const).map((pace) => {
      set({ motion: 'on', pace });
      return pauseMs('bot');
    });
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(3);
  });

  it('takes no time where nothing moves, unless a slow one is set', () => {
    set({ motion: 'off' });
    expect(pauseMs('bot')).toBe(0);
    set({ motion: 'off', pace: 'fast' });
    expect(pauseMs('chance')).toBe(0);
    set({ motion: 'off', pace: 'slow' });
    expect(pauseMs('chance')).toBeGreaterThan(0);
  });
});
