/** Opens a new table at once: the last set-up of a game, or a game once more. */
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { isPlayedHere, loadFront, moduleOf } from '../../games/registry.ts';
import { lastPlan } from '../../store/plans.ts';
import { loadedValue, useLoaded } from '../../ui/loaded.ts';
import { Loading } from '../../ui/loading.tsx';
import { Missing } from '../../ui/missing.tsx';
import { Trouble } from '../../ui/trouble.tsx';
import { say } from '../../words/index.ts';
import { beginTable, planOf } from './tables.ts';

/** Begins a game as the address says, and goes to its table. */
export function NewTable() {
  const { query, route } = useLocation();
  const { game = '', again = '' } = query;
  const begun = useLoaded(() => begin(game, again), [game, again]);
  const id = loadedValue(begun);
  useEffect(() => {
    if (id !== undefined) route(`/play/${id}`, true);
  }, [id]);
  if (begun.kind === 'failed') return <Trouble failed={begun} />;
  const isMissing = begun.kind === 'loaded' && id === undefined;
  return isMissing ? <Missing text={say().common.notFound} /> : <Loading />;
}

async function begin(game: string, again: string): Promise<string | undefined> {
  // While the set-up is looked for, the game can be on its way.
  loadFront(game).catch(() => undefined);
  const plan = again === '' ? await planFor(game) : await planOf(again);
  return plan && beginTable(plan);
}

async function planFor(game: string) {
  return isPlayedHere(game) ? lastPlan(game, moduleOf(game)?.firstSeats) : undefined;
}
