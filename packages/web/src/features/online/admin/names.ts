/** Names and addresses of people on the administrators' pages. */
import { adminWords } from '../../../words/admin.ts';

/** A person's name; deleted accounts have none. */
export function nameOf({ name }: { readonly name: string }): string {
  return name === '' ? adminWords.known().deletedPlayer : name;
}

/** The address that shows a person. */
export function peopleAddress(id: string): string {
  return `/admin?part=people&who=${encodeURIComponent(id)}`;
}

/** The address that shows a person's tables. */
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
