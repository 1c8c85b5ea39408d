import { isGameEntry, recordOf, verifyRecords } from '@nyhavn/protocol';
import { describe, expect, test } from 'vitest';
import { asks, gather, playOn, tables } from './gathering.ts';

describe.each(['roll-and-write', 'copenhagen'])('the chance of %s', (game) => {
  test('follows from a chain that was anchored before anybody sat down', async () => {
    const { table, players } = await gather(tables(), game, 3);
    const [player] = players;
    if (!player) throw new Error('too few');
    await playOn(table, players);
    const entries = (await tables().at(table.id, (found) => found.journal())) ?? [];
    const record = recordOf(entries);
    const draws = entries.filter((entry) => isGameEntry(entry) && entry.by === 'chance').length;
    const [opened] = player.heard;
    expect(verifyRecords(record)).toMatchObject({
      ok: true,
      findings: [
        {
          kind: 'chained',
          undone: 0,
          anchor: opened && 'anchor' in opened ? opened.anchor : '',
          events: entries.filter(isGameEntry).length,
          isOver: true,
        },
      ],
    });
    // Before the first event, a draw decides who starts.
    expect(verifyRecords(record)).toHaveProperty('findings.0.draws.length', draws + 1);
  });

  test('still does when moves were taken back', async () => {
    const { table, players } = await gather(tables(), game, 2);
    for (let undone = 0; undone < 5; ) {
      const { length } = table.state.events;
      await playOn(table, players, () => table.state.events.length > length);
      if (table.state.phase !== 'playing') break;
      const last = table.state.events.findLast(({ by }) => by !== 'chance')?.by;
      const mover = players.find(({ seat }) => seat === last);
      const other = players.find(({ seat }) => seat !== last);
      if (!mover || !other || table.state.events.length % 5 > 0) continue;
      undone++;
      await asks(table, mover, { do: 'undo', at: mover.next });
      if (table.state.question) await asks(table, other, { do: 'answer', yes: true });
    }
    await playOn(table, players);
    const entries = (await tables().at(table.id, (found) => found.journal())) ?? [];
    expect(entries.filter((entry) => 'kind' in entry && entry.kind === 'undone')).toHaveLength(5);
    const draws = entries.filter((entry) => isGameEntry(entry) && entry.by === 'chance').length;
    const standing = table.state.events.filter(({ by }) => by === 'chance').length;
    const found = verifyRecords(recordOf(entries));
    expect(found).toMatchObject({
      ok: true,
      findings: [{ kind: 'chained', undone: draws - standing }],
    });
    expect(found).toHaveProperty('findings.0.draws.length', draws + 1);
  });
});
