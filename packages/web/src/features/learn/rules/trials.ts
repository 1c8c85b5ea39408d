/** The tables at which rulings are tried out. */

import { recordOf } from '../../../games/contract/trial.ts';
import { gameOfRuling, moduleOf } from '../../../games/registry.ts';
import { forgetGame, saveGame, trialId } from '../../../store/saved.ts';

/** Lays a ruling's position out afresh, and gives the id of its table; undefined if there is none. */
export async function layOut(ruling: string): Promise<string | undefined> {
  const game = gameOfRuling(ruling);
  const trial = game && (await moduleOf(game)?.rules?.trials())?.[ruling];
  if (!trial) return undefined;
  const id = trialId(ruling);
  await forgetGame(id);
  const record = recordOf(trial);
  await saveGame({ id, record, updated: Date.now(), isOver: false }, 0);
  return id;
}
