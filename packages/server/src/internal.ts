/** Exports for tools: the load benchmark and the simulation; not for the product, and free to change. */
export { HANDLERS } from './api/handlers.ts';
export type { ApiDeps } from './api/service.ts';
export type { Bus, BusListener } from './cluster/bus.ts';
export { Cluster } from './cluster/cluster.ts';
export { PostgresBus } from './cluster/postgres-bus.ts';
export type { ReportError } from './operations/errors.ts';
export { ResultsRecorder } from './ratings/results-recorder.ts';
export type { Runtime } from './runtime.ts';
export { openService, type Service } from './service.ts';
export { SlewedClock } from './slewed-clock.ts';
export type { OpenedStore } from './store/open-store.ts';
export { openPostgres } from './store/postgres.ts';
export type { PostgresDriver } from './store/postgres-driver.ts';
export { openSqlite, type SqliteOptions, type StoreThread } from './store/sqlite.ts';
export type { SqliteDatabase, SqliteStatement } from './store/sqlite-database.ts';
export { SqliteThread } from './store/sqlite-thread.ts';
export type {
  AppendBatch,
  AppendObserver,
  Store,
  StoredEntry,
  StoredTable,
} from './store/store.ts';
export { insertTable } from './store/tables.ts';
export { Attendance } from './table/attendance.ts';
export { Audience } from './table/audience.ts';
export type { BotRunner } from './table/bot-moves.ts';
export { LiveTable } from './table/live-table.ts';
export { redact, type Viewers } from './table/redaction.ts';
export { SerialQueue } from './table/serial-queue.ts';
export type { ClientSocket } from './wire/connection.ts';
export type { ByteSink } from './wire/outbox.ts';
export { Sockets } from './wire/sockets.ts';
