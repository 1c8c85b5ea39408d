/** Random ids, also where a page is served over plain http and has no `crypto.randomUUID`. */
import { THIS_DEVICE } from './device.ts';

const RANDOM_BYTES = 16;
const ROOT_BYTES = 32;

/** A new random id in the form of a UUID. */
export function newId(device = THIS_DEVICE): string {
  const bytes = device.randomBytes(RANDOM_BYTES);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return hex(bytes).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** The root of a hash chain of this device. */
export function newRoot(device = THIS_DEVICE): string {
  return hex(device.randomBytes(ROOT_BYTES));
}

/** The contribution of a device to the chance of a game, at a table of version 1. */
export function newContribution(device = THIS_DEVICE): string {
  return hex(device.randomBytes(RANDOM_BYTES));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
