/** The secret with which identities are signed: made once, and readable by its owner alone. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/** The secret of a data folder; a new folder gets a new one. */
export function secretIn(folder: string): Buffer {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'secret');
  try {
    writeFileSync(file, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
