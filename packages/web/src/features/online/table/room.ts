/** One table over the network, as signals. */
import * as client from '@nyhavn/client';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { signalsOf } from '../changes.ts';
import { OnlineTable } from './online-table.ts';

/** A table that somebody sits at or looks at. */
export class Room {
  readonly table: string;
  readonly person: string;
  /** The table beside its game; undefined until something was heard. */
  readonly seating: ReadonlySignal<client.Seating | undefined>;
  /** The game, once it has begun. */
  readonly game: ReadonlySignal<OnlineTable | undefined>;
  /** Why the table can't be heard of. */
  readonly trouble: ReadonlySignal<client.Room['trouble']>;
  readonly presence: ReadonlySignal<client.Presence | undefined>;
  readonly clocks: ReadonlySignal<client.Clocks | undefined>;
  /** Our seat, if we have one. */
  readonly seat: ReadonlySignal<number | undefined>;
  /** Our seat, and those of people beside us. */
  readonly seats: ReadonlySignal<readonly number[]>;
  /** The record of the game, when it is over and was fetched. */
  readonly record: Signal<string | undefined> = signal(undefined);
  readonly ask: client.Room['ask'];
  readonly sit: client.Room['sit'];
  readonly sitBeside: client.Room['sitBeside'];
  readonly say: client.Room['say'];
  readonly witness: client.Room['witness'];
  readonly close: client.Room['close'];

  constructor(options: client.RoomOptions) {
    const room = new client.Room(options);
    const read = signalsOf(room);
    this.table = room.table;
    this.person = room.person;
    this.seating = read(() => room.seating);
    this.trouble = read(() => room.trouble);
    this.presence = read(() => room.presence);
    this.clocks = read(() => room.clocks);
    this.seat = read(() => room.seat);
    this.seats = computed(() => (this.seating.value ? room.seats : []));
    const game = read(() => room.game);
    this.game = computed(() => game.value && new OnlineTable(this, game.value, read));
    this.ask = room.ask.bind(room);
    this.sit = room.sit.bind(room);
    this.sitBeside = room.sitBeside.bind(room);
    this.say = room.say.bind(room);
    this.witness = room.witness.bind(room);
    this.close = room.close.bind(room);
  }
}
