/** Somebody at a table who writes down what happens to them. */
import type { Entry } from '@nyhavn/protocol';
import type { ClientLog, Happened } from '@nyhavn/simulate/history';
import { Player } from '../player.ts';

/** Plays by chance, and keeps a log. */
export class LoggedPlayer extends Player implements ClientLog {
  readonly table: string;
  readonly happened: Happened[] = [];

  constructor(person: string, table: string) {
    super(person);
    this.table = table;
  }

  override onEntries(from: number, entries: readonly Entry[]): void {
    this.happened.push({ kind: 'heard', from, entries });
    super.onEntries(from, entries);
  }
}
