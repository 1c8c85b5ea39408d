/** Two people at one device and one elsewhere, over real WebSockets. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNLIMITED } from '../../src/wire/limits.ts';
import { Player } from '../player.ts';
import { Client, type Running, run } from './client.ts';

let server: Running;
beforeAll(async () => {
  // Thirty moves in no time are more than people may send.
  server = await run(UNLIMITED);
});
afterAll(() => server.close());

const OPEN = { kind: 'open' };

test('one connection plays two seats, and gets the cards of both and of nobody else', async () => {
  const table = await server.open({ game: 'copenhagen', seats: [OPEN, OPEN, OPEN] }, 'anna-1');
  const anna = await Client.greet(server, 'anna-1');
  const bent = await Client.greet(server, 'bent-2');
  for (const client of [anna, bent]) await client.watch(table);
  await anna.command({ do: 'sit', name: 'Anna' });
  const beside = { do: 'sit', name: 'Emil', isCompanion: true };
  expect(await bent.command(beside, 'b')).toEqual({ refused: ['not-seated', 'b'] });
  expect(await anna.command(beside)).toHaveProperty('done');
  await bent.command({ do: 'sit', name: 'Bent' });

  const emil = new Player('anna-1', 'Emil');
  const listen = () => emil.onEntries(emil.next, anna.heard.slice(emil.next));
  for (let moves = 0; moves < 30; moves++) {
    await Promise.all([anna, bent].map((client) => client.ask({ type: 'ping' })));
    listen();
    const asked = [anna, emil, bent].find((player) => player.move() !== undefined);
    if (!asked) break;
    const { seat } = asked;
    const command = { do: 'move', at: asked.next, move: asked.move(), seat };
    const [own, other] = asked === bent ? [bent, anna] : [anna, bent];
    expect(await other.command(command, `x${moves}`)).toEqual({
      refused: ['not-seated', `x${moves}`],
    });
    expect(await own.command(command)).toHaveProperty('done');
  }
  expect(anna.next).toBeGreaterThan(30);
  const hands = ({ got }: Client) =>
    [...JSON.stringify(got).matchAll(/hand (\d) ([^"]+)/g)].map(([, seat, cards = '']) => ({
      seat: Number(seat),
      isHidden: /^\?+$/.test(cards),
    }));
  for (const { seat, isHidden } of hands(anna)) expect(isHidden).toBe(seat === 2);
  for (const { seat, isHidden } of hands(bent)) expect(isHidden).toBe(seat !== 2);
  expect(hands(anna)).toHaveLength(3);
});
