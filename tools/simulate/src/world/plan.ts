/** What a seed decides before anything happens: servers, people, tables, and how bad the weather is. */
import { GAMES, type Random } from '@nyhavn/engine';
import type { StoreRates } from '../stores/index.ts';

/** A table that somebody opens. */
export interface PlannedTable {
  readonly game: string;
  /** The people who sit there, the host first. */
  readonly people: readonly number[];
  readonly spectators: readonly number[];
  readonly bots: number;
  readonly clock: object;
  readonly isRated: boolean;
}

/** What is to happen under a seed. */
export interface Plan {
  /** One server on a disk of its own, or several on one Postgres. */
  readonly servers: number;
  readonly isShared: boolean;
  /** Servers talk over Postgres, not over a bus of their own. */
  readonly isBusPostgres: boolean;
  /** Servers begin with an empty database, and one of them is killed while it makes it ready. */
  readonly isFresh: boolean;
  readonly hasLimits: boolean;
  /** A person who is deleted, and when. */
  readonly deletion: { readonly person: number; readonly at: number } | undefined;
  readonly people: number;
  /** The first of them has two devices, with a page on each. */
  readonly hasTwoDevices: boolean;
  readonly tables: readonly PlannedTable[];
  /** Moves after which people have had enough. */
  readonly patience: number;
  readonly thinkingMs: number;
  /** Milliseconds between two pastimes of a person, more or less. */
  readonly pastimeMs: number;
  /** Milliseconds of bad weather. */
  readonly duration: number;
  /** Faults in that time. */
  readonly faults: number;
  readonly storeRates: StoreRates;
  /** The share of the bus's messages that are lost. */
  readonly busLoss: number;
  /** The slowest that the network is. */
  readonly maxDelayMs: number;
  /** The share of requests that are lost or come twice. */
  readonly requestLoss: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const CLOCKS = [
  { kind: 'none' },
  { kind: 'move', time: MINUTE_MS },
  { kind: 'game', time: 10 * MINUTE_MS },
  { kind: 'move', time: 10_000 },
];

function oneOf<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[random.below(values.length)];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}

/** One in so many. */
function isOnceIn(random: Random, count: number): boolean {
  return random.below(count) === 0;
}

/** The plan of a seed; days make it long. */
export function planOf(random: Random, days: number): Plan {
  // Several servers look at their store every few seconds, also where days pass between two moves.
  const isShared = random.below(3) > 0 && (days === 0 || isOnceIn(random, 5));
  const people = 2 + random.below(3);
  const tables = Array.from({ length: 1 + random.below(2) }, () => tableOf(random, people, days));
  const duration = days > 0 ? days * DAY_MS : 20_000 + random.below(60_000);
  const roughness = oneOf(random, [0, 1, 1, 3]);
  return {
    servers: isShared ? 2 + Number(isOnceIn(random, 4)) : 1,
    isShared,
    isBusPostgres: isShared && isOnceIn(random, 3),
    isFresh: isOnceIn(random, 40),
    hasLimits: isOnceIn(random, 6),
    people,
    hasTwoDevices: isOnceIn(random, 4),
    tables,
    patience: oneOf(random, [3, 8, 15, 60]),
    thinkingMs: days > 0 ? DAY_MS / 4 : oneOf(random, [300, 1500, 8000]),
    pastimeMs: days > 0 ? DAY_MS / 50 : 9000,
    duration,
    deletion: isOnceIn(random, 8)
      ? { person: random.below(people), at: random.below(duration) }
      : undefined,
    faults: days > 0 ? Math.ceil(10 * days) : 1 + random.below(7),
    storeRates: {
      late: 0.01 * roughness,
      lostStatement: 0.002 * roughness,
      lostAnswer: 0.004 * roughness,
      silent: 0.3,
      inTheWay: 0.003 * roughness,
      twice: 0.01 * roughness,
      lostNotice: 0.05 * roughness,
    },
    busLoss: oneOf(random, [0, 0, 0.05, 0.5, 1]),
    maxDelayMs: oneOf(random, [5, 60, 400, 2000]),
    requestLoss: oneOf(random, [0, 0.02, 0.1]),
  };
}

function tableOf(random: Random, people: number, days: number): PlannedTable {
  const seats = 2 + Number(isOnceIn(random, 4));
  const guests = Math.min(people, 1 + random.below(seats));
  const first = random.below(people);
  const { id } = oneOf(random, GAMES);
  return {
    game: id,
    people: Array.from({ length: guests }, (_, seat) => (first + seat) % people),
    spectators: guests < people && isOnceIn(random, 3) ? [(first + guests) % people] : [],
    bots: Math.max(seats - guests, 0),
    clock: days > 0 ? { kind: 'days', time: DAY_MS } : oneOf(random, CLOCKS),
    isRated: isOnceIn(random, 2),
  };
}
