/** A host that may do with a table whatever it likes, and devices of people at it; there is no network and no store. */
import { type GameState, gameNamed, type Move } from '@nyhavn/engine';
import {
  CHANCE_VERSION,
  type Command,
  chainDrawOf,
  chanceEvent,
  type Entry,
  type GameEntry,
  HashChain,
  nextHead,
  openingHead,
  serverLinkNumber,
  type TablePlan,
} from '@nyhavn/protocol';
import { DrawParticipant } from '../../src/draw-participant.ts';

let roots = 0;

/** A root that no test uses twice, and every run uses again. */
function rootOf(text: string): string {
  return Buffer.from(`${text} ${roots++}`).toString('hex').padEnd(64, '0').slice(0, 64);
}

/** The device of an honest person, as the host hears it. */
export class Device {
  readonly person: string;
  readonly chance: DrawParticipant;
  /** All that it has sent by itself. */
  readonly sent: Extract<Command, { do: 'anchor' | 'reveal' }>[] = [];
  readonly heard: Entry[] = [];
  readonly roots: string[];

  constructor(person: string, kept: readonly string[] = []) {
    this.person = person;
    this.roots = [...kept];
    this.chance = new DrawParticipant({
      person,
      send: async (command) => this.sent.push(command),
      newRoot: async () => this.newRoot(),
    });
    for (const root of kept) this.chance.addRoot(root);
  }

  newRoot(): string {
    const root = rootOf(this.person);
    this.roots.push(root);
    return root;
  }

  async hears(entry: Entry): Promise<void> {
    this.heard.push(entry);
    this.chance.follow([entry]);
    await this.chance.answer();
  }

  /** The link that it has revealed for a draw. */
  linkFor(draw: number): string {
    const sent = this.sent.findLast((one) => one.do === 'reveal' && one.draw === draw);
    return sent?.do === 'reveal' ? sent.link : '';
  }

  /** The first problem that it has found. */
  get problem() {
    return this.chance.checks.find(({ problem }) => problem !== undefined)?.problem;
  }
}

/** A host with its table of two. */
export class Host {
  readonly game;
  readonly entries: Entry[] = [];
  readonly devices: readonly Device[];
  readonly chain = new HashChain(rootOf('host'));
  readonly states: GameState[] = [];
  head = '';
  draw = 0;

  private constructor(game: string, devices: readonly Device[]) {
    const found = gameNamed(game);
    if (!found) throw new Error(game);
    this.game = found;
    this.devices = devices;
  }

  /** Opens a table, at which two honest people sit down. */
  static async open(game: string, devices = [new Device('Ida'), new Device('Ole')]): Promise<Host> {
    const host = new Host(game, devices);
    const plan: TablePlan = {
      game: host.game.id,
      options: {},
      seats: [{ kind: 'open' }, { kind: 'open' }],
      clock: { kind: 'none' },
      isPublic: false,
      isOpenToSpectators: true,
      isRated: false,
      hasFreeChat: true,
    };
    const { anchor } = host.chain;
    await host.tell({ kind: 'opened', plan, host: 'Ida', chance: CHANCE_VERSION, anchor });
    return host;
  }

  async sits(seat: number): Promise<void> {
    const device = this.devices[seat]!;
    const { person } = device;
    const anchor = device.chance.addRoot(device.newRoot());
    await this.tell({ kind: 'sat', seat, person, name: person, anchor });
  }

  /** Stores an entry and tells it to the devices; to some only, if it likes. */
  async tell(entry: Entry, to = this.devices): Promise<void> {
    this.head = this.head === '' ? openingHead(entry) : nextHead(this.head, this.game, entry);
    this.entries.push(entry);
    for (const device of to) await device.hears(entry);
  }

  /** Asks for a draw. */
  async asks({ draw = this.draw, seats = [0, 1], head = this.head } = {}): Promise<string> {
    await this.tell({ kind: 'due', draw, seats, head });
    return head;
  }

  /** The links that the devices have revealed for a draw. */
  linksFor(draw = this.draw): string[] {
    return this.devices.map((device) => device.linkFor(draw));
  }

  /** The random numbers of a draw, and what an honest host says of it. */
  drawn(head: string, links = this.linksFor(), draw = this.draw) {
    const link = this.chain.link(serverLinkNumber(draw));
    const missed = links.flatMap((given, seat) => (given === '' ? [seat] : []));
    const shown = this.game.notation.hidesMoves ? {} : { link };
    const told = { draw, links, missed, ...shown };
    return { random: chainDrawOf({ serverLink: link, head, draw, links }), told };
  }

  /** Both sit down, and the game begins. */
  async begins(): Promise<void> {
    await this.sits(0);
    await this.sits(1);
    const { random, told } = this.drawn(await this.asks());
    const startPlayer = random.below(2);
    const begun = this.game.setup({ players: 2, startPlayer, options: {} });
    if (!begun.ok) throw new Error(begun.reason);
    this.states.push(begun.value.state);
    this.draw++;
    await this.tell({ kind: 'began', startPlayer, ...told });
  }

  get state(): GameState {
    const state = this.states.at(-1);
    if (!state) throw new Error('the game has not begun');
    return state;
  }

  /** Makes the draw that is due, as it should, or as `told` and `links` say. */
  async draws(head: string, more: Partial<GameEntry> = {}, links = this.linksFor()): Promise<Move> {
    const { random, told } = this.drawn(head, links);
    const move = chanceEvent(this.game, this.state, random);
    this.draw++;
    await this.happens('chance', move, { ...told, ...more });
    return move;
  }

  /** A legal move of who is awaited. */
  async moves(index = 0): Promise<void> {
    const awaited = this.game.awaits(this.state);
    if (awaited.kind !== 'seats') throw new Error(awaited.kind);
    const seat = awaited.seats[0]!;
    const count = this.game.count(this.state, seat);
    await this.happens(seat, this.game.at(this.state, seat, Math.min(index, count - 1)));
  }

  async happens(by: number | 'chance', move: Move, told: Partial<GameEntry> = {}): Promise<void> {
    const after = this.game.copy(this.state);
    this.game.applyUnchecked(after, by, move);
    this.states.push(after);
    await this.tell({ by, move: this.game.notation.format(move), ...told });
  }

  get awaitsChance(): boolean {
    return this.game.awaits(this.state).kind === 'chance';
  }

  /** Plays on honestly until the game waits for chance, or for a person. */
  async playsOn(until: 'chance' | 'seats'): Promise<void> {
    while (this.game.awaits(this.state).kind !== until) {
      if (this.awaitsChance) await this.draws(await this.asks());
      else await this.moves();
    }
  }

  async closes(): Promise<void> {
    await this.tell({ kind: 'closed', root: this.chain.root });
  }
}
