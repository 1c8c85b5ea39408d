/** A game is kept whatever fails: the newest record, again after a failure, never over another tab's. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Keeper } from '../../src/store/keeper.ts';
import { Shelf } from './shelf.ts';

function keep(keeper: Keeper, record: string): Promise<void> {
  keeper.keep(record, false, 0);
  return keeper.settled();
}

describe('keeping a game', () => {
  it('numbers writes from what is stored', async () => {
    const shelf = new Shelf();
    const keeper = new Keeper('a', 0, shelf);
    await keep(keeper, 'one');
    await keep(keeper, 'two');
    expect(shelf.games.get('a')).toMatchObject({ revision: 2, record: 'two' });
  });

  it('goes on after a write that failed, without another tab in sight', async () => {
    const shelf = new Shelf();
    const keeper = new Keeper('a', 0, shelf);
    await keep(keeper, 'one');
    shelf.faults.push('before');
    await keep(keeper, 'two');
    expect(keeper.saveStatus.value).toBe('failed');
    expect(keeper.isBehind).toBe(true);
    await keep(keeper, 'three');
    expect(keeper.saveStatus.value).toBe('kept');
    expect(keeper.isBehind).toBe(false);
    expect(shelf.games.get('a')).toMatchObject({ revision: 2, record: 'three' });
  });

  it('tries again by itself, less and less often, until it is written', async () => {
    const shelf = new Shelf();
    const keeper = new Keeper('a', 0, shelf);
    shelf.faults.push(...Array.from({ length: 8 }, () => 'before' as const));
    await keep(keeper, 'one');
    const waits: number[] = [];
    while (keeper.saveStatus.value === 'failed') {
      waits.push(shelf.timers[0]?.wait ?? Number.NaN);
      shelf.ring();
      await keeper.settled();
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(shelf.games.get('a')).toMatchObject({ revision: 1, record: 'one' });
  });

  it('knows its own write that was stored though it seemed to fail', async () => {
    const shelf = new Shelf();
    const keeper = new Keeper('a', 0, shelf);
    shelf.faults.push('after', 'before');
    await keep(keeper, 'one');
    await keep(keeper, 'two');
    await keep(keeper, 'three');
    expect(keeper.saveStatus.value).toBe('kept');
    expect(shelf.games.get('a')).toMatchObject({ revision: 2, record: 'three' });
  });

  it('writes the newest record only while a write is under way', async () => {
    const shelf = new Shelf();
    const keeper = new Keeper('a', 0, shelf);
    for (const record of ['one', 'two', 'three', 'four']) keeper.keep(record, false, 0);
    await keeper.settled();
    expect(shelf.writes).toBe(2);
    expect(shelf.games.get('a')).toMatchObject({ revision: 2, record: 'four' });
  });

  it('gives way to another tab, and overwrites nothing from then on', async () => {
    const shelf = new Shelf();
    const here = new Keeper('a', 0, shelf);
    await keep(here, 'one');
    const there = new Keeper('a', 1, shelf);
    await keep(there, 'two');
    await keep(here, 'not to be stored');
    await keep(here, 'nor this');
    expect(here.saveStatus.value).toBe('taken-over');
    expect(shelf.games.get('a')).toMatchObject({ revision: 2, record: 'two' });
  });

  it('is stopped by no listener that throws', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const shelf = new Shelf();
    const keeper = new Keeper('a', 0, shelf);
    keeper.saveStatus.subscribe((status) => {
      if (status === 'failed') throw new Error('a listener');
    });
    shelf.faults.push('before');
    await keep(keeper, 'one');
    expect(report).toHaveBeenCalledOnce();
    shelf.ring();
    await keeper.settled();
    expect(keeper.saveStatus.value).toBe('kept');
  });

  it('has the last record stored at the end, whatever fails on the way', async () => {
    const fault = fc.constantFrom('before', 'after', undefined);
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 20 }), async (faults) => {
        const shelf = new Shelf();
        const keeper = new Keeper('a', 0, shelf);
        for (const [index, one] of faults.entries()) {
          if (one) shelf.faults.push(one);
          await keep(keeper, `record ${index}`);
        }
        while (shelf.timers.length > 0) {
          shelf.ring();
          await keeper.settled();
        }
        expect(keeper.saveStatus.value).toBe('kept');
        const last = faults.length === 0 ? undefined : `record ${faults.length - 1}`;
        expect(shelf.games.get('a')?.record).toBe(last);
      }),
    );
  });
});
