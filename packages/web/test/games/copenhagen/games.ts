/** Games of Copenhagen by chance, looked at decision by decision. */
import { chanceEvent, seededRandom } from '@nyhavn/bots';
import {
  type Actor,
  type Game,
  GameHistory,
  type GameState,
  legalMoves,
  type Move,
  type Random,
  tryMove,
} from '@nyhavn/engine';
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { computed, signal } from '@preact/signals';
import type { Picture } from '../../../src/games/copenhagen/picture.ts';
import type { Asked } from '../../../src/games/copenhagen/selection.ts';
import type { Turn } from '../../../src/table/model/played-table.ts';

const game: Game<GameState, Picture> = copenhagen;

/** A whole game by chance; `look` is shown every decision of a person. */
export function playThrough(
  seed: string,
  players: number,
  look: (history: GameHistory<Picture>, seat: number) => void = () => {},
): GameHistory<Picture> {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const history = new GameHistory(game, begun.value.state);
  const random = seededRandom(seed);
  for (;;) {
    const awaits = game.awaits(history.state);
    if (awaits.kind === 'over') return history;
    if (awaits.kind === 'seats') look(history, awaits.seats[0]!);
    const { by, move } =
      awaits.kind === 'chance'
        ? chanceEvent(game, history.state, random)
        : anyMove(history.state, awaits.seats[0]!, random);
    const refusal = history.play(by, move);
    if (refusal) throw new Error(refusal);
  }
}

/** Any move, but building rather than taking, so that houses grow. */
function anyMove(state: GameState, seat: number, random: Random): { by: Actor; move: Move } {
  const count = game.count(state, seat);
  const moves = Array.from({ length: count }, (_, index) => game.at(state, seat, index));
  const builds = moves.filter((move) => game.notation.format(move).startsWith('build'));
  const among = builds.length > 0 && random.below(3) > 0 ? builds : moves;
  return { by: seat, move: among[random.below(among.length)]! };
}

/** What a selection asks of a table, at that moment of a game. */
export function askedOf(
  history: GameHistory<Picture>,
  seat: number,
): Asked & { moment: { value: number } } {
  const turn: Turn = { kind: 'person', seat };
  const view = game.view(history.state, seat);
  return {
    moment: signal(0),
    turn: computed(() => turn),
    legal: computed(() => legalMoves(game, view, seat)),
    picture: computed(() => history.picture(seat)),
    tryOut: (text) => tryMove(game, view, seat, text),
  };
}
