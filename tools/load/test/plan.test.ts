import { expect, test } from 'vitest';
import { type Assumptions, type Costs, limitsOf, needsOf } from '../src/cluster/plan.ts';
import { assumptionsOf } from '../src/cluster/planning.ts';

const NOTHING = { servers: 0, postgres: 0, redis: 0 };

const COSTS: Costs = {
  move: { servers: 1000, postgres: 500, redis: 100 },
  botMove: { servers: 2000, postgres: 500, redis: 100 },
  thought: 0.01,
  deepThought: 0.1,
  opening: NOTHING,
  idle: NOTHING,
  listener: NOTHING,
  broadcast: 80,
  stored: 300,
  logged: 600,
  storedOpening: 1000,
  loggedOpening: 2000,
  memory: 10_000,
  searches: 100,
  counted: 50,
};

const ASSUMED: Assumptions = {
  moves: 100,
  entries: 150,
  seats: 4,
  bots: 0.5,
  watchers: 0,
  minutes: 24,
  peak: 2,
  matched: 0.5,
  use: 0.5,
  clients: 10_000,
  days: 10,
};

/** So many games a day are one a second. */
const ONE_A_SECOND = 86_400;

test('a game a second on the mean is two at the busiest time, and what they cost', () => {
  expect(needsOf(ONE_A_SECOND, COSTS, ASSUMED)).toMatchObject({
    gamesPerSecond: 2,
    movesPerSecond: 200,
    tables: 2880,
    clients: 5760,
    // A hundred moves of people and a hundred of bots.
    serverCores: 0.3,
    processes: 1,
    postgresCores: 0.1,
    botMovesPerSecond: 100,
    botCores: 1,
    deepBotCores: 10,
    connections: 15,
    network: 200 * 2 * 80 * 8,
    rowsPerDay: 150 * ONE_A_SECOND,
    storedPerDay: 31_000 * ONE_A_SECOND,
    loggedPerDay: 62_000 * ONE_A_SECOND,
    kept: 310_000 * ONE_A_SECOND,
    searches: 2,
    searching: 0.02,
  });
});

test('everything grows with the games; processes follow from processors or from clients', () => {
  const one = needsOf(ONE_A_SECOND, COSTS, ASSUMED);
  const ten = needsOf(10 * ONE_A_SECOND, COSTS, ASSUMED);
  expect(ten.serverCores).toBeCloseTo(10 * one.serverCores);
  // 57,600 clients, and 3 processors of which half is used.
  expect(ten.processes).toBe(6);
  expect(needsOf(10 * ONE_A_SECOND, COSTS, { ...ASSUMED, clients: 1e6 }).processes).toBe(6);
  expect(needsOf(10 * ONE_A_SECOND, COSTS, { ...ASSUMED, clients: 5000 }).processes).toBe(12);
});

test('spectators and idle tables cost something too', () => {
  const watched = needsOf(
    ONE_A_SECOND,
    { ...COSTS, listener: { servers: 50, postgres: 0, redis: 0 } },
    { ...ASSUMED, watchers: 2 },
  );
  expect(watched.serverCores).toBeCloseTo(0.3 + 200 * 2 * 50e-6);
  const waiting = needsOf(
    ONE_A_SECOND,
    { ...COSTS, idle: { servers: 0, postgres: 10, redis: 0 } },
    ASSUMED,
  );
  expect(waiting.postgresCores).toBeCloseTo(0.1 + 2 * 2880 * 10e-6);
});

test('a game is as long as those of both games and all numbers of players are on the mean', () => {
  const lengths = ['roll-and-write', 'copenhagen'].flatMap((game) =>
    [2, 3, 4].map((players) => ({ game, players, moves: 10 * players, chance: 20 })),
  );
  const { moves, entries, seats } = assumptionsOf(lengths);
  expect(seats).toBeCloseTo(2.55);
  expect(moves).toBeCloseTo(25.5);
  expect(entries).toBeCloseTo(25.5 + 20 + 6);
});

test('limits come in the order in which they are reached, and are what they say', () => {
  const limits = limitsOf(COSTS, ASSUMED);
  const games = limits.map((limit) => limit.games);
  expect(games).toEqual(games.toSorted((one, other) => one - other));
  const of = (name: string) => limits.find((limit) => limit.name.startsWith(name))?.games ?? 0;
  expect(needsOf(of('one process'), COSTS, ASSUMED).clients).toBeLessThanOrEqual(10_000);
  expect(needsOf(of('one Redis'), COSTS, ASSUMED).redisCores).toBeCloseTo(0.5);
  expect(needsOf(of('quick matches'), COSTS, ASSUMED).searching).toBeCloseTo(1);
  expect(needsOf(of('closed tables'), COSTS, ASSUMED).gamesPerSecond).toBeCloseTo(50);
  expect(needsOf(of('1 TB'), COSTS, ASSUMED).kept).toBeCloseTo(1e12);
});
