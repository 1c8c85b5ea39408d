/** What positions are worth, in every game that bots know. */
import type { Game, GameState, Seat } from '@nyhavn/engine';
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { learnedOpinionOf as copenhagenLearned } from './copenhagen/learned.ts';
import { opinionOf as copenhagenByHand } from './copenhagen/opinion.ts';
import { learnedOpinionOf as rollAndWriteLearned } from './roll-and-write/learned.ts';
import { opinionOf as rollAndWriteByHand } from './roll-and-write/opinion.ts';

/** What a position is worth to a seat, in points. */
type Opinion = (view: GameState, seat: Seat) => number;

/** The opinions by which the ladder plays a game. */
interface Opinions {
  readonly byHand: Opinion;
  /** Of the highest level. */
  readonly learned: Opinion;
}

const OPINIONS = new Map<string, Opinions>([
  [rollAndWrite.id, { byHand: rollAndWriteByHand as Opinion, learned: rollAndWriteLearned }],
  [copenhagen.id, { byHand: copenhagenByHand as Opinion, learned: copenhagenLearned }],
]);

/** The opinions by which the ladder plays this game. */
export function opinionsIn(game: Game): Opinions {
  const opinions = OPINIONS.get(game.id);
  if (!opinions) throw new Error(`nobody has an opinion on ${game.id}`);
  return opinions;
}
