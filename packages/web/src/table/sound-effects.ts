/** The sounds of events at a table. */
import { effect } from '@preact/signals';
import type { GameFront } from './front.ts';
import type { PlayedTable } from './model/played-table.ts';
import { sound } from './sound.ts';

/** Plays the sounds of a table until the returned function is called. */
export function followSounds(front: GameFront, table: PlayedTable): () => void {
  let known = table.steps.peek().length;
  return effect(() => {
    const steps = table.steps.value;
    const step = steps.length > known ? steps.at(-1) : undefined;
    known = steps.length;
    if (!step) return;
    const total = (players: readonly { readonly score: number }[]) =>
      players.reduce((sum, { score }) => sum + score, 0);
    if (step.after.winners) sound('over');
    else if (total(step.after.players) > total(step.before.players)) sound('points');
    else {
      const name = front.sound?.(step.text);
      if (name) sound(name);
    }
  });
}
