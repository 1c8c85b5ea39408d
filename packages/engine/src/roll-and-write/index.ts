/** Copenhagen: Roll & Write, as a game like any other. */
import type { Game } from '../game.ts';
import { accept, refuse } from '../result.ts';
import { checkSeats } from '../setup.ts';
import { awaitsOf } from './awaits.ts';
import { countTickets, outcomes, ticketAt } from './chance.ts';
import { judge } from './judge.ts';
import { countMoves, moveAt } from './legal.ts';
import { formatMove, parseMove } from './notation.ts';
import { readOptions } from './options.ts';
import { type Picture, pictureOf } from './picture.ts';
import { applyChance, applyMove } from './play.ts';
import { copyState, initialState, type State } from './state.ts';
import { viewOf } from './view.ts';

/** Copenhagen: Roll & Write. */
export const rollAndWrite: Game<State, Picture> = {
  id: 'roll-and-write',

  setup(setup) {
    const reason = checkSeats(setup);
    if (reason) return refuse(reason);
    const options = readOptions(setup.options);
    if (!options.ok) return options;
    const state = initialState(setup.players, setup.startPlayer, options.value);
    return accept({ state, options: { ...options.value } });
  },

  awaits: awaitsOf,
  chances: outcomes,
  count: (state, by) => (typeof by === 'number' ? countMoves(state, by) : countTickets(state)),
  at: (state, by, index) =>
    typeof by === 'number' ? moveAt(state, by, index) : ticketAt(state, index),

  apply(state, by, move) {
    const reason = judge(state, by, move);
    if (reason) return refuse(reason);
    const next = copyState(state);
    rollAndWrite.applyUnchecked(next, by, move);
    return accept(next);
  },

  applyUnchecked: (state, by, move) =>
    typeof by === 'number' ? applyMove(state, by, move) : applyChance(state, move),
  copy: copyState,
  view: viewOf,
  notation: { parse: parseMove, format: formatMove, hidesMoves: false, picture: pictureOf },
};
