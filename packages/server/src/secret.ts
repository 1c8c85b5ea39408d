/** Secrets: made once, and readable by their owner alone. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BYTES = 32;

/** What a file says; a missing one is made, and whole at once where several processes do so. */
export function madeOnce(file: string, make: () => string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, make(), { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

/** With what identities are signed: the secret of the environment or a data folder; a new folder gets a new one. */
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
  const made = madeOnce(join(folder, 'secret'), () => randomBytes(BYTES).toString('hex'));
  return Buffer.from(made.trim(), 'hex');
}
