/** Exports for the load benchmark in `tools/`; not for the product, and free to change. */
export { ResultsRecorder } from './ratings/results-recorder.ts';
export { openPostgres } from './store/postgres.ts';
export type { PostgresDriver } from './store/postgres-driver.ts';
export type { Store } from './store/store.ts';
