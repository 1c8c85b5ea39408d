/** The secret with which identities are signed: made once, and readable by its owner alone. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/** The secret of the environment, or else that of a data folder; a new folder gets a new one. */
export function secretIn(
  folder: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Buffer {
  const { NYHAVN_SECRET: given } = environment;
  if (given) {
    const secret = Buffer.from(given, 'hex');
    if (secret.length >= BYTES) return secret;
    throw new Error(`NYHAVN_SECRET takes at least ${2 * BYTES} hexadecimal digits`);
  }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'secret');
  try {
    writeFileSync(file, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
