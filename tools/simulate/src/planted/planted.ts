/** Bugs that are planted in a simulation, to see that it finds them. Nothing of it is in the product. */
import type { HANDLERS, Store } from '@nyhavn/server/internal';
import type { Machine } from '../world/machine.ts';

/** A bug. */
export interface Planted {
  readonly name: string;
  /** What a server gets in place of its store. */
  store?(store: Store, machine: Machine): Store;
  /** What a server gets in place of its clock. */
  clock?(machine: Machine): { now(): number };
  /** What answers in place of some handlers. */
  readonly handlers?: Partial<typeof HANDLERS>;
  /** Changes what all servers or devices do; gives what changes it back. */
  plant?(): () => void;
}

/** No bug at all. */
export const NOTHING_PLANTED: Planted = { name: 'nothing' };

/** Puts another function in the place of a method; gives what puts it back. */
export function replace<Of extends object, Name extends keyof Of>(
  of: Of,
  name: Name,
  make: (before: Of[Name]) => Of[Name],
): () => void {
  const before = of[name];
  of[name] = make(before);
  return () => {
    of[name] = before;
  };
}

/** True at every so many-th time. */
export function everyNth(count: number): () => boolean {
  let times = 0;
  return () => ++times % count === 0;
}
