/** A game with a bot that fails goes on. */
import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { asks, tables } from './gathering.ts';

const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'architect' }];
const PLAN = v.parse(TablePlan, { game: 'copenhagen', seats });

const FAULTS = {
  throws: () => Promise.reject(new Error('a bug')),
  'breaks the rules': () => Promise.resolve('no such move'),
};

for (const [fault, choose] of Object.entries(FAULTS)) {
  test(`for a bot that ${fault} any legal move is made, and its error is reported once a move`, async () => {
    const reported: unknown[] = [];
    let asked = 0;
    const all = tables({
      bots: {
        choose: () => {
          asked++;
          return choose();
        },
      },
      report: (place, _, details) => reported.push([place, details]),
    });
    const opened = await all.open(PLAN, 'ida');
    const id = opened.ok ? opened.value : '';
    const ida = new Player('ida');
    await all.at(id, async (table) => {
      await table.join(ida, 0);
      await asks(table, ida, { do: 'sit', name: 'Ida' });
      let moves = 0;
      while (moves < 6) {
        await expect.poll(() => ida.move(), { timeout: 20_000 }).toBeDefined();
        const move = ida.move() ?? '';
        const reply = await asks(table, ida, { do: 'move', at: ida.next, move });
        expect(reply.ok).toBe(true);
        moves++;
      }
      await expect.poll(() => ida.move(), { timeout: 20_000 }).toBeDefined();
    });
    expect(asked).toBeGreaterThan(0);
    expect(reported).toEqual(
      Array.from({ length: asked }, () => ['bots', { table: id, seat: 1, bot: 'architect' }]),
    );
  });
}
