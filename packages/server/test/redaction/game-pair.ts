/** Two games that differ in nothing but one hidden hand, played step by step in two worlds at once. */
import { seededRandom } from '@nyhavn/bots';
import type { Actor, GameState, Move, Random, Seat } from '@nyhavn/engine';
import { RecordingClient, rules, SCRIPTS, type World } from './world.ts';

/** So many moves are drawn before it is given up to find one that both games allow. */
const TRIES = 300;

/** What everybody in one world holds in the hand, and what is to come there. */
interface PairedGame {
  readonly world: World;
  readonly clients: ReadonlyMap<string, RecordingClient>;
  state: GameState;
  /** The state before the last move, where it may be taken back. */
  before: GameState | undefined;
}

/** What is seen of a pair of games once they have been played. */
export interface Played {
  /** True if both came to their end. */
  readonly isWhole: boolean;
  /** For every client all bytes that it got in each world, without the secret of the end. */
  readonly streams: ReadonlyMap<string, readonly [string, string]>;
}

/** Plays a pair of games at tables with the same name; the hand of `secret` differs. */
export class GamePair {
  readonly #random: Random;
  readonly #table: string;
  readonly #players: number;
  readonly #secret: Seat;
  readonly #isOpen: boolean;
  /** Somebody who plays at the device of another, at some tables; their hand may be the secret one. */
  readonly #companion: { readonly seat: Seat; readonly beside: Seat } | undefined;
  #sides: readonly PairedGame[] = [];

  constructor(number: number) {
    this.#table = `table-${number}`;
    this.#random = seededRandom(this.#table);
    this.#players = 2 + (number % 3);
    this.#secret = number % this.#players;
    this.#isOpen = number % 5 > 0;
    const seat = (this.#secret + (number % 2)) % this.#players;
    const beside = (seat + 1) % this.#players;
    this.#companion = this.#players > 2 && number % 4 > 1 ? { seat, beside } : undefined;
  }

  /** People have names of their own at each table, as limits are theirs at all tables together. */
  #seated(seat: Seat): string {
    const own = this.#companion?.seat === seat ? this.#companion.beside : seat;
    return `person-${own}-at-${this.#table}`;
  }

  /** The seats whose hands somebody may see. */
  seatsOf(person: string): Seat[] {
    return this.#seats.filter((seat) => this.#seated(seat) === person);
  }

  get #seats(): Seat[] {
    return Array.from({ length: this.#players }, (_, seat) => seat);
  }

  get #stranger(): string {
    return `stranger-at-${this.#table}`;
  }

  /** The one whose hand is not the same in both worlds. */
  get secret(): string {
    return this.#seated(this.#secret);
  }

  async play(worlds: readonly World[]): Promise<Played> {
    this.#sides = await Promise.all(worlds.map((world) => this.#open(world)));
    const isWhole = await this.#playOn();
    await this.#each((client) => client.get(`/api/tables/${this.#table}/entries`));
    const [one, other] = this.#sides.map((side) => streamsOf(side, this.#table));
    const streams = new Map<string, readonly [string, string]>();
    for (const [person, text] of one ?? []) streams.set(person, [text, other?.get(person) ?? '']);
    return { isWhole, streams };
  }

  async #open(world: World): Promise<PairedGame> {
    await world.open(this.#table, this.#players, this.#isOpen);
    const people = this.#seats.map((seat) => this.#seated(seat));
    const names = [...new Set(people), 'host', this.#stranger];
    const clients = new Map(names.map((name) => [name, new RecordingClient(world, name)]));
    for (const client of clients.values()) await client.watch(this.#table);
    const begun = rules.setup({ players: this.#players, startPlayer: 0, options: {} });
    if (!begun.ok) throw new Error(begun.reason);
    return { world, clients, state: begun.value.state, before: undefined };
  }

  async #playOn(): Promise<boolean> {
    if (!this.#letChanceSpeak()) return false;
    const companion = this.#companion?.seat;
    for (const seat of this.#seats.filter((one) => one !== companion)) {
      await this.#both(this.#seated(seat), { do: 'sit', seat, name: `Seat ${seat}` });
    }
    if (companion !== undefined) {
      const more = { seat: companion, name: `Seat ${companion}`, isCompanion: true };
      await this.#both(this.#seated(companion), { do: 'sit', ...more });
    }
    for (;;) {
      const [one] = this.#sides;
      const awaited = one && rules.awaits(one.state);
      if (awaited?.kind !== 'seats') return awaited?.kind === 'over';
      const seat = awaited.seats[this.#random.below(awaited.seats.length)] ?? 0;
      const move = this.#common(seat);
      if (move === undefined) return false;
      for (const side of this.#sides) side.before = rules.copy(side.state);
      this.#advance(seat, [move, move]);
      const isAlone = one !== undefined && rules.awaits(one.state).kind === 'seats';
      if (!this.#letChanceSpeak()) return false;
      await this.#both(this.#seated(seat), {
        do: 'move',
        at: 1e6,
        move: rules.notation.format(move),
        ...this.#for(seat),
      });
      // Once it is over, the record is everybody's.
      if (one && rules.awaits(one.state).kind !== 'over') await this.#meddle();
      if (isAlone && this.#random.below(12) === 0) await this.#takeBack(seat);
    }
  }

  /** All chance that is awaited now, the same in both worlds but for one hand. */
  #letChanceSpeak(): boolean {
    for (;;) {
      const [one, other] = this.#sides;
      if (!one || !other) return false;
      const awaited = rules.awaits(one.state);
      if (awaited.kind !== 'chance') return true;
      const isSecret = awaited.event === `hand ${this.#secret}`;
      const first = isSecret ? this.#draw(one.state, () => true) : this.#common('chance');
      if (first === undefined) return false;
      const second = isSecret ? this.#draw(other.state, (move) => move !== first) : first;
      if (second === undefined) return false;
      this.#advance('chance', [first, second]);
      for (const [index, { world }] of this.#sides.entries()) {
        SCRIPTS.get(world.seedOf(this.#table))?.push(index === 0 ? first : second);
      }
    }
  }

  #draw(state: GameState, fits: (move: Move) => boolean, by: Actor = 'chance'): Move | undefined {
    const count = rules.count(state, by);
    for (let tries = 0; count > 0 && tries < TRIES; tries++) {
      const move = rules.at(state, by, this.#random.below(count));
      if (fits(move)) return move;
    }
    return undefined;
  }

  /** A move, or an event of chance, that is possible in both worlds. */
  #common(by: Actor): Move | undefined {
    const [one, other] = this.#sides;
    if (!one || !other) return undefined;
    return this.#draw(one.state, (move) => rules.apply(other.state, by, move).ok, by);
  }

  #advance(by: Actor, moves: readonly [Move, Move]): void {
    for (const [index, side] of this.#sides.entries()) {
      const next = rules.apply(side.state, by, moves[index === 0 ? 0 : 1]);
      if (!next.ok) throw new Error(next.reason);
      side.state = next.value;
    }
  }

  async #takeBack(seat: Seat): Promise<void> {
    await this.#both(this.#seated(seat), { do: 'undo', at: 1e6, ...this.#for(seat) });
    for (const side of this.#sides) if (side.before) side.state = side.before;
  }

  /** Only for somebody beside another it has to be said whose move it is. */
  #for(seat: Seat): { readonly seat?: Seat } {
    return seat === this.#companion?.seat ? { seat } : {};
  }

  /** The others try what they may and what they may not; whatever they hear is kept too. */
  async #meddle(): Promise<void> {
    if (this.#random.below(6) > 0) return;
    const tricks: (() => Promise<unknown>)[] = [
      () => this.#each((client) => client.get(`/api/tables/${this.#table}/record`)),
      () => this.#each((client) => client.get(`/api/tables/${this.#table}/entries?from=3`)),
      () => this.#each((client) => client.get('/api/tables')),
      () => this.#each((client) => client.watch(this.#table, 5)),
      () => this.#tamper(this.#stranger, { do: 'move', at: 1e6, move: 'discard R' }),
      () => this.#tamper(this.#other(), { do: 'move', at: 1e6, move: `hand ${this.#secret} RRR` }),
      () =>
        this.#tamper(this.#other(), { do: 'move', at: 1e6, move: 'take 1', seat: this.#secret }),
      () => this.#tamper(this.#other(), { do: 'say', phrase: 'one-moment' }),
      () => this.#tamper(this.#other(), { do: 'sit', seat: this.#secret, name: 'Me' }),
    ];
    await tricks[this.#random.below(tricks.length)]?.();
  }

  /** Somebody with a seat whose hand is the same in both worlds. */
  #other(): string {
    const people = this.#seats.map((seat) => this.#seated(seat));
    return people.find((person) => person !== this.secret) ?? this.#stranger;
  }

  /** Has somebody ask the same in both worlds, where it is done. */
  async #both(person: string, command: object): Promise<void> {
    for (const answer of await this.#tamper(person, command)) {
      if (!answer.startsWith('{"done":')) throw new Error(`${JSON.stringify(command)}: ${answer}`);
    }
  }

  #tamper(person: string, command: object): Promise<string[]> {
    return Promise.all(
      this.#sides.map(
        ({ clients }) => clients.get(person)?.command(command) ?? Promise.resolve(''),
      ),
    );
  }

  async #each(act: (client: RecordingClient) => Promise<unknown>): Promise<void> {
    for (const { clients } of this.#sides) for (const client of clients.values()) await act(client);
  }
}

function streamsOf({ world, clients }: PairedGame, table: string): Map<string, string> {
  const seed = world.seedOf(table);
  const streams = [...clients].map(([person, { got }]) => {
    return [person, got.join('\n').replaceAll(seed, '(seed)')] as const;
  });
  return new Map(streams);
}
