/** The account of this browser's session, the same in all tabs. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { forgetOnlineGames } from '../../store/online-games.ts';
import { keepPerson, keptPerson, type Person, whenKeptElsewhere } from './kept-person.ts';
import { request } from './request.ts';

const known = signal<Person | undefined>(keptPerson());
whenKeptElsewhere(() => {
  known.value = keptPerson();
});

/** The account; undefined until a name was given. */
export const me: ReadonlySignal<Person | undefined> = known;

/** Stores the account that the server knows us by; games of another account are deleted from this device. */
export function setSession(person: Person | undefined): void {
  const isAnother = known.peek() !== undefined && known.peek()?.id !== person?.id;
  if (isAnother) forgetOnlineGames().catch(console.error);
  known.value = person;
  keepPerson(person);
}

/** Forgets who we are. */
export function forgetMe(): void {
  setSession(undefined);
}

const signedOut = signal(false);

/**
 * True if the server has ended our session, on another device or by itself, and we have not come
 * back since.
 */
export const wasSignedOut: ReadonlySignal<boolean> = computed(
  () => signedOut.value && known.value === undefined,
);

/**
 * Asks the server whether it still knows us, and forgets who we are if not. What was asked while our cookie changed
 * may have been refused without reason.
 */
export async function isStillKnown(): Promise<boolean> {
  const answer = await request('GET', '/api/me');
  if (answer.ok) setSession(answer.value as Person);
  else if (answer.reason === 'not-signed-in') {
    signedOut.value ||= known.peek() !== undefined;
    forgetMe();
  }
  return answer.ok;
}
