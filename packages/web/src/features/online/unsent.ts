/** Remembers the account whose settings were changed here and have not reached the server. */
import { settings } from '../../store/settings.ts';

const KEY = 'nyhavn-settings-unsent';

/** The person whose settings are still to be sent, if there is one. */
export function unsent(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers that the settings of an account are to be sent, or that they have arrived. */
export function keepUnsent(person: string | undefined): void {
  try {
    if (person === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, person);
  } catch {
    // Without storage there are no settings to be sent later either.
  }
}

/**
 * Marks the settings of an account as unsent at every change, until the returned function is
 * called.
 */
export function noteChanges(person: string): () => void {
  const before = settings.peek();
  return settings.subscribe((now) => {
    if (now !== before) keepUnsent(person);
  });
}
