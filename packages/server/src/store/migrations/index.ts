/** Migrations of the database: the steps that make it, in order. A step is added, and never changed or renamed. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from '../schema.ts';
import { tablesAndPeople } from './0001-tables-and-people.ts';
import { clocksAndReports } from './0003-clocks-and-reports.ts';
import { namesSessionsAndKeys } from './0004-names-sessions-and-keys.ts';
import { resultsRatingsAndStatistics } from './0005-results-ratings-and-statistics.ts';
import { howRatingsChanged } from './0007-how-ratings-changed.ts';
import { devicesThatAreCalled } from './0008-devices-that-are-called.ts';
import { listsAndAlarms } from './0009-lists-and-alarms-of-many-processes.ts';
import { manyProcesses } from './0010-many-processes.ts';
import { logBeforeEntries } from './0011-a-log-before-the-entries.ts';
import { whatAdministratorsDo } from './0012-what-administrators-do.ts';
import { entriesByPerson } from './0013-tables-at-which-a-person-did-something.ts';
import { timeToThinkInLists } from './0014-time-to-think-in-lists.ts';
import { ratingsAgainstBots } from './0015-ratings-against-bots.ts';
import type { Kind, Step } from './step.ts';

const STEPS: readonly Step[] = [
  tablesAndPeople,
  clocksAndReports,
  namesSessionsAndKeys,
  resultsRatingsAndStatistics,
  howRatingsChanged,
  devicesThatAreCalled,
  listsAndAlarms,
  manyProcesses,
  logBeforeEntries,
  whatAdministratorsDo,
  entriesByPerson,
  timeToThinkInLists,
  ratingsAgainstBots,
];

/** The steps of a kind of database, by name and in order. */
export function migrationsFor(kind: Kind): Readonly<Record<string, Migration>> {
  const steps = STEPS.filter(({ only = kind }) => only === kind);
  return Object.fromEntries(
    steps.map(({ name, up }) => [name, { up: (db: Kysely<unknown>) => up(db, kind) }]),
  );
}

/** Brings a database to the newest version, in one transaction; it throws where that is not possible. */
export async function migrate(db: Kysely<Schema>, kind: Kind): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(kind) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
