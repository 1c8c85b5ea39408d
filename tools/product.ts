/** The product as users get it, built and served on a free port, for those who look at it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { serve } from '../packages/server/src/index.ts';

const CLIENT = join(import.meta.dirname, '..', 'packages', 'web', 'dist');

/** A product that is being served. */
export interface Product {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the client where it has changed, and serves it. */
export async function serveProduct(): Promise<Product> {
  const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The client can not be built.');
  const { port, close } = await serve({ client: CLIENT }, { port: 0, host: '127.0.0.1' });
  return { url: `http://localhost:${port}`, close };
}
