/** From what was found to what is needed, as tables. */
import { type ClusterFigures, each, idleOf, memoryPerTable } from './found.ts';
import { bytes, markdown, rough, tenths, whole } from './markdown.ts';
import { type Assumptions, type Costs, limitsOf, type Needs, needsOf, type Times } from './plan.ts';
import type { Length, Thinking } from './thinking.ts';

/** The level whose thinking is planned with, which sits in for people, and the strongest. */
const PLANNED_LEVEL = 'foreman';
const DEEP_LEVEL = 'harbour-master';

/** Seconds of processor time in which a level thinks out a move, on the mean over the games. */
function thoughtOf(level: string, thinking: readonly Thinking[]): number {
  const speeds = Object.values(thinking.find((row) => row.level === level)?.movesPerSecond ?? {});
  return speeds.reduce((sum, speed) => sum + 1 / speed, 0) / speeds.length;
}

/** Unit costs from the measurements. Moves have their calm cost, the higher one. */
export function costsOf({ processes, tables, spectators, bots }: ClusterFigures): Costs {
  const apart = processes.find((row) => row.processes === 2 && row.spread === 'apart');
  const [none, ...rest] = spectators;
  const many = rest.at(-1);
  if (!apart || !none || !many) throw new Error('not everything was measured');
  const move = each(apart.calm.cost, apart.calm.moves);
  // Bytes are the same everywhere, and known best where most was played.
  const { full, before, after } = processes.reduce((most, row) =>
    row.full.moves > most.full.moves ? row : most,
  );
  const { served, searches } = bots;
  const both = each(served.cost, served.byBots);
  const share = served.byClients / served.byBots;
  const beside = (part: keyof Times) => Math.max(0, both[part] - share * move[part]);
  const listening = (part: keyof Times) =>
    Math.max(
      0,
      (many.figures.cost[part] / many.figures.moves -
        none.figures.cost[part] / none.figures.moves) /
        many.spectators,
    );
  const ofEach = (of: (part: keyof Times) => number): Times => ({
    servers: of('servers'),
    postgres: of('postgres'),
    redis: of('redis'),
  });
  const { opening } = tables;
  return {
    move,
    botMove: ofEach((part) => Math.max(move[part], beside(part))),
    thought: thoughtOf(PLANNED_LEVEL, bots.thinking),
    deepThought: thoughtOf(DEEP_LEVEL, bots.thinking),
    opening: each(opening.cost, opening.times),
    idle: idleOf(tables),
    listener: ofEach(listening),
    broadcast: full.bytes / full.moves / 2,
    stored: (after.stored - before.stored) / full.moves,
    logged: (after.log - before.log) / full.moves,
    storedOpening: opening.stored / opening.times,
    loggedOpening: opening.log / opening.times,
    memory: memoryPerTable(tables),
    searches,
    counted: tables.counted,
  };
}

/** How many of all tables have so many players. */
const TABLE_SIZES: Readonly<Record<number, number>> = { 2: 0.6, 3: 0.25, 4: 0.15 };

/** Entries of a table that are neither moves nor chance: opened, sat, began, closed. */
const OTHER_ENTRIES = 6;

/** Assumptions; both games are played equally often. */
export function assumptionsOf(lengths: readonly Length[]): Assumptions {
  const games = new Set(lengths.map(({ game }) => game)).size;
  const mean = (of: (length: Length) => number) =>
    lengths.reduce((sum, row) => sum + (of(row) * (TABLE_SIZES[row.players] ?? 0)) / games, 0);
  const moves = mean((row) => row.moves);
  return {
    moves,
    entries: moves + mean(({ chance }) => chance) + OTHER_ENTRIES,
    seats: mean(({ players }) => players),
    bots: 0.25,
    watchers: 0.5,
    minutes: 25,
    peak: 3,
    matched: 0.5,
    use: 0.5,
    clients: 10_000,
    days: 90,
  };
}

/** The assumptions, as a table. */
export function assumptions(assumed: Assumptions): string {
  return markdown(
    ['assumption', 'value'],
    [
      [
        'moves of a game, entries of its table',
        `${whole(assumed.moves)}, ${whole(assumed.entries)}`,
      ],
      [
        'seats of a table; of these bots of the server',
        `${tenths(assumed.seats)}; ${100 * assumed.bots} %`,
      ],
      ['spectators of a table', `${assumed.watchers}`],
      ['minutes of a game', `${assumed.minutes}`],
      ['busiest hour, times the mean hour', `${assumed.peak}`],
      ['share of quick matches, all of one kind', `${100 * assumed.matched} %`],
      ['CPU utilisation at peak', `${100 * assumed.use} %`],
      ['maximum of clients of a process', whole(assumed.clients)],
      ['days that finished games stay in Postgres', `${assumed.days}`],
    ],
  );
}

/** Lines of the plan. */
const LINES: readonly (readonly [string, (needs: Needs) => string])[] = [
  ['games begun a second', ({ gamesPerSecond }) => rough(gamesPerSecond)],
  ['moves a second', ({ movesPerSecond }) => rough(movesPerSecond)],
  ['tables in play, clients', ({ tables, clients }) => `${rough(tables)}, ${rough(clients)}`],
  ['processors for servers', ({ serverCores }) => rough(serverCores)],
  ['processes', ({ processes }) => whole(processes)],
  ['memory of tables and clients in each', ({ memory }) => bytes(memory)],
  ['moves of bots a second', ({ botMovesPerSecond }) => rough(botMovesPerSecond)],
  ['processors for bots, as foremen', ({ botCores }) => rough(botCores)],
  ['or all as harbour masters', ({ deepBotCores }) => rough(deepBotCores)],
  ['processors for Postgres', ({ postgresCores }) => rough(postgresCores)],
  ['connections to Postgres', ({ connections }) => whole(connections)],
  ['rows a day', ({ rowsPerDay }) => rough(rowsPerDay)],
  ['stored a day', ({ storedPerDay }) => bytes(storedPerDay)],
  ['stored in all days', ({ kept }) => bytes(kept)],
  ['log of Postgres a day', ({ loggedPerDay }) => bytes(loggedPerDay)],
  ['processors for Redis (it can use one)', ({ redisCores }) => rough(redisCores)],
  ['Mbit/s to clients', ({ network }) => rough(network / 1e6)],
  [
    'quick matches a second, of the limit of one kind',
    ({ searches, searching }) => `${rough(searches)}, ${rough(100 * searching)} %`,
  ],
];

/** Games a day that are planned for. */
const STEPS = [1000, 100_000, 5_000_000];

/** The needs, as a table. */
export function plan(costs: Costs, assumed: Assumptions): string {
  const needs = STEPS.map((games) => needsOf(games, costs, assumed));
  return markdown(
    ['at peak', ...STEPS.map((games) => `${whole(games)} games a day`)],
    LINES.map(([name, show]) => [name, ...needs.map(show)]),
  );
}

/** The limits, as a table. */
export function limits(costs: Costs, assumed: Assumptions): string {
  return markdown(
    ['limit', 'games a day'],
    limitsOf(costs, assumed).map(({ name, games }) => [name, rough(games)]),
  );
}

/** The unit costs, as a table. */
export function unitCosts(costs: Costs): string {
  const row = (name: string, { servers, postgres, redis }: Times) => [
    name,
    rough(servers),
    rough(postgres),
    rough(redis),
  ];
  return markdown(
    ['µs of processor time', 'servers', 'Postgres', 'Redis'],
    [
      row('a move, calm, two clients at two processes', costs.move),
      row('a bot’s move without its thinking', costs.botMove),
      row('a move sent to one more client', costs.listener),
      row('opening a table', costs.opening),
      row('one second of a table at a process', costs.idle),
      ['a decision of a foreman', rough(costs.thought * 1e6), '', ''],
      ['a decision of a harbour master', rough(costs.deepThought * 1e6), '', ''],
    ],
  );
}
