/** `npm run build`: the client for production, with compressed copies; nothing if nothing changed. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const WEB = join(import.meta.dirname, '..', 'packages', 'web');
const DIST = join(WEB, 'dist');

/** Lies in the folder that it vouches for, so that both go together. */
const STAMP = join(DIST, '.built');

/** Everything that the client is made of. */
const SOURCES = [
  'packages/{engine,bots,protocol,client,web}/{src,public}/**/*',
  // The simulator runs the server's code.
  'packages/server/src/**/*',
  'tools/simulate/{package.json,src/**/*}',
  'packages/web/{index.html,vite.config.ts,package.json}',
  'package-lock.json',
  'tools/build.ts',
];

function hashOfSources(): string {
  const cwd = join(WEB, '..', '..');
  const hash = createHash('sha256');
  for (const name of globSync(SOURCES, { cwd }).sort()) {
    const file = join(cwd, name);
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function isBuilt(hash: string): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === hash;
  } catch {
    return false;
  }
}

/** Text gets a copy for each way in which browsers like it compressed. */
async function compress(): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,json,webmanifest,wasm}', { cwd: DIST });
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    files.map(async (name) => {
      const file = join(DIST, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

const hash = hashOfSources();
if (!isBuilt(hash)) {
  try {
    // A test that builds runs as a test, and its build would have no service worker.
    process.env.NODE_ENV = 'production';
    await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
    await compress();
    writeFileSync(STAMP, hash);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
