/** Whom this device was last known as. The identity itself is a cookie that scripts can't read. */

/** Somebody whom the server knows. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** True if the name is theirs alone, on all their devices. */
  readonly isClaimed: boolean;
  readonly hasPassword: boolean;
  /** True if they may see and do what administrators do. */
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

/** Remembers somebody, or that there is nobody any more. */
export function keepPerson(person: Person | undefined): void {
  try {
    if (person) localStorage.setItem(KEY, JSON.stringify(person));
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, we are known until the page is closed.
  }
}

/** Calls back when another tab remembers somebody else. */
export function whenKeptElsewhere(act: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) act();
  });
}
