/** Capacity planning: the needs of so many games a day from the cost of a move, a table and a bot. Pure arithmetic. */

/** Microseconds of processor time. */
export interface Times {
  readonly servers: number;
  readonly postgres: number;
  readonly redis: number;
}

/** Unit costs. */
export interface Costs {
  /** A move by a client, told to the two clients of a table, who are at different processes. */
  readonly move: Times;
  /** The cost of a bot's move without its thinking. */
  readonly botMove: Times;
  /** Seconds of processor time in which a bot thinks out a move: one of some strength, and the strongest. */
  readonly thought: number;
  readonly deepThought: number;
  /** Opening a table with two new people. */
  readonly opening: Times;
  /** A second of a table at which nothing happens. */
  readonly idle: Times;
  /** A move told to one more client, beside those two. */
  readonly listener: Times;
  /** Bytes of a move to one client; of a move in the database and in its log; of a new table there. */
  readonly broadcast: number;
  readonly stored: number;
  readonly logged: number;
  readonly storedOpening: number;
  readonly loggedOpening: number;
  /** Bytes of memory of a table with two clients. */
  readonly memory: number;
  /** Searches for a quick match of one kind that come to an end in a second. */
  readonly searches: number;
  /** Closed tables that are counted in a second. */
  readonly counted: number;
}

/** Assumptions; a reader may have other figures. */
export interface Assumptions {
  /** Moves of a game, and entries that these become with chance and everything else. */
  readonly moves: number;
  readonly entries: number;
  /** People and bots of a table, and the share of seats that bots of the server have. */
  readonly seats: number;
  readonly bots: number;
  /** People who look on at a table. */
  readonly watchers: number;
  readonly minutes: number;
  /** The busiest hour beside the mean one. */
  readonly peak: number;
  /** The share of games whose people were brought together by a quick match, all of one kind in the worst case. */
  readonly matched: number;
  /** How much of a processor is used at the busiest time. */
  readonly use: number;
  /** Clients at a process, at most. */
  readonly clients: number;
  /** Days for which finished games stay in Postgres. */
  readonly days: number;
}

/** Connections of a process to Postgres. */
const CONNECTIONS_PER_PROCESS = 15;

/** The needs at peak, unless a field says otherwise. */
export interface Needs {
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly tables: number;
  readonly clients: number;
  readonly serverCores: number;
  readonly processes: number;
  /** Bytes of memory of tables and clients in each process. */
  readonly memory: number;
  readonly postgresCores: number;
  readonly connections: number;
  readonly redisCores: number;
  readonly botMovesPerSecond: number;
  /** For bots of some strength, and if all were the strongest. */
  readonly botCores: number;
  readonly deepBotCores: number;
  /** Bits a second to clients. */
  readonly network: number;
  readonly rowsPerDay: number;
  /** Bytes a day in the database and in its log, and in the database after all days. */
  readonly storedPerDay: number;
  readonly loggedPerDay: number;
  readonly kept: number;
  /** Searches for a quick match in a second, and how much of what can be done that is. */
  readonly searches: number;
  readonly searching: number;
}

const SECONDS_A_DAY = 86_400;
const MICROSECONDS = 1e6;

/** The needs of so many games a day. */
export function needsOf(games: number, costs: Costs, assumed: Assumptions): Needs {
  const { move, botMove, opening, idle, listener } = costs;
  const gamesPerSecond = (games * assumed.peak) / SECONDS_A_DAY;
  const movesPerSecond = gamesPerSecond * assumed.moves;
  const botMovesPerSecond = movesPerSecond * assumed.bots;
  const tables = gamesPerSecond * 60 * assumed.minutes;
  const people = assumed.seats * (1 - assumed.bots) + assumed.watchers;
  const clients = tables * people;
  const more = Math.max(0, people - 2);
  const cores = (part: keyof Times) =>
    ((movesPerSecond - botMovesPerSecond) * move[part] +
      botMovesPerSecond * botMove[part] +
      movesPerSecond * more * listener[part] +
      gamesPerSecond * opening[part] +
      // It is in memory at two processes, which both look after it.
      2 * tables * idle[part]) /
    MICROSECONDS;
  const serverCores = cores('servers');
  const processes = Math.max(
    1,
    Math.ceil(serverCores / assumed.use),
    Math.ceil(clients / assumed.clients),
  );
  const storedPerDay = games * (assumed.moves * costs.stored + costs.storedOpening);
  const searches = gamesPerSecond * assumed.matched * assumed.seats * (1 - assumed.bots);
  return {
    games,
    gamesPerSecond,
    movesPerSecond,
    tables,
    clients,
    serverCores,
    processes,
    memory: (costs.memory * tables * people) / 2 / processes,
    postgresCores: cores('postgres'),
    connections: CONNECTIONS_PER_PROCESS * processes,
    redisCores: cores('redis'),
    botMovesPerSecond,
    botCores: botMovesPerSecond * costs.thought,
    deepBotCores: botMovesPerSecond * costs.deepThought,
    network: movesPerSecond * people * costs.broadcast * 8,
    rowsPerDay: games * assumed.entries,
    storedPerDay,
    loggedPerDay: games * (assumed.moves * costs.logged + costs.loggedOpening),
    kept: storedPerDay * assumed.days,
    searches,
    searching: searches / costs.searches,
  };
}

/** Processors of a typical Postgres, its default connections, and bytes of a typical disk. */
const POSTGRES_CORES = 8;
const DEFAULT_CONNECTIONS = 100;
const DISK_BYTES = 1e12;

/** Something that is enough up to so many games a day. */
export interface Limit {
  readonly name: string;
  readonly games: number;
}

/** The limits in the order in which they are reached: everything grows in proportion to games. */
export function limitsOf(costs: Costs, assumed: Assumptions): Limit[] {
  const many = 1e6;
  const needs = needsOf(many, costs, assumed);
  const { use } = assumed;
  const perProcess = Math.min(use / needs.serverCores, assumed.clients / needs.clients);
  const upTo = (name: string, share: number): Limit => ({ name, games: share * many });
  return [
    upTo('one process', perProcess),
    upTo(
      `the default of ${DEFAULT_CONNECTIONS} connections to Postgres`,
      perProcess * Math.floor(DEFAULT_CONNECTIONS / CONNECTIONS_PER_PROCESS),
    ),
    upTo(`1 TB of disk for ${assumed.days} days`, DISK_BYTES / needs.kept),
    upTo('quick matches of one kind', costs.searches / needs.searches),
    upTo('closed tables recorded by two processes', costs.counted / needs.gamesPerSecond),
    upTo('one Redis', use / needs.redisCores),
    upTo(
      `one Postgres with ${POSTGRES_CORES} processors`,
      (POSTGRES_CORES * use) / needs.postgresCores,
    ),
  ].sort((one, other) => one.games - other.games);
}
