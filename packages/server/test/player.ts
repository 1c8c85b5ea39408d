/** A person at a table who knows only what they hear, and plays by chance. */
import { seededRandom } from '@nyhavn/bots';
import type { Game, GameState, Random, Viewer } from '@nyhavn/engine';
import {
  type Entry,
  type GameEntry,
  gameOf,
  isGameEntry,
  type TableEntry,
  type TablePlan,
} from '@nyhavn/protocol';
import type { Listener } from '../src/table/live-table.ts';

/** The game as somebody knows it. */
interface Known {
  readonly rules: Game;
  readonly view: GameState;
}

/** Follows a table from its first entry on, as a client would. */
export class Player implements Listener {
  readonly person: string;
  readonly heard: Entry[] = [];
  seat: Viewer = 'spectator';
  readonly #random: Random;
  #plan: TablePlan | undefined;
  #startPlayer = 0;
  /** The events of the game that stand. */
  #standing: GameEntry[] = [];
  #known: Known | undefined;
  readonly #looks = new Set<() => void>();

  /** Whose eyes these are at the person's device: their own, or those of somebody beside them. */
  readonly companion: string | undefined;

  constructor(person: string, companion?: string) {
    this.person = person;
    this.companion = companion;
    this.#random = seededRandom(companion ?? person);
  }

  hear(from: number, entries: readonly Entry[]): void {
    if (from !== this.heard.length) throw new Error(`heard ${from} after ${this.heard.length}`);
    for (const entry of entries) {
      this.heard.push(entry);
      this.#follow(entry);
    }
    for (const look of this.#looks) look();
  }

  /** Waits until something of that kind was heard. */
  hears(isIt: (entry: Entry) => boolean): Promise<Entry> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.heard.find(isIt);
        if (!found) return;
        this.#looks.delete(look);
        resolve(found);
      };
      this.#looks.add(look);
      look();
    });
  }

  get next(): number {
    return this.heard.length;
  }

  #follow(entry: Entry): void {
    if (isGameEntry(entry)) {
      this.#standing.push(entry);
      this.#advance(entry);
      return;
    }
    if (entry.kind === 'opened') this.#plan = entry.plan;
    else if (entry.kind === 'sat' && this.#isOwn(entry)) this.seat = entry.seat;
    else if (entry.kind === 'left' && entry.seat === this.seat) {
      // In the game the seat stays one's own.
      if (!this.#known) this.seat = 'spectator';
    } else if (entry.kind === 'began') {
      this.#startPlayer = entry.startPlayer;
      this.#known = this.#begun();
    } else if (entry.kind === 'undone') {
      this.#standing = this.#standing.slice(0, -entry.count);
      this.#known = this.#begun();
      for (const event of this.#standing) this.#advance(event);
    }
  }

  #isOwn({ person, name, isCompanion }: Extract<TableEntry, { kind: 'sat' }>): boolean {
    return person === this.person && (isCompanion ? name : undefined) === this.companion;
  }

  #begun(): Known {
    if (!this.#plan) throw new Error('begun, but never opened');
    const rules = gameOf(this.#plan);
    const { options, seats } = this.#plan;
    const begun = rules.setup({ players: seats.length, startPlayer: this.#startPlayer, options });
    if (!begun.ok) throw new Error(begun.reason);
    return { rules, view: rules.copy(rules.view(begun.value.state, this.seat)) };
  }

  #advance({ by, move: text }: GameEntry): void {
    if (!this.#known) throw new Error(`${text}: not begun`);
    const { rules, view } = this.#known;
    const move = rules.notation.parse(text);
    if (!move.ok) throw new Error(`${text}: ${move.reason}`);
    // Who shares a device is told what others at it may see, and looks away.
    const seen = rules.notation.parse(rules.notation.format(move.value, this.seat));
    if (!seen.ok) throw new Error(`${text}: ${seen.reason}`);
    rules.applyUnchecked(view, by, seen.value);
  }

  /** The game as this person knows it, made of nothing but what was heard. */
  view(): Known | undefined {
    return this.#known;
  }

  /** Whether this person is asked for a move. */
  get isAsked(): boolean {
    return this.#count > 0;
  }

  get #count(): number {
    const { seat } = this;
    return this.#known && seat !== 'spectator'
      ? this.#known.rules.count(this.#known.view, seat)
      : 0;
  }

  /** A move by chance, if this person is asked for one. */
  move(): string | undefined {
    const { seat } = this;
    const count = this.#count;
    if (!this.#known || seat === 'spectator' || count === 0) return undefined;
    const { rules, view } = this.#known;
    return rules.notation.format(rules.at(view, seat, this.#random.below(count)), seat);
  }
}
