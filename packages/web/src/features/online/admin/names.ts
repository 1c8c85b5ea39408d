/** What people are called here, and where they are found. */
import { adminWords } from '../../../words/admin.ts';

/** Somebody's name; those who are not here any more have none. */
export function nameOf({ name }: { readonly name: string }): string {
  return name === '' ? adminWords.known().deletedPlayer : name;
}

/** Where a person is shown. */
export function peopleAddress(id: string): string {
  return `/admin?part=people&who=${encodeURIComponent(id)}`;
}

/** Where a person's tables are shown. */
export function tablesAddress({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): string {
  const query = new URLSearchParams({ part: 'tables', person: id, name });
  return `/admin?${query}`;
}
