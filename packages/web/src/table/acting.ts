/** Making moves, and saying why one can't be made. */

import { notify } from '../ui/announcer.tsx';
import { say } from '../words/index.ts';
import type { PlayedTable } from './model/played-table.ts';

/** Makes a move, or says why not. */
export function act(table: PlayedTable, text: string): void {
  const refusal = table.play(text);
  if (refusal) notify(say().refusals[refusal]);
}

/** Says why a move is refused, or else the words given. */
export function explain(table: PlayedTable, text: string | undefined, otherwise: string): void {
  const trial = text === undefined ? undefined : table.tryOut(text);
  notify(!trial || trial.ok ? otherwise : say().refusals[trial.reason]);
}

/** Returns true if a move could not be taken back. */
export function isFinal(table: PlayedTable, text: string | undefined): boolean {
  const trial = text === undefined ? undefined : table.tryOut(text);
  return trial?.ok === true && trial.value.isFinal;
}
