/** Random ids, also where the page is served over plain http. */

/** A new random id in the form of a UUID: `crypto.randomUUID` exists in secure contexts only. */
export function newId(): string {
  // The types know only of secure contexts.
  const { randomUUID }: { randomUUID?: () => string } = crypto;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
