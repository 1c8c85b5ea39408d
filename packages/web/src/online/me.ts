/** Who we are to the server. The identity itself is a cookie that scripts can't read. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Answer, ask } from './api.ts';

/** Somebody whom the server knows. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

const KEY = 'nyhavn-person';

const known = signal<Person | undefined>(kept());

/** Who we are; undefined as long as we have told nobody a name. */
export const me: ReadonlySignal<Person | undefined> = known;

/** Remembering that there is a cookie spares everybody else a question to the server. */
function kept(): Person | undefined {
  try {
    const person: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const isPerson = typeof person === 'object' && person !== null && 'id' in person;
    return isPerson ? (person as Person) : undefined;
  } catch {
    return undefined;
  }
}

function become(person: Person | undefined): void {
  known.value = person;
  try {
    if (person) localStorage.setItem(KEY, JSON.stringify(person));
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, we are known until the page is closed.
  }
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
  else if (answer.reason === 'not-signed-in') become(undefined);
  return answer;
}

/** Forgets who we are, because the server does not know it any more. */
export function forgetMe(): void {
  become(undefined);
}
