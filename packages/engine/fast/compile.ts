/** The fast path from its sources to the module that the engine carries. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tablesSource } from './generate.ts';

/** A file that is made, never written by hand. */
interface Made {
  readonly path: string;
  readonly text: string;
}

const COMPILER = fileURLToPath(import.meta.resolve('assemblyscript/bin/asc.js'));
/** Smaller than with `-O3`, and not slower. */
const FLAGS = ['-O2', '--noAssert', '--runtime', 'stub'];

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** The tables that the sources import. */
export function makeTables(): Made {
  return { path: pathOf('roll-and-write/tables.ts'), text: tablesSource() };
}

/** The compiled sources, as a module that the engine imports. */
export function makeModule(): Made {
  const base64 = compile(pathOf('roll-and-write')).toString('base64');
  return {
    path: pathOf('../src/roll-and-write/fast-module.ts'),
    text: `/** Made by \`npm run fast\` out of \`fast/roll-and-write\`: WebAssembly, as base64. */
export const FAST_MODULE =
  '${base64}';
`,
  };
}

function compile(sources: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  const file = join(folder, 'fast.wasm');
  try {
    const argv = [COMPILER, 'index.ts', '--baseDir', sources, '--outFile', file, ...FLAGS];
    execFileSync(process.execPath, argv, { stdio: 'inherit' });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
