/** Opens a new table at once: the last set-up of a game, or a game once more. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Missing } from '../app/missing.tsx';
import { Opening } from '../app/opening.tsx';
import { GAME_IDS, loadFront } from '../play/fronts.ts';
import { beginTable, planOf } from '../play/tables.ts';
import { lastPlan } from '../store/plans.ts';
import { say } from '../words/index.ts';

/** Begins a game as the address says, and goes to its table. */
export function NewTable() {
  const { query, route } = useLocation();
  const { game = '', again = '' } = query;
  const hasFailed = useSignal(false);
  useEffect(() => {
    // While the set-up is looked for, the game can be on its way.
    void loadFront(game);
    begin(game, again).then(
      (id) => {
        if (id === undefined) hasFailed.value = true;
        else route(`/play/${id}`, true);
      },
      (error: unknown) => {
        console.error(error);
        hasFailed.value = true;
      },
    );
  }, [game, again]);
  const { common } = say();
  if (hasFailed.value) return <Missing text={common.notFound} />;
  return <Opening />;
}

async function begin(game: string, again: string): Promise<string | undefined> {
  const plan = again === '' ? await planFor(game) : await planOf(again);
  return plan && beginTable(plan);
}

async function planFor(game: string) {
  return GAME_IDS.includes(game) ? lastPlan(game) : undefined;
}
