/** Exports for tools: the load benchmark and the simulation; not for the product, and free to change. */
export { ResultsRecorder } from './ratings/results-recorder.ts';
export type { Runtime } from './runtime.ts';
export { openPostgres } from './store/postgres.ts';
export type { PostgresDriver } from './store/postgres-driver.ts';
export { openSqlite, type SqliteOptions, type StoreThread } from './store/sqlite.ts';
export type { SqliteDatabase, SqliteStatement } from './store/sqlite-database.ts';
export { SqliteThread } from './store/sqlite-thread.ts';
export type { Store } from './store/store.ts';
