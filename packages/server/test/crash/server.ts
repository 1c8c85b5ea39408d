/** A server in a process of its own, to be killed: folder of data and port are its arguments. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../src/index.ts';

const timeOfDay = Date.now;
process.on('message', (jump: number) => {
  Date.now = () => timeOfDay() + jump;
});

const [data = '', port = '0'] = process.argv.slice(2);
const client = join(data, 'client');
mkdirSync(client, { recursive: true });
writeFileSync(join(client, 'index.html'), '<!doctype html>');
const { DATABASE_URL: database, REDIS_URL: redis } = process.env;
const serving = await serve(
  { client, data, database, redis },
  { port: Number(port), host: '127.0.0.1' },
);
process.send?.(serving.port);
// Whoever has started it is gone.
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => void serving.close().then(() => process.exit(0)));
