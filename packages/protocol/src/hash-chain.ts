/**
 * Hash chains of verifiable chance, version 2. A participant hashes a secret root 1024 times; the last hash, the
 * anchor, is published. Links are revealed from the anchor towards the root, and each proves the next one.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Links of a chain after its anchor; the last one is the root. */
export const CHAIN_LENGTH = 1024;

/** Bytes of a link. */
const LINK_BYTES = 32;

/** Every so many links one is kept, so that a link costs few hashes and a chain little memory. */
const CHECKPOINT_DISTANCE = 32;

/** SHA-256 of bytes; all of it hexadecimal. */
export function hashOf(bytes: string): string {
  return bytesToHex(sha256(hexToBytes(bytes)));
}

const BLANK = sha256.create();
const hashing = sha256.create();

/**
 * SHA-256 of a link, into the bytes of another.
 *
 * perf: a copied hash takes half the time of a new one, and a chain takes 1024.
 */
function hashInto(link: Uint8Array, hash: Uint8Array): void {
  BLANK._cloneInto(hashing).update(link).digestInto(hash);
}

/** Checkpoints of chains that were asked for lately: a server opens a table, and soon makes its first draw. */
const recent = new Map<string, Uint8Array>();
const MAX_RECENT = 64;

/** The chain of a root, for the one who knows the root. */
export class HashChain {
  readonly root: string;
  /** The anchor and every 32nd link after it, one behind the other; made when the first link is asked for. */
  #checkpoints: Uint8Array | undefined;

  /** The chain of a root of 32 bytes, hexadecimal. */
  constructor(root: string) {
    this.root = root;
  }

  /** The published end of the chain. */
  get anchor(): string {
    return this.link(0);
  }

  /** A link by its number: 0 is the anchor, 1024 the root. */
  link(number: number): string {
    if (!Number.isInteger(number) || number < 0 || number > CHAIN_LENGTH) {
      throw new RangeError(`a chain has no link ${number}`);
    }
    this.#checkpoints ??= recentCheckpoints(this.root);
    const index = Math.ceil(number / CHECKPOINT_DISTANCE);
    const link = this.#checkpoints.slice(index * LINK_BYTES, (index + 1) * LINK_BYTES);
    for (let left = index * CHECKPOINT_DISTANCE - number; left > 0; left--) hashInto(link, link);
    return bytesToHex(link);
  }
}

function recentCheckpoints(root: string): Uint8Array {
  const known = recent.get(root);
  if (known) return known;
  const checkpoints = checkpointsOf(root);
  for (const oldest of recent.keys()) {
    if (recent.size < MAX_RECENT) break;
    recent.delete(oldest);
  }
  recent.set(root, checkpoints);
  return checkpoints;
}

function checkpointsOf(root: string): Uint8Array {
  const count = CHAIN_LENGTH / CHECKPOINT_DISTANCE;
  const checkpoints = new Uint8Array((count + 1) * LINK_BYTES);
  const link = Uint8Array.from(hexToBytes(root));
  for (let number = CHAIN_LENGTH; number >= 0; number--) {
    if (number % CHECKPOINT_DISTANCE === 0) {
      checkpoints.set(link, (number / CHECKPOINT_DISTANCE) * LINK_BYTES);
    }
    hashInto(link, link);
  }
  return checkpoints;
}
