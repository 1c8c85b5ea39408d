/** Games of Roll & Write by chance, as tables at which people sit. */
import { chanceEvent, seededRandom } from '@nyhavn/bots';
import { formatEvent, type Game } from '@nyhavn/engine';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { Picture } from '../../../src/games/roll-and-write/material.ts';
import { resumedTable } from '../../../src/table/model/open-table.ts';
import type { Table } from '../../../src/table/model/table.ts';

const game = rollAndWrite as Game;

/** Who sits at the tables. */
export const PEOPLE = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }, { name: 'Dora' }];

/** The record of a whole game by chance, line by line, the header first. */
export function recordOf(seed: string, players: number): string[] {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const random = seededRandom(seed);
  const seats = PEOPLE.slice(0, players);
  const header = { nyhavn: 1, game: game.id, players, startPlayer: 0, options: {}, seats };
  const lines = [JSON.stringify(header)];
  for (;;) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') return lines;
    const seat = awaits.kind === 'seats' ? awaits.seats[0]! : 0;
    const event =
      awaits.kind === 'chance'
        ? chanceEvent(game, state, random)
        : { by: seat, move: game.at(state, seat, random.below(game.count(state, seat))) };
    lines.push(formatEvent(game, event));
    game.applyUnchecked(state, event.by, event.move);
  }
}

/** The table after so many events of a record. */
export function tableAfter(record: readonly string[], events: number): Table<Picture> {
  const text = `${record.slice(0, events + 1).join('\n')}\n`;
  const saved = { id: 'test', revision: 1, record: text, updated: 0, isOver: false };
  const table = resumedTable(saved, { games: [rollAndWrite], hasSecrets: false });
  if (!table) throw new Error('the record of a test can be read');
  return table;
}
