/** People whose words are not shown on this device, at any table, until they are heard again. */

import type { Said, Seating } from '@nyhavn/client';
import { signal } from '@preact/signals';
import { keepValue, onDatabase } from '../../../store/database.ts';
import { sayTrouble } from '../../../ui/say-trouble.ts';

const muted = signal<ReadonlySet<string>>(new Set());
let loading: Promise<void> | undefined;

/** Reads the list of muted people, once. */
export function loadMuted(): Promise<void> {
  loading ??= read();
  return loading;
}

async function read(): Promise<void> {
  try {
    const kept = await onDatabase((db) => db.getAllKeys('muted'));
    muted.value = new Set([...muted.value, ...kept]);
  } catch (error) {
    // A list that can't be read hides no messages; the next table tries again.
    loading = undefined;
    sayTrouble(error);
  }
}

/** Mutes a person or lifts that; where it can't be stored, it holds until the page is closed, and that is said. */
export async function mute(person: string, isToBeMuted: boolean): Promise<void> {
  const people = new Set(muted.value);
  if (isToBeMuted) people.add(person);
  else people.delete(person);
  muted.value = people;
  try {
    if (isToBeMuted) await keepValue('muted', { person });
    else await onDatabase((db) => db.delete('muted', person));
  } catch (error) {
    sayTrouble(error);
  }
}

/** Returns true if a person is muted. */
export function isMuted(person: string): boolean {
  return muted.value.has(person);
}

/** Returns true if a line was written by a muted person. */
export function isUnheard({ places }: Seating, { by }: Said): boolean {
  if (typeof by === 'string') return isMuted(by);
  const place = places[by];
  return place?.kind === 'person' && isMuted(place.person);
}
