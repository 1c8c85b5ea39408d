/** Whom this device was last known as. The identity itself is a cookie that scripts can't read. */

/** The account that the server knows this browser by. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** True if the name is reserved for this account and works on all devices. */
  readonly isClaimed: boolean;
  readonly hasPassword: boolean;
  /** True for administrators of the server. */
  readonly isAdministrator: boolean;
}

const KEY = 'nyhavn-person';

/** Remembering that there is a cookie spares everybody else a question to the server. */
export function keptPerson(): Person | undefined {
  try {
    const person: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const isPerson = typeof person === 'object' && person !== null && 'id' in person;
    const usual = { isClaimed: false, hasPassword: false, isAdministrator: false };
    return isPerson ? ({ ...usual, ...person } as Person) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the account, or forgets it. */
export function keepPerson(person: Person | undefined): void {
  try {
    if (person) localStorage.setItem(KEY, JSON.stringify(person));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the account is known until the page is closed.
  }
}

/** Calls back when another tab remembers another account. */
export function whenKeptElsewhere(act: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) act();
  });
}
