/** Whose settings were changed here and have not reached the server. */
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

/** Remembers that somebody's settings are to be sent, or that they have arrived. */
export function keepUnsent(person: string | undefined): void {
  try {
    if (person === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, person);
  } catch {
    // Where nothing can be kept, settings are not either.
  }
}

/** Until the returned function is called, what somebody changes is to be sent later. */
export function noteChanges(person: string): () => void {
  const before = settings.peek();
  return settings.subscribe((now) => {
    if (now !== before) keepUnsent(person);
  });
}
