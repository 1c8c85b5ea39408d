/** A person at a table who knows only what they hear, and plays by chance. */
import { seededRandom } from '@nyhavn/bots';
import type { Game, GameState, Random, Seat, Viewer } from '@nyhavn/engine';
import { type Entry, gameOf, isGameEntry } from '@nyhavn/protocol';
import type { Listener } from '../src/table/live-table.ts';

/** Follows a table from its first entry on, as a client would. */
export class Player implements Listener {
  readonly person: string;
  readonly heard: Entry[] = [];
  readonly #random: Random;
  readonly #looks = new Set<() => void>();

  constructor(person: string) {
    this.person = person;
    this.#random = seededRandom(person);
  }

  hear(from: number, entries: readonly Entry[]): void {
    if (from !== this.heard.length) throw new Error(`heard ${from} after ${this.heard.length}`);
    this.heard.push(...entries);
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

  /** The entries of the game that stand. */
  #standing(): Entry[] {
    const standing: Entry[] = [];
    for (const entry of this.heard) {
      if (isGameEntry(entry)) standing.push(entry);
      else if (entry.kind === 'undone') standing.splice(standing.length - entry.count);
    }
    return standing;
  }

  get seat(): Viewer {
    let seat: Viewer = 'spectator';
    for (const entry of this.heard) {
      if (isGameEntry(entry)) continue;
      if (entry.kind === 'began') break;
      if (entry.kind === 'sat' && entry.person === this.person) seat = entry.seat;
      if (entry.kind === 'left' && entry.seat === seat) seat = 'spectator';
    }
    return seat;
  }

  /** The game as this person knows it, made of nothing but what was heard. */
  view(): { rules: Game; view: GameState } | undefined {
    const opened = this.heard[0];
    if (!opened || isGameEntry(opened) || opened.kind !== 'opened') return undefined;
    const began = this.heard.find((entry) => !isGameEntry(entry) && entry.kind === 'began');
    if (!began || !('startPlayer' in began)) return undefined;
    const rules = gameOf(opened.plan);
    const { options, seats } = opened.plan;
    const begun = rules.setup({ players: seats.length, startPlayer: began.startPlayer, options });
    if (!begun.ok) throw new Error(begun.reason);
    const view = rules.copy(rules.view(begun.value.state, this.seat));
    for (const entry of this.#standing()) {
      if (!isGameEntry(entry)) continue;
      const move = rules.notation.parse(entry.move);
      if (!move.ok) throw new Error(`${entry.move}: ${move.reason}`);
      rules.advance(view, entry.by, move.value);
    }
    return { rules, view };
  }

  /** A move by chance, if this person is asked for one. */
  move(): string | undefined {
    const known = this.view();
    const seat: Viewer = this.seat;
    if (!known || seat === 'spectator') return undefined;
    const { rules, view } = known;
    const count = rules.count(view, seat as Seat);
    if (count === 0) return undefined;
    return rules.notation.format(rules.at(view, seat, this.#random.below(count)), seat);
  }
}
