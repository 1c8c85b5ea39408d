/** The product as users get it, built and served on a free port, for those who look at it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerOptions, serve } from '@nyhavn/server';

const ROOT = join(import.meta.dirname, '../../..');
const CLIENT = join(ROOT, 'packages/web/dist');

/** A product that is being served. */
export interface Product {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the client where it has changed, and serves it. */
export async function serveProduct(): Promise<Product> {
  const build = spawnSync(process.execPath, [join(ROOT, 'tools/build.ts')], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The client can not be built.');
  return serveFolder(CLIENT);
}

/** Serves the client as it was built, with administrators. */
export function serveAdministered(administrators: ReadonlySet<string>): Promise<Product> {
  return serveFolder(CLIENT, { administrators });
}

async function serveFolder(client: string, more: Partial<ServerOptions> = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  const serving = await serve(
    { client, data, pushHosts: ['push.example'], ...more },
    { port: 0, host: '127.0.0.1' },
  );
  return {
    url: `http://localhost:${serving.port}`,
    async close() {
      await serving.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A product of which newer versions come out while it is being served. */
export interface ReleasedProduct extends Product {
  /** Brings out a version that differs in the name it gives itself in its page. */
  release(version: string): void;
}

/** Serves a copy of the built client, of which newer versions can come out. */
export async function serveReleases(): Promise<ReleasedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  cpSync(CLIENT, folder, { recursive: true });
  const product = await serveFolder(folder);
  function change(name: string, from: RegExp, to: string): void {
    const file = join(folder, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} has no ${from}`);
    writeFileSync(file, after);
    for (const compressed of ['.br', '.gz']) rmSync(file + compressed, { force: true });
  }
  return {
    url: product.url,
    release(version) {
      change('index.html', /<head>/, `<head><meta name="version" content="${version}">`);
      change('sw.js', /(url:"index[.]html",revision:)"[^"]*"/, `$1"${version}"`);
    },
    async close() {
      await product.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
