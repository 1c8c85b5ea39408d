import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BIN = join(import.meta.dirname, '..', 'bin', 'nyhavn.js');

/** How a command ended and what it wrote. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `nyhavn` as its users do, in a process of its own. */
export function nyhavn(argv: readonly string[], input = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}
