/**
 * Passwords, kept as argon2id hashes: 64 MiB, 3 passes, 1 lane, 16 bytes of salt, 32 of hash. The
 * text of a hash says how it was made, so that these numbers can grow.
 */
import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { SYSTEM } from '../runtime.ts';

const ARGON2_MEMORY_KIB = 64 * 1024;
const ARGON2_PASSES = 3;
const ARGON2_LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes that are made at a time: each takes its memory, and a thread. */
const MAX_CONCURRENT_HASHES = 2;

/** Further requests are refused when so many wait. */
const MAX_QUEUED_HASHES = 32;

const derive = promisify(argon2);

/** A dummy hash for names that don't exist, so that checking them takes as long. */
const DUMMY_HASH = `$argon2id$v=19$m=${ARGON2_MEMORY_KIB},t=${ARGON2_PASSES},p=${ARGON2_LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const ENCODED_HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Makes and compares hashes, few at a time. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** True if the queue is full. */
  get isBusy(): boolean {
    return this.#waiting.length >= MAX_QUEUED_HASHES;
  }

  /** A hash to keep. */
  async hash(password: string): Promise<string> {
    const nonce = SYSTEM.randomBytes(SALT_BYTES);
    const made = await this.#derive(password, {
      nonce,
      memory: ARGON2_MEMORY_KIB,
      passes: ARGON2_PASSES,
      parallelism: ARGON2_LANES,
      tagLength: HASH_BYTES,
    });
    return `$argon2id$v=19$m=${ARGON2_MEMORY_KIB},t=${ARGON2_PASSES},p=${ARGON2_LANES}$${base64(nonce)}$${base64(made)}`;
  }

  /** Compares a password with a hash; without a hash it takes as long and returns false. */
  async matches(password: string, kept: string | null | undefined): Promise<boolean> {
    const parts = ENCODED_HASH.exec(kept ?? DUMMY_HASH);
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
    if (this.#running >= MAX_CONCURRENT_HASHES) {
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
