/** Under whose name people sit: their own, and nobody else's. */
import { expect, test } from 'vitest';
import { nameKey } from '../../src/people/names.ts';
import { mutingOf } from '../../src/store/mutes.ts';
import { insertPerson } from '../../src/store/people.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import { Player } from '../player.ts';
import { asks, gather, store, tables } from './gathering.ts';

const refused = (reason: string) => ({ ok: false, reason });
const DONE = { ok: true };
const OPEN = Array(4).fill({ kind: 'open' });

/** A table with free seats, and a person whom the store knows under that name. */
async function tableWith(id: string, name: string) {
  await insertPerson(store.db, { id, name, created: 1 });
  const { table } = await gather(tables(), 'copenhagen', 1, { seats: OPEN });
  return { table, player: new Player(id) };
}

function claim(id: string, name: string) {
  const claimed = { name_key: nameKey(name) };
  return store.db.updateTable('people').set(claimed).where('id', '=', id).execute();
}

const namesAt = ({ state: { seats } }: LiveTable) =>
  seats.flatMap((place) => (place.kind === 'person' ? [place.name] : []));

test('a person sits under their own name, whatever the client sends', async () => {
  const { table, player } = await tableWith('impostor', 'Ivar');
  expect(await asks(table, player, { do: 'sit', name: 'The administrator' })).toMatchObject(DONE);
  expect(namesAt(table)).toEqual(['person-0', 'Ivar']);
});

test('a companion wears no name that somebody else has claimed, nor one that looks like it', async () => {
  await insertPerson(store.db, { id: 'claimant', name: 'Karen', created: 1 });
  await claim('claimant', 'Karen');
  const { table, player } = await tableWith('parent', 'Poul');
  await asks(table, player, { do: 'sit', name: 'Poul' });
  const brings = (name: string) => asks(table, player, { do: 'sit', name, isCompanion: true });
  expect(await brings('Karen')).toEqual(refused('name-taken'));
  expect(await brings('Kаren')).toEqual(refused('name-taken'));
  expect(await brings('Liv')).toMatchObject(DONE);
  await claim('parent', 'Poul');
  expect(await brings('Poul')).toMatchObject(DONE);
});

test('a guest does not sit under a name that another person has claimed', async () => {
  await insertPerson(store.db, { id: 'admin', name: 'Harald', created: 1 });
  await claim('admin', 'Harald');
  const { table, player } = await tableWith('mimic', 'Harald');
  const sit = { do: 'sit', name: 'Mimi' } as const;
  expect(await asks(table, player, sit)).toEqual(refused('name-taken'));
  await store.db.updateTable('people').set({ name: 'Mimi' }).where('id', '=', 'mimic').execute();
  expect(await asks(table, player, sit)).toMatchObject(DONE);
});

test('who is muted says nothing by names of companions', async () => {
  const { table, player } = await tableWith('loud', 'Otto');
  await mutingOf(store.db, { person: 'loud', since: 1, until: null }).execute();
  expect(await asks(table, player, { do: 'sit', name: 'you are all idiots' })).toMatchObject(DONE);
  const insult = { do: 'sit', name: 'you are all idiots', isCompanion: true } as const;
  expect(await asks(table, player, insult)).toEqual(refused('muted'));
  expect(namesAt(table)).toEqual(['person-0', 'Otto']);
});
