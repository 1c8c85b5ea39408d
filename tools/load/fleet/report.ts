/** What was found, as the tables of `docs/scale.md`. */
import type { Part } from '../words.ts';
import type { Figures } from './crowd.ts';
import type { Cost } from './harbour.ts';
import { bytes, markdown, rough, tenths, whole } from './markdown.ts';
import { type Assumptions, type Costs, limitsOf, type Needs, needsOf, type Times } from './plan.ts';
import type {
  BotsFound,
  LoadRow,
  PartRow,
  ProcessesRow,
  SpectatorsRow,
  TablesFound,
} from './steps.ts';
import type { Length, Thinking } from './thinking.ts';

/** Everything that is measured. */
export interface Found {
  readonly processes: readonly ProcessesRow[];
  readonly tables: TablesFound;
  readonly spectators: readonly SpectatorsRow[];
  readonly length: { readonly parts: readonly PartRow[]; readonly loads: readonly LoadRow[] };
  readonly bots: {
    readonly served: BotsFound;
    readonly thinking: readonly Thinking[];
    readonly lengths: readonly Length[];
    /** Quick matches in a second. */
    readonly searches: number;
  };
}

const MEGABYTE = 1 << 20;

/** Processor time of a move: servers, Postgres, Redis. */
const perMove = ({ cost, moves }: Figures) =>
  [cost.servers, cost.postgres, cost.redis].map((time) => whole(time / moves));

function processes(rows: readonly ProcessesRow[]): string {
  return markdown(
    [
      'processes',
      'clients of a table',
      'moves/s',
      'p50 ms',
      'p99 ms',
      'µs/move: servers',
      'Postgres',
      'Redis',
      'calm: p50 ms',
      'p99 ms',
      'µs/move: servers',
      'Postgres',
      'Redis',
    ],
    rows.map(({ processes, spread, full, calm }) => [
      `${processes}`,
      processes === 1 ? 'at it' : spread === 'apart' ? 'at two of them' : 'at one of them',
      whole(full.movesPerSecond),
      tenths(full.p50),
      tenths(full.p99),
      ...perMove(full),
      tenths(calm.p50),
      tenths(calm.p99),
      ...perMove(calm),
    ]),
  );
}

function memory(rows: readonly ProcessesRow[]): string {
  return markdown(
    [
      'processes',
      'clients of a table',
      'MB a server',
      'MB Postgres',
      'MB Redis',
      'bytes/move to two clients',
      'in the database',
      'in its log',
    ],
    rows.map(({ processes, spread, full, before, after }) => [
      `${processes}`,
      processes === 1 ? 'at it' : spread === 'apart' ? 'at two of them' : 'at one of them',
      whole(after.server / MEGABYTE),
      whole(after.postgres / MEGABYTE),
      whole(after.redis / MEGABYTE),
      whole(full.bytes / full.moves),
      whole((after.stored - before.stored) / full.moves),
      whole((after.log - before.log) / full.moves),
    ]),
  );
}

/** Bytes of memory of each further table with its two clients, between the last two numbers of tables. */
function memoryPerTable({ rows }: TablesFound): number {
  const [earlier, later] = rows.slice(-2);
  if (!earlier || !later) return 0;
  return (later.sizes.heap - earlier.sizes.heap) / (later.tables - earlier.tables);
}

/** What something cost each time. */
function each({ servers, postgres, redis }: Cost, times: number): Times {
  return { servers: servers / times, postgres: postgres / times, redis: redis / times };
}

function idleOf({ idle: { cost, tables, seconds } }: TablesFound): Times {
  return each(cost, tables * seconds);
}

function tables(found: TablesFound): string {
  return markdown(
    ['tables', 'moves/s', 'µs/move: servers', 'Postgres', 'Redis', 'MB alive in the server'],
    found.rows.map(({ tables, full, sizes }) => [
      whole(tables),
      whole(full.movesPerSecond),
      ...perMove(full),
      whole(sizes.heap / MEGABYTE),
    ]),
  );
}

function quiet(found: TablesFound): string {
  const { opening } = found;
  const [open, idle] = [each(opening.cost, opening.times), idleOf(found)];
  const row = (name: string, times: Times, more: string) => [
    name,
    rough(times.servers),
    rough(times.postgres),
    rough(times.redis),
    more,
  ];
  return markdown(
    ['', 'µs: servers', 'Postgres', 'Redis', 'bytes'],
    [
      row(
        'opening a table with two new people',
        open,
        `${bytes(opening.stored / opening.times)} in the database, ${bytes(opening.log / opening.times)} in its log`,
      ),
      row(
        'a second of a table with two clients and nothing to do',
        idle,
        `${bytes(memoryPerTable(found))} in the server`,
      ),
      [`counting a closed table, ${whole(found.counted)} in a second`, '', '', '', ''],
    ],
  );
}

function spectators(rows: readonly SpectatorsRow[]): string {
  return markdown(
    ['who looks on', 'moves/s', 'µs/move: servers', 'Postgres', 'Redis', 'bytes/move'],
    rows.map(({ spectators, figures }) => [
      spectators === 0 ? 'nobody' : `${spectators}`,
      whole(figures.movesPerSecond),
      ...perMove(figures),
      whole(figures.bytes / figures.moves),
    ]),
  );
}

function parts(rows: readonly PartRow[]): string {
  return markdown(
    ['moves of a game', 'µs/move: servers', 'Postgres', 'Redis'],
    rows.map(({ from, to, figures }) => [`${from}–${to}`, ...perMove(figures)]),
  );
}

function loads(rows: readonly LoadRow[]): string {
  return markdown(
    ['entries of a table', 'ms until it is read', 'µs: Postgres'],
    rows.map(({ entries, milliseconds, postgres }) => [
      whole(entries),
      tenths(milliseconds),
      whole(postgres),
    ]),
  );
}

const GAME_NAMES: Readonly<Record<string, string>> = {
  'roll-and-write': 'Roll & Write',
  copenhagen: 'Copenhagen',
};

function thinking(rows: readonly Thinking[]): string {
  const games = Object.keys(rows[0]?.movesPerSecond ?? {});
  return markdown(
    ['level', ...games.map((game) => `moves/s of a processor, ${GAME_NAMES[game]}`)],
    rows.map(({ level, movesPerSecond }) => [
      level,
      ...games.map((game) => rough(movesPerSecond[game] ?? 0)),
    ]),
  );
}

function served({ served: { byBots, byClients, seconds, cost }, searches }: Found['bots']): string {
  const moves = byBots + byClients;
  return markdown(
    ['two processes', 'a second', 'µs: servers', 'Postgres', 'Redis'],
    [
      [
        'moves against apprentices, half of them theirs',
        whole(moves / seconds),
        ...[cost.servers, cost.postgres, cost.redis].map((time) => whole(time / moves)),
      ],
      ['searches for a quick match of one kind', whole(searches), '', '', ''],
    ],
  );
}

function lengths(rows: readonly Length[]): string {
  return markdown(
    ['game', 'players', 'moves', 'events of chance'],
    rows.map(({ game, players, moves, chance }) => [
      GAME_NAMES[game] ?? game,
      `${players}`,
      whole(moves),
      whole(chance),
    ]),
  );
}

/** The level whose thinking is planned with: the one that sits in for people. */
const PLANNED_LEVEL = 'foreman';

/** What things cost, out of what was found. Moves as they are when they come calmly, which is dearer. */
function costsOf({ processes, tables, spectators, bots }: Found): Costs {
  const apart = processes.find((row) => row.processes === 2 && row.spread === 'apart');
  const [nobody, ...rest] = spectators;
  const many = rest.at(-1);
  if (!apart || !nobody || !many) throw new Error('not everything was measured');
  const { calm, full, before, after } = apart;
  const move = each(calm.cost, calm.moves);
  const { served, searches } = bots;
  const both = each(served.cost, served.byBots);
  const share = served.byClients / served.byBots;
  const level = bots.thinking.find((row) => row.level === PLANNED_LEVEL);
  const speeds = Object.values(level?.movesPerSecond ?? {});
  const beside = (part: keyof Times) => Math.max(0, both[part] - share * move[part]);
  const listening = (part: keyof Times) =>
    Math.max(
      0,
      (many.figures.cost[part] / many.figures.moves -
        nobody.figures.cost[part] / nobody.figures.moves) /
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
    thought: speeds.reduce((sum, speed) => sum + 1 / speed, 0) / speeds.length,
    opening: each(opening.cost, opening.times),
    idle: idleOf(tables),
    listener: ofEach(listening),
    told: full.bytes / full.moves / 2,
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

/** What is taken for granted; both games are played equally often. */
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

function assumptions(assumed: Assumptions): string {
  return markdown(
    ['taken for granted', ''],
    [
      [
        'moves of a game, entries of its table',
        `${whole(assumed.moves)}, ${whole(assumed.entries)}`,
      ],
      [
        'seats of a table; of these bots of the server',
        `${tenths(assumed.seats)}; ${100 * assumed.bots} %`,
      ],
      ['people who look on at a table', `${assumed.watchers}`],
      ['minutes of a game', `${assumed.minutes}`],
      ['the busiest hour, in mean ones', `${assumed.peak}`],
      ['games of people who look for a quick match, all of one kind', `${100 * assumed.matched} %`],
      ['use of a processor at the busiest time', `${100 * assumed.use} %`],
      ['clients of a process, at most', whole(assumed.clients)],
      ['days for which finished games stay in Postgres', `${assumed.days}`],
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
  ['processors for bots that think', ({ botCores }) => rough(botCores)],
  ['processors for Postgres', ({ postgresCores }) => rough(postgresCores)],
  ['connections to Postgres', ({ connections }) => whole(connections)],
  ['rows a day', ({ rowsPerDay }) => rough(rowsPerDay)],
  ['stored a day', ({ storedPerDay }) => bytes(storedPerDay)],
  ['stored in all days', ({ kept }) => bytes(kept)],
  ['log of Postgres a day', ({ loggedPerDay }) => bytes(loggedPerDay)],
  ['processors for Redis, which can use one', ({ redisCores }) => rough(redisCores)],
  ['Mbit/s to clients', ({ network }) => rough(network / 1e6)],
  [
    'searches for quick matches a second, of what one kind bears',
    ({ searches, searching }) => `${rough(searches)}, ${rough(100 * searching)} %`,
  ],
];

/** Games a day that are planned for. */
const STEPS = [1000, 100_000, 5_000_000];

function plan(costs: Costs, assumed: Assumptions): string {
  const needs = STEPS.map((games) => needsOf(games, costs, assumed));
  return markdown(
    ['at the busiest time', ...STEPS.map((games) => `${whole(games)} games a day`)],
    LINES.map(([name, show]) => [name, ...needs.map(show)]),
  );
}

function limits(costs: Costs, assumed: Assumptions): string {
  return markdown(
    ['what is enough', 'up to so many games a day'],
    limitsOf(costs, assumed).map(({ name, games }) => [name, rough(games)]),
  );
}

/** What the plan reckons with. */
function unitCosts(costs: Costs): string {
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
      row('a bot’s move beside its thinking', costs.botMove),
      row('the same, told to one client more', costs.listener),
      row('opening a table', costs.opening),
      row('a second of a table at a process', costs.idle),
      [`a thought of a ${PLANNED_LEVEL}`, rough(costs.thought * 1e6), '', ''],
    ],
  );
}

/** All tables by name, as far as there are figures for them. */
export function blocksOf(found: Partial<Found>): Map<string, string> {
  const blocks = new Map<string, string>();
  if (found.processes) {
    blocks.set('processes', processes(found.processes));
    blocks.set('memory', memory(found.processes));
  }
  if (found.tables) {
    blocks.set('tables', tables(found.tables));
    blocks.set('quiet', quiet(found.tables));
  }
  if (found.spectators) blocks.set('spectators', spectators(found.spectators));
  if (found.length) {
    blocks.set('length', parts(found.length.parts));
    blocks.set('loads', loads(found.length.loads));
  }
  if (found.bots) {
    blocks.set('thinking', thinking(found.bots.thinking));
    blocks.set('served', served(found.bots));
    blocks.set('games', lengths(found.bots.lengths));
  }
  if (isWhole(found)) {
    const [costs, assumed] = [costsOf(found), assumptionsOf(found.bots.lengths)];
    blocks.set('costs', unitCosts(costs));
    blocks.set('assumptions', assumptions(assumed));
    blocks.set('plan', plan(costs, assumed));
    blocks.set('limits', limits(costs, assumed));
  }
  return blocks;
}

const NEEDED: readonly Part[] = ['processes', 'tables', 'spectators', 'length', 'bots'];

function isWhole(found: Partial<Found>): found is Found {
  return NEEDED.every((part) => found[part] !== undefined);
}
