/** What has to be true after whatever has happened to servers. */
import { type Entry, recordOf, verifyRecords } from '@nyhavn/protocol';
import { expect } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { entryFor } from '../../src/table/exit.ts';
import type { Restless } from './restless.ts';

/** A table, and who played there. */
interface Played {
  readonly id: string;
  readonly players: readonly Restless[];
}

/** Every game is over and fair, everybody has heard all of it, and what was confirmed is there once. */
export async function expectTruth(store: Store, tables: readonly Played[]): Promise<void> {
  for (const { id, players } of tables) {
    const rows = (await store.journal.load(id))?.entries ?? [];
    const entries = rows.map(({ entry }) => entry);
    expect(verifyRecords(recordOf(entries))).toMatchObject({
      ok: true,
      findings: [{ kind: 'fair' }],
    });
    expect(entries.at(-1)).toMatchObject({ kind: 'closed' });
    for (const player of players) {
      const rules = player.view()?.rules;
      if (!rules) throw new Error('it never began');
      const seen = entries.map((entry: Entry) => entryFor(rules, entry, player.seat));
      expect(player.heard).toEqual(seen);
      const stored = rows.flatMap(({ person, command }) =>
        person === player.person ? [command] : [],
      );
      expect(stored).toEqual(player.confirmed);
    }
  }
}
