/** What positions are worth, in every game that bots know. */
import { copenhagen, type Game, type GameState, rollAndWrite, type Seat } from '@nyhavn/engine';
import { opinionOf as copenhagenOpinion } from './copenhagen/opinion.ts';
import { opinionOf as rollAndWriteOpinion } from './roll-and-write/opinion.ts';

/** What a position is worth to a seat, in points. */
type Opinion = (view: GameState, seat: Seat) => number;

const OPINIONS = new Map<string, Opinion>([
  [rollAndWrite.id, rollAndWriteOpinion as Opinion],
  [copenhagen.id, copenhagenOpinion as Opinion],
]);

/** The opinion by which the ladder plays this game. */
export function opinionIn(game: Game): Opinion {
  const opinion = OPINIONS.get(game.id);
  if (!opinion) throw new Error(`nobody has an opinion on ${game.id}`);
  return opinion;
}
