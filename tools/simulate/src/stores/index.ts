/** Stores for simulations: a model of Postgres, and SQLite on a disk that can lose what was not flushed. */
export type { Database } from './postgres/database.ts';
export { type PostgresHost, PostgresModel, readyDatabase } from './postgres/index.ts';
export { DiskFile, SimulatedDisk } from './sqlite/disk.ts';
export { type KillableStore, openSimulatedSqlite, type SimulatedSqlite } from './sqlite/index.ts';
export { loadEngine } from './sqlite/vfs.ts';
export {
  CALM,
  ROUGH,
  type SimulatedTime,
  type StoreRates,
  type StoreSituation,
  type StoreWeather,
  type Way,
  weatherOf,
} from './weather.ts';
