/**
 * Hash chains of verifiable chance, version 2. A participant hashes a secret root 1024 times; the last hash, the
 * anchor, is published. Links are revealed from the anchor towards the root, and each proves the next one.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Links of a chain after its anchor; the last one is the root. */
export const CHAIN_LENGTH = 1024;

/** Every so many links one is kept, so that a link costs few hashes and a chain little memory. */
const CHECKPOINT_DISTANCE = 32;

/** SHA-256 of bytes; all of it hexadecimal. */
export function hashOf(bytes: string): string {
  return bytesToHex(sha256(hexToBytes(bytes)));
}

/** The chain of a root, for the one who knows the root. */
export class HashChain {
  readonly root: string;
  /** Every 32nd link, from the anchor on; made when the first link is asked for. */
  #checkpoints: readonly Uint8Array[] | undefined;

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
    this.#checkpoints ??= checkpointsOf(this.root);
    const index = Math.ceil(number / CHECKPOINT_DISTANCE);
    return bytesToHex(hashed(this.#checkpoints[index]!, index * CHECKPOINT_DISTANCE - number));
  }
}

function checkpointsOf(root: string): Uint8Array[] {
  let link = hexToBytes(root);
  const checkpoints = [link];
  for (let left = CHAIN_LENGTH; left > 0; left -= CHECKPOINT_DISTANCE) {
    link = hashed(link, CHECKPOINT_DISTANCE);
    checkpoints.unshift(link);
  }
  return checkpoints;
}

function hashed(bytes: Uint8Array, times: number): Uint8Array<ArrayBuffer> {
  let hash = Uint8Array.from(bytes);
  for (let left = times; left > 0; left--) hash = Uint8Array.from(sha256(hash));
  return hash;
}
