/** Stands in for `node:crypto` where there is no Node. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Bytes } from './bytes.ts';

/** A digest of one text, as the server asks for it. */
interface Digesting {
  update(text: string): { digest(encoding?: string): Bytes | string };
}

function digesting(digest: (bytes: Uint8Array) => Uint8Array): Digesting {
  return {
    update: (text) => ({
      digest(encoding) {
        const bytes = Bytes.copyOf(digest(Bytes.from(text)));
        return encoding === undefined ? bytes : bytes.toString(encoding);
      },
    }),
  };
}

/** A SHA-256 digest; the server makes no other. */
export function createHash(_name: 'sha256'): Digesting {
  return digesting((bytes) => sha256(bytes));
}

/** An HMAC with SHA-256. */
export function createHmac(_name: 'sha256', key: Uint8Array): Digesting {
  return digesting((bytes) => hmac(sha256, key, bytes));
}

/** True if both are the same; here is nobody who could measure time. */
export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, index) => byte === other[index]);
}

/** A simulation has its own source of chance, and no passwords. */
function unavailable(): never {
  throw new Error('a simulation does not use this');
}

export {
  unavailable as argon2,
  unavailable as randomBytes,
  unavailable as randomInt,
  unavailable as randomUUID,
};
