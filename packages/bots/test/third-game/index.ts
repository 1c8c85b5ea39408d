/** Bots for the third game, without reviews. */
import { type GameBots, registerBots } from '@nyhavn/bots';
import { thirdGame } from '../../../engine/test/third-game/index.ts';
import { pointsOf, type State } from '../../../engine/test/third-game/state.ts';

/** Keeps dice from this face on. */
const keepFrom =
  (least: number): GameBots['levels']['apprentice'] =>
  ({ game, view, seat }) =>
    game.at(view, seat, (view as State).die >= least ? 0 : 1);

const bots: GameBots<State> = {
  levels: {
    apprentice: keepFrom(6),
    carpenter: keepFrom(5),
    foreman: keepFrom(4),
    architect: keepFrom(2),
    'harbour-master': keepFrom(1),
  },
  gains: (state, seat) => [pointsOf(state, seat)],
  arena: {
    rounds: ({ turns, lucky }) => turns / lucky.length,
    stream: ({ turns }) => `turn ${turns}`,
  },
  passes: ['leave'],
};

registerBots(thirdGame, bots);
