/** The tables at which rulings are tried out. */

import { recordOf, type Trial } from '../../../games/contract/trial.ts';
import { forgetGame, saveGame, trialId } from '../../../store/saved.ts';
import type { BookGame } from '../../../words/rules-sections.ts';
import { gameOfRuling } from './rulings.ts';

const TRIALS: Readonly<
  Record<BookGame, () => Promise<{ readonly TRIALS: Readonly<Record<string, Trial>> }>>
> = {
  'roll-and-write': () => import('../../../games/roll-and-write/trials.ts'),
  copenhagen: () => import('../../../games/copenhagen/trials.ts'),
};

/** Lays a ruling's position out afresh, and gives the id of its table; undefined if there is none. */
export async function layOut(ruling: string): Promise<string | undefined> {
  const game = gameOfRuling(ruling);
  if (game === undefined) return undefined;
  const trial = (await TRIALS[game]()).TRIALS[ruling];
  if (!trial) return undefined;
  const id = trialId(ruling);
  await forgetGame(id);
  const record = recordOf(trial);
  await saveGame({ id, record, updated: Date.now(), isOver: false }, 0);
  return id;
}
