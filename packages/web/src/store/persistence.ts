/** Asking the browser not to throw away what is kept when it runs out of room. */

let isAsked = false;

/** Asks once, when somebody has something to lose; browsers decide for themselves, or ask the person. */
export function askToPersist(): void {
  if (isAsked) return;
  isAsked = true;
  // The types know only of secure contexts.
  const { storage }: { storage?: StorageManager } = navigator;
  storage?.persist?.().catch(() => undefined);
}
