/** Random ids, also where a page is served over plain http. */

const RANDOM_BYTES = 16;
const ROOT_BYTES = 32;

/** A new random id in the form of a UUID: `crypto.randomUUID` exists in secure contexts only. */
export function newId(): string {
  // The types know only of secure contexts.
  const { randomUUID }: { randomUUID?: () => string } = crypto;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return hex(bytes).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** The root of a hash chain of this device. */
export function newRoot(): string {
  return hex(crypto.getRandomValues(new Uint8Array(ROOT_BYTES)));
}

/** The contribution of a device to the chance of a game, at a table of version 1. */
export function newContribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
