/** A person at a table who knows only what they hear, and plays by chance. */
import { seededRandom } from '@nyhavn/bots';
import { TableView } from '@nyhavn/client';
import type { Game, GameState, Random, Viewer } from '@nyhavn/engine';
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import type { Listener } from '../src/table/audience.ts';

/** The game as somebody knows it. */
interface Known {
  readonly rules: Game;
  readonly view: GameState;
}

/** Follows a table from its first entry on, as a client does. */
export class Player implements Listener {
  readonly person: string;
  /** Whose eyes these are at the person's device: their own, or those of somebody beside them. */
  readonly companion: string | undefined;
  readonly heard: Entry[] = [];
  readonly #table: TableView;
  readonly #random: Random;
  readonly #looks = new Set<() => void>();

  constructor(person: string, companion?: string) {
    this.person = person;
    this.companion = companion;
    this.#table = new TableView(person);
    this.#random = seededRandom(companion ?? person);
  }

  onEntries(from: number, entries: readonly Entry[]): void {
    if (from !== this.heard.length) throw new Error(`heard ${from} after ${this.heard.length}`);
    for (const entry of entries) {
      this.heard.push(entry);
      if (isGameEntry(entry) && !this.#table.game) throw new Error(`${entry.move}: not begun`);
      this.#table.applyEntry(entry);
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

  /** The seat, by what was heard; in the game it stays one's own. */
  get seat(): Viewer {
    const places = this.#table.seating?.places ?? [];
    const seat = places.findIndex(
      (place) =>
        place.kind === 'person' &&
        place.person === this.person &&
        (place.isCompanion ? place.name : undefined) === this.companion,
    );
    return seat < 0 ? 'spectator' : seat;
  }

  /** The game as this person knows it, made of nothing but what was heard. */
  view(): Known | undefined {
    const { game } = this.#table;
    return game && { rules: game.game, view: game.view(this.seat) };
  }

  /** True if this person is asked for a move. */
  get isAsked(): boolean {
    return this.#count > 0;
  }

  get #count(): number {
    const { seat } = this;
    const known = this.view();
    return known && seat !== 'spectator' ? known.rules.count(known.view, seat) : 0;
  }

  /** A move by chance, if this person is asked for one. */
  move(): string | undefined {
    const { seat } = this;
    const count = this.#count;
    const known = this.view();
    if (!known || seat === 'spectator' || count === 0) return undefined;
    const { rules, view } = known;
    return rules.notation.format(rules.at(view, seat, this.#random.below(count)), seat);
  }
}
