/** The thread that owns the SQLite file. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { SYSTEM } from '../runtime.ts';
import type { Batch, ThreadData } from './sqlite-jobs.ts';
import { SqliteThread } from './sqlite-thread.ts';

if (!parentPort) throw new Error('this is a thread, not a program');
const port = parentPort;

/** Milliseconds for which another program may hold the file, a backup for instance. */
const BUSY_TIMEOUT_MS = 5000;

const { file, ...settling }: ThreadData = workerData;
const thread = new SqliteThread(new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS }), {
  ...settling,
  size: file === ':memory:' ? 0 : statSync(file).size,
  runtime: SYSTEM,
  post: (said) => port.postMessage(said),
});
port.on('message', (batch: Batch) => thread.do(batch));
port.postMessage('ready');
