/** Administrators: people whose ids the configuration names, and who have claimed their names. */
import { personBy } from '../store/people.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Principal } from '../wire/authentication.ts';

/**
 * Knows administrators. They are configured by their ids: a name could be claimed by another person
 * before them, or after they have changed it.
 */
export class Administrators {
  readonly #store: Store;
  readonly #ids: ReadonlySet<string>;

  constructor(store: Store, ids: ReadonlySet<string>) {
    this.#store = store;
    this.#ids = ids;
  }

  /** True for an administrator; guests and bots are none. */
  async has(who: Principal | undefined): Promise<boolean> {
    if (!who || who.isBot || !this.#ids.has(who.person)) return false;
    const person = await personBy(this.#store.db, who.person);
    return person !== undefined && this.knows(person);
  }

  /** True if the row is that of an administrator. */
  knows({ id, name_key, owner }: PersonRow): boolean {
    return this.#ids.has(id) && name_key !== null && owner === null;
  }
}
