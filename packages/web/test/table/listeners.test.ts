/** What listens to a table stops no game: moves are kept before listeners hear of them. */
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { effect } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { Table } from '../../src/table/model/table.ts';
import { Shelf } from '../store/shelf.ts';

function tableOn(shelf: Shelf): Table {
  const begun = rollAndWrite.setup({ players: 3, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  return new Table({
    id: 'a',
    revision: 0,
    game: rollAndWrite,
    header: '{}',
    start: begun.value.state,
    seats: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }],
    hasSecrets: false,
    isTold: true,
    keeperDeps: shelf,
  });
}

it('a move is kept, and the game goes on, when a listener throws', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const shelf = new Shelf();
  const table = tableOn(shelf);
  let heard = 0;
  effect(() => {
    if (table.moment.value > 0) throw new Error('a listener');
  });
  effect(() => {
    heard = table.moment.value;
  });
  expect(table.tell('roll RBPGY')).toBeUndefined();
  expect(table.play('end')).toBeUndefined();
  await table.kept();
  expect(shelf.games.get('a')?.record).toContain('"end"');
  expect(table.turn.value).toEqual({ kind: 'person', seat: 1 });
  expect(heard).toBe(2);
  expect(report).toHaveBeenCalledTimes(2);
});
