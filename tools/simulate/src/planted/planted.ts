/** Bugs that are planted in a simulation, to see that it finds them. */
import type { OpenedStore } from '@nyhavn/server/internal';

/** A bug: what it changes where a server is put together. */
export interface Planted {
  readonly name: string;
  /** Changes the store, or what is beside it. */
  opened(opened: OpenedStore): OpenedStore;
}

/** No bug at all. */
export const NOTHING_PLANTED: Planted = { name: 'nothing', opened: (opened) => opened };
