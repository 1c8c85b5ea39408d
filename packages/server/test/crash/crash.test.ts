import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@nyhavn/engine';
import { isGameEntry } from '@nyhavn/protocol';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { lobby } from '../../src/store/tables.ts';
import { expectTruth } from '../history/reading.ts';
import { repeatable } from '../seed.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import { RestartableServer } from './restartable-server.ts';

const TABLES = 200;
const CRASHES = 6;

/** Killed after so many more confirmed commands, more or less: at a random moment of what is going on. */
const PER_CRASH = 1500;

/** By so much a moment may be earlier or later, in commands and then in milliseconds. */
const SPREAD = { commands: 1000, milliseconds: 8 };

/** The first time while people sit down. */
const FIRST_CRASH = 100;

/** Who sits at a table; the n-th table has the n-th of these, over and over. */
const SEATINGS = [
  ['open', 'open'],
  ['open', 'open', 'random'],
  ['open', 'greedy'],
  ['open', 'open'],
];

const data = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const turn = (milliseconds = 1) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns true if a player knows that somebody who is no person has to move. */
function waitsForBot(player: ReconnectingClient): boolean {
  const known = player.view();
  const [opened] = player.heard;
  if (!known || !opened || isGameEntry(opened) || opened.kind !== 'opened') return false;
  const awaited = known.rules.awaits(known.view);
  const { seats } = opened.plan;
  return awaited.kind === 'seats' && awaited.seats.some((seat) => seats[seat]?.kind === 'bot');
}

test('whatever was confirmed is there after the server was killed, and every game goes on', async () => {
  const random = repeatable('crash');
  const server = await RestartableServer.start(data);

  /** Opens a table for some people, however often the server is killed meanwhile. */
  let opening = 0;
  async function open(index: number) {
    const game = GAMES[index % GAMES.length]?.id;
    const kinds = SEATINGS[(index >> 1) % SEATINGS.length] ?? [];
    const seats = kinds.map((kind) => (kind === 'open' ? { kind } : { kind: 'bot', bot: kind }));
    opening++;
    const people = await Promise.all(
      kinds.filter((kind) => kind === 'open').map(() => server.post('guest', { name: 'Ida' })),
    );
    const plan = { game, seats, isPublic: true };
    const { id } = await server.post('tables', plan, people[0]?.cookie);
    opening--;
    return { id, people };
  }

  let crashedWhileOpening = 0;
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  for (let index = 0; index < TABLES; index += 20) {
    const some = Array.from({ length: 20 }, (_, more) => open(index + more));
    if (index % 100 === 40) {
      await Promise.race(some);
      crashedWhileOpening += opening;
      await server.crash();
    }
    opened.push(...(await Promise.all(some)));
  }
  expect(crashedWhileOpening).toBeGreaterThan(0);

  const ports = [server.port];
  const players = opened.flatMap(({ id: table, people }) =>
    people.map(({ id, cookie }) => new ReconnectingClient(id, { ports, cookie, table })),
  );
  const confirmed = () => players.reduce((sum, player) => sum + player.confirmed, 0);
  let isOver = false;
  const ended = Promise.all(players.map((player) => player.ended)).finally(() => {
    isOver = true;
  });
  ended.catch(() => undefined);
  let crashedWhileThinking = 0;
  for (let crash = 0, next = FIRST_CRASH; crash < CRASHES; crash++) {
    while (confirmed() < next && !isOver) await turn();
    if (isOver) await ended;
    expect(isOver, `all is over after ${crash} crashes`).toBe(false);
    await turn(random() * SPREAD.milliseconds);
    crashedWhileThinking += players.filter(waitsForBot).length;
    await server.crash();
    next = confirmed() + PER_CRASH + (2 * random() - 1) * SPREAD.commands;
  }
  await ended;
  await server.stop();
  expect(crashedWhileThinking).toBeGreaterThan(0);
  expect(players.every(({ lost }) => lost > 0)).toBe(true);
  // Neither a crash nor a game leaves anything in a log, least of all a card.
  expect(server.said).toBe('');

  const store = await openSqlite(join(data, 'nyhavn.db'));
  await expectTruth(store, players);
  // Tables whose opening was never confirmed may be there too, but none that can't be entered.
  for (const { id } of await lobby(store.db)) {
    expect((await store.journal.load(id))?.entries.length).toBeGreaterThan(0);
  }
  await store.close();
});
