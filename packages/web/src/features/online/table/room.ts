/** One table over the network, as signals. */
import * as client from '@nyhavn/client';
import { computed, signal } from '@preact/signals';
import { signalsOf } from '../changes.ts';
import { onlineTable } from './online-table.ts';

/** A table that the person plays at or watches. */
export type Room = ReturnType<typeof openRoom>;

/** Goes to a table. */
export function openRoom(options: client.RoomOptions) {
  const room = new client.Room(options);
  const read = signalsOf(room);
  const seating = read(() => room.seating);
  const game = read(() => room.game);
  // The list grows in place.
  const draws = read(() => room.draws.length);
  /** The record of the game, when it is over and was fetched. */
  const record = signal<string | undefined>(undefined);
  return {
    table: room.table,
    person: room.person,
    seating,
    game: computed(() => game.value && onlineTable(room.table, game.value, record, read)),
    trouble: read(() => room.trouble),
    presence: read(() => room.presence),
    clocks: read(() => room.clocks),
    /** Every draw as this device has checked it; a new list with each draw. */
    draws: computed(() => room.draws.slice(0, draws.value)),
    seat: read(() => room.seat),
    seats: computed(() => (seating.value ? room.seats : [])),
    record,
    ask: room.ask.bind(room),
    sit: room.sit.bind(room),
    sitBeside: room.sitBeside.bind(room),
    say: room.say.bind(room),
    witness: room.witness.bind(room),
    close: room.close.bind(room),
  };
}
