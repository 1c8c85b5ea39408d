/**
 * Passwords, kept as argon2id hashes: 64 MiB, 3 passes, 1 lane, 16 bytes of salt, 32 of hash. The
 * text of a hash says how it was made, so that these numbers can grow.
 */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const MEMORY = 64 * 1024;
const PASSES = 3;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes that are made at a time: each takes its memory, and a thread. */
const AT_A_TIME = 2;

/** Who comes when so many wait is turned away. */
const LONGEST_QUEUE = 32;

const derive = promisify(argon2);

/** A hash for anybody who does not exist, so that asking for them takes as long. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Makes and compares hashes, few at a time. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Whether another one could only be turned away. */
  get isBusy(): boolean {
    return this.#waiting.length >= LONGEST_QUEUE;
  }

  /** A hash to keep. */
  async hash(password: string): Promise<string> {
    const nonce = randomBytes(SALT_BYTES);
    const made = await this.#derive(password, {
      nonce,
      memory: MEMORY,
      passes: PASSES,
      parallelism: LANES,
      tagLength: HASH_BYTES,
    });
    return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(made)}`;
  }

  /** Whether a password is the one of that hash; for nobody it takes as long and is false. */
  async matches(password: string, kept: string | null | undefined): Promise<boolean> {
    const parts = FORM.exec(kept ?? NOBODY);
    if (!parts) throw new Error('a kept hash can not be read');
    const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
    const expected = Buffer.from(hash, 'base64');
    const made = await this.#derive(password, {
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    });
    return timingSafeEqual(made, expected) && typeof kept === 'string';
  }

  async #derive(password: string, how: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
    if (this.#running >= AT_A_TIME) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await derive('argon2id', { message: password.normalize('NFC'), ...how });
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
