/** Secrets: made once, and readable by their owner alone. */
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePrivate, makePrivateFolder } from './private-files.ts';
import { SYSTEM } from './runtime.ts';

const SECRET_BYTES = 32;

/** Reads a file. If it is missing, writes it atomically, also if several processes do so at once. */
export function madeOnce(file: string, make: () => string): string {
  try {
    if (!existsSync(file)) makeWhole(file, make());
    makePrivate(file);
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The file ${file} can't be made or read: ${reason}.`, { cause: error });
  }
}

function makeWhole(file: string, text: string): void {
  makePrivateFolder(dirname(file));
  const draft = `${file}.${SYSTEM.randomId()}`;
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

/** The key that signs cookies: the secret of the environment or a data folder; a new folder gets a new one. */
export function secretIn(
  folder: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Buffer {
  const { NYHAVN_SECRET: given } = environment;
  if (given) {
    const secret = secretOf(given);
    if (secret) return secret;
    throw new Error(`NYHAVN_SECRET takes at least ${2 * SECRET_BYTES} hexadecimal digits.`);
  }
  const file = join(folder, 'secret');
  const secret = secretOf(madeOnce(file, () => SYSTEM.randomBytes(SECRET_BYTES).toString('hex')));
  if (secret) return secret;
  throw new Error(
    `The file ${file} is damaged: it takes at least ${2 * SECRET_BYTES} hexadecimal digits. Restore it from a backup; ` +
      'or delete it to get a new one, with which everybody has to sign in again and guests are lost.',
  );
}

function secretOf(text: string): Buffer | undefined {
  const digits = text.trim();
  if (digits.length < 2 * SECRET_BYTES || !/^[\da-f]+$/i.test(digits)) return undefined;
  return Buffer.from(digits, 'hex');
}
