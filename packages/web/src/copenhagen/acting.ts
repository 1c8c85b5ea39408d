/** Making moves from buttons and keys. */
import { notify } from '../play/announcer.tsx';
import type { Table } from '../store/table.ts';
import { say } from '../words/index.ts';

/** Makes a move, or says why not. */
export function act(table: Table, text: string): void {
  const refusal = table.play(text);
  if (refusal) notify(say().refusals[refusal]);
}
