/** Turns that end by themselves, where a person has set that. */
import { effect } from '@preact/signals';
import { settings } from '../store/settings.ts';
import { act } from './acting.ts';
import type { GameFront } from './front.ts';
import type { PlayedTable } from './model/played-table.ts';

/** Time to see what was done, and to take it back. */
const GRACE_MS = 1000;

/** Ends every turn in which nothing else is possible, until the returned function is called. */
export function endTurns(front: GameFront, table: PlayedTable): () => void {
  return effect(() => {
    if (!settings.value.autoEnd || table.turn.value.kind !== 'person') return undefined;
    const [only, ...others] = table.legal.value;
    if (!only || others.length > 0 || !front.isTurnEnd?.(only.text)) return undefined;
    const timer = setTimeout(() => act(table, only.text), GRACE_MS);
    return () => clearTimeout(timer);
  });
}
