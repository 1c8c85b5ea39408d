/** One measurement: a server, so many tables, and what came out. */
import { setTimeout as pause } from 'node:timers/promises';
import { BoardgameTable } from './clients/boardgame.ts';
import { ColyseusTable } from './clients/colyseus.ts';
import { NyhavnTable } from './clients/nyhavn.ts';
import { SocketsTable } from './clients/sockets.ts';
import { type LoadTable, Stopwatch } from './clients/table.ts';
import { received } from './raw-socket.ts';
import { ServerProcess } from './server-process.ts';

/** The servers that are compared. */
export const KINDS = ['nyhavn', 'boardgame', 'colyseus', 'sockets'] as const;

/** One of them. */
export type Kind = (typeof KINDS)[number];

/** How long, and at how many tables. */
export interface Load {
  readonly tables: number;
  readonly warmUp: number;
  readonly time: number;
  /** How long tables are left alone before their memory is measured; it is not, if this is missing. */
  readonly rest?: number;
  /** Arguments for the server's Node. */
  readonly node?: readonly string[];
}

/** What was measured. */
export interface Figures {
  readonly movesPerSecond: number;
  /** Milliseconds from a client's move to both clients having heard of it. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes from the server to both clients. */
  readonly bytesPerMove: number;
  /** Microseconds of the server's processor time, all threads. */
  readonly cpuPerMove: number;
  /** Bytes that a table costs at which two clients sit and nothing happens. */
  readonly memoryPerTable: number | undefined;
}

/** Empty tables for those whose game is over: opening one is no move. */
const SPARE = 700;

/** Moves after which a server is warm; a slow one has to do with fewer. */
const WARM = 20_000;

/** Tables whose clients sit down at the same time. */
const AT_ONCE = 50;

/** Tables that are opened before anything is measured, so that everything has run once. */
const FIRST = 20;

/** Starts a server, puts load on it, and ends it. */
export async function measure(kind: Kind, load: Load): Promise<Figures> {
  const server = await ServerProcess.start(kind, load.node);
  try {
    return await underLoad(kind, server, load);
  } finally {
    await server.stop();
  }
}

async function underLoad(kind: Kind, server: ServerProcess, load: Load): Promise<Figures> {
  const watch = new Stopwatch();
  const spare = kind === 'nyhavn' ? [...(await server.open(SPARE))] : [];
  const another = async () => spare.pop() ?? (await server.open(1))[0]!;
  const open = (index: number, place: string) =>
    tableOf(kind, server.port, index, place, watch, another);
  const first = await gather(await server.open(FIRST), open);
  for (const table of first) table.begin();
  await pause(load.warmUp / 2);
  for (const table of first) table.end();
  await pause(load.rest ?? 100);
  const before = await server.memory();
  const more = await gather(await server.open(load.tables - FIRST), (number, place) =>
    open(FIRST + number, place),
  );
  await pause(load.rest ?? 0);
  const idle = await server.memory();
  const tables = [...first, ...more];

  for (const table of tables) table.begin();
  await warmUp(watch, load.warmUp);
  const cpu = await server.cpu();
  received.bytes = 0;
  watch.isRunning = true;
  const began = performance.now();
  await pause(load.time);
  watch.isRunning = false;
  const time = performance.now() - began;
  const { bytes } = received;
  const busy = (await server.cpu()) - cpu;
  for (const table of tables) table.end();
  await pause(100);
  for (const table of tables) table.close();

  const times = Float64Array.from(watch.times).sort();
  const moves = times.length;
  return {
    movesPerSecond: (1000 * moves) / time,
    p50: times[Math.floor(moves * 0.5)] ?? 0,
    p99: times[Math.floor(moves * 0.99)] ?? 0,
    bytesPerMove: bytes / moves,
    cpuPerMove: (1000 * busy) / moves,
    memoryPerTable: load.rest === undefined ? undefined : (idle - before) / more.length,
  };
}

/** Lets a server come to its speed: its code is compiled in the course of so many moves. */
async function warmUp(watch: Stopwatch, time: number): Promise<void> {
  for (let waited = 0; waited < time || (waited < 4 * time && watch.moves < WARM); waited += 100) {
    await pause(100);
  }
}

/** Tables at which two clients sit. */
async function gather(
  places: readonly string[],
  open: (number: number, place: string) => LoadTable,
): Promise<LoadTable[]> {
  const tables = places.map((place, number) => open(number, place));
  for (let at = 0; at < tables.length; at += AT_ONCE) {
    await Promise.all(tables.slice(at, at + AT_ONCE).map((table) => table.sit()));
  }
  return tables;
}

function tableOf(
  kind: Kind,
  port: number,
  index: number,
  place: string,
  watch: Stopwatch,
  another: () => Promise<string>,
): LoadTable {
  switch (kind) {
    case 'nyhavn':
      return new NyhavnTable(port, index, place, watch, another);
    case 'boardgame':
      return new BoardgameTable(port, index, place, watch);
    case 'colyseus':
      return new ColyseusTable(port, index, place, watch);
    case 'sockets':
      return new SocketsTable(port, index, place, watch);
  }
}
