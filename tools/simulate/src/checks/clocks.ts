/** Clocks: whoever is late had the time that was promised, whatever became of servers and of the time of day. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import type { KeptTable } from '../history/index.ts';
import type { Appends } from './appends.ts';

/** Clocks run a twentieth too fast at most while they make up for an error, and a server may hear late of a write. */
const LEAST_SHARE = 0.94;
const CONFIRMATION_MS = 10_000;

/** Players who were late too early. */
export function problemsOfClocks({ id, entries }: KeptTable, appends: Appends): string[] {
  const opening = entries[0]?.entry;
  if (!opening || isGameEntry(opening) || opening.kind !== 'opened') return [];
  const { clock } = opening.plan;
  if (clock.kind !== 'move') return [];
  const found: string[] = [];
  for (const [number, { entry }] of entries.entries()) {
    if (!isLate(entry)) continue;
    const asked = entries.findLastIndex(
      (one, index) => index < number && (isGameEntry(one.entry) || isAnswered(one.entry)),
    );
    const before = entries.slice(asked + 1, number);
    if (before.some((one) => isLate(one.entry) && one.entry.seat === entry.seat))
      found.push(`${id}: seat ${entry.seat} was late twice, at ${number}`);
    const [then, now] = [appends.timeOf(id, asked), appends.timeOf(id, number)];
    if (then === undefined || now === undefined) continue;
    // Others may have moved since, where several are asked at once.
    const isAlone = before.every((one) => !isLate(one.entry));
    const left = LEAST_SHARE * clock.time - CONFIRMATION_MS;
    if (isAlone && now - then < left)
      found.push(`${id}: seat ${entry.seat} was late after ${(now - then).toFixed(0)} ms`);
  }
  return found;
}

function isLate(entry: Entry): entry is Extract<Entry, { kind: 'late' }> {
  return !isGameEntry(entry) && entry.kind === 'late';
}

function isAnswered(entry: Entry): boolean {
  return !isGameEntry(entry) && (entry.kind === 'began' || entry.kind === 'undone');
}
