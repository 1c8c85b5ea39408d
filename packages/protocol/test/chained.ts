/** Tables of version 2 that a server could have had, as their entries: honest ones, and such as were bent on purpose. */
import { type Game, type GameState, gameNamed } from '@nyhavn/engine';
import * as v from 'valibot';
import {
  CHANCE_VERSION,
  chainDrawOf,
  chanceEvent,
  type Entry,
  HashChain,
  nextHead,
  openingHead,
  serverLinkNumber,
  TablePlan,
} from '../src/index.ts';
import { random } from './playing.ts';

/** The roots of the server and of two people; the third seat is a bot. */
export const SERVER_ROOT = 'c0ffee'.padEnd(64, '0');
export const ROOTS = ['1da'.padEnd(64, '1'), '01e'.padEnd(64, '2')] as const;

/** The parts of a draw that a dishonest server changes before it stores them. */
interface Drawing {
  draw: number;
  head: string;
  links: string[];
  missed: number[];
  link: string;
}

/** The deviations of a table. */
export interface ChainedWays {
  /** Seats whose clients answer a draw; both people, unless said otherwise. */
  answers?(draw: number): readonly number[];
  /** Changes what a draw says of itself, after its event was drawn. */
  tells?(drawing: Drawing): void;
  /** Changes what a draw follows from, before its event is drawn. */
  bends?(drawing: Drawing): void;
  /** The number of events to undo, at least, after so many were played in all; 0 for none. */
  takesBack?(played: number): number;
  readonly until?: number;
}

/** Plays a game of three to its end, or as far as it may go, and closes the table. */
export function chained(id: string, moves = 1, ways: ChainedWays = {}): readonly Entry[] {
  const game = gameNamed(id);
  if (!game) throw new Error(id);
  const table = new ChainedTable(game, ways);
  const choose = random(moves);
  const states: GameState[] = [table.begin()];
  const by: (number | 'chance')[] = [];
  for (let all = 0; all < (ways.until ?? Number.POSITIVE_INFINITY); all++) {
    const state = states.at(-1)!;
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') break;
    const back = awaited.kind === 'chance' ? 0 : (ways.takesBack?.(all) ?? 0);
    const from = by.findLastIndex((who, at) => who !== 'chance' && at <= by.length - back);
    if (back > 0 && from >= 0) {
      table.add({ kind: 'undone', count: by.length - from });
      states.length = from + 1;
      by.length = from;
      continue;
    }
    const who = awaited.kind === 'chance' ? 'chance' : awaited.seats[0]!;
    const move =
      who === 'chance'
        ? table.chance(state)
        : game.at(state, who, choose.below(game.count(state, who)));
    if (who !== 'chance') table.add({ by: who, move: game.notation.format(move) });
    const after = game.copy(state);
    game.applyUnchecked(after, who, move);
    states.push(after);
    by.push(who);
  }
  table.add({ kind: 'closed', root: SERVER_ROOT });
  return table.entries;
}

class ChainedTable {
  readonly entries: Entry[] = [];
  readonly #game: Game;
  readonly #ways: ChainedWays;
  readonly #server = new HashChain(SERVER_ROOT);
  readonly #clients = ROOTS.map((root) => ({ chain: new HashChain(root), used: 0 }));
  #head = '';
  #draw = 0;

  constructor(game: Game, ways: ChainedWays) {
    this.#game = game;
    this.#ways = ways;
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const plan = v.parse(TablePlan, { game: game.id, seats });
    const { anchor } = this.#server;
    const opened = {
      kind: 'opened',
      plan,
      host: 'person-0',
      chance: CHANCE_VERSION,
      anchor,
    } as const;
    this.entries.push(opened);
    this.#head = openingHead(opened);
    for (const [seat, name] of ['Ida', 'Ole'].entries()) {
      const { chain } = this.#clients[seat]!;
      this.add({ kind: 'sat', seat, person: `person-${seat}`, name, anchor: chain.anchor });
    }
  }

  add(entry: Entry): void {
    this.entries.push(entry);
    this.#head = nextHead(this.#head, this.#game, entry);
  }

  begin(): GameState {
    const { random: drawn, told } = this.#next();
    const startPlayer = drawn.below(3);
    this.add({ kind: 'began', startPlayer, ...told });
    const begun = this.#game.setup({ players: 3, startPlayer, options: {} });
    if (!begun.ok) throw new Error(begun.reason);
    return begun.value.state;
  }

  chance(state: GameState) {
    const { random: drawn, told } = this.#next();
    const move = chanceEvent(this.#game, state, drawn);
    this.add({ by: 'chance', move: this.#game.notation.format(move), ...told });
    return move;
  }

  #next() {
    const draw = this.#draw++;
    const head = this.#head;
    this.add({ kind: 'due', draw, seats: [0, 1], head });
    const answering = this.#ways.answers?.(draw) ?? [0, 1];
    const links = [0, 1, 2].map((seat) => {
      const client = this.#clients[seat];
      return client && answering.includes(seat) ? client.chain.link(++client.used) : '';
    });
    const missed = [0, 1].filter((seat) => !answering.includes(seat));
    const link = this.#server.link(serverLinkNumber(draw));
    const drawing: Drawing = { draw, head, links, missed, link };
    this.#ways.bends?.(drawing);
    const { head: from, links: used } = drawing;
    const drawn = chainDrawOf({
      serverLink: drawing.link,
      head: from,
      draw: drawing.draw,
      links: used,
    });
    this.#ways.tells?.(drawing);
    const { head: _, link: shown, ...told } = drawing;
    const isShown = !this.#game.notation.hidesMoves;
    return { random: drawn, told: { ...told, ...(isShown ? { link: shown } : {}) } };
  }
}
