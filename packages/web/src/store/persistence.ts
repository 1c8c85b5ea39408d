/** Asking the browser not to throw away what is kept when it runs out of room. */

let isAsked = false;

/**
 * Asks once, when there is something to lose; the browser decides for itself, or asks the person.
 */
export function askToPersist(): void {
  if (isAsked) return;
  isAsked = true;
  // The types know only of secure contexts.
  const { storage }: { storage?: StorageManager } = navigator;
  storage?.persist?.().catch(() => undefined);
}
