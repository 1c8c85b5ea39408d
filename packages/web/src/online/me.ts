/** Who we are to the server, the same in all tabs. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Answer, ask } from './api.ts';
import { keepPerson, keptPerson, type Person, whenKeptElsewhere } from './kept-person.ts';

const known = signal<Person | undefined>(keptPerson());
whenKeptElsewhere(() => {
  known.value = keptPerson();
});

/** Who we are; undefined as long as we have told nobody a name. */
export const me: ReadonlySignal<Person | undefined> = known;

/** Takes on who the server says we are. */
export function become(person: Person | undefined): void {
  known.value = person;
  keepPerson(person);
}

/** Tells the server a name: as somebody new, or as the one it knows. */
export async function introduce(name: string): Promise<Answer<Person>> {
  const isNew = known.value === undefined;
  if (known.value?.name === name) return { ok: true, value: known.value };
  const answer = await (isNew
    ? ask('becomeGuest', { body: { name } })
    : ask('rename', { body: { name } }));
  if (answer.ok) become(answer.value);
  // The server may have forgotten everybody; then we begin anew.
  else if (answer.reason === 'not-signed-in') forgetMe();
  return answer;
}

/** Forgets who we are. */
export function forgetMe(): void {
  become(undefined);
}

/**
 * Asks the server whether it still knows us, and forgets who we are if not. What was asked while our cookie changed
 * may have been refused without reason.
 */
export async function isStillKnown(): Promise<boolean> {
  const answer = await ask('whoAmI');
  if (answer.ok) become(answer.value);
  else if (answer.reason === 'not-signed-in') forgetMe();
  return answer.ok;
}
