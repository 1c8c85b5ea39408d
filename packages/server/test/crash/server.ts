/** A server in a process of its own, to be killed: folder of data and port are its arguments. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../src/index.ts';

const [data = '', port = '0'] = process.argv.slice(2);
const client = join(data, 'client');
mkdirSync(client, { recursive: true });
writeFileSync(join(client, 'index.html'), '<!doctype html>');
const serving = await serve({ client, data }, { port: Number(port), host: '127.0.0.1' });
process.send?.(serving.port);
process.once('SIGTERM', () => void serving.close().then(() => process.exit(0)));
