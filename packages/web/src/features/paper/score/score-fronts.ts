/** The games that can be counted, each loaded when it is needed. */
import type { ScoreFront } from '../../../games/contract/score-front.ts';

const FRONTS: Readonly<Record<string, () => Promise<{ front: ScoreFront }>>> = {
  'roll-and-write': () => import('../../../games/roll-and-write/score-pad.tsx'),
  copenhagen: () => import('../../../games/copenhagen/score-pad.ts'),
};

/** Loads a game for a pad; undefined if there is none of that name. */
export async function loadScoreFront(game: string): Promise<ScoreFront | undefined> {
  return (await FRONTS[game]?.())?.front;
}
