/** Copenhagen: Roll & Write, as a game like any other. */
import type { Game } from '../game.ts';
import { housePlaces } from '../house/building.ts';
import { accept, refuse } from '../result.ts';
import { checkSeats } from '../setup.ts';
import { awaitsOf } from './awaits.ts';
import { countTickets, facesOf, outcomes, ticketAt } from './chance.ts';
import { PLAYERS } from './data.ts';
import { judge } from './judge.ts';
import { countMoves, moveAt } from './legal.ts';
import { formatMove, parseMove } from './notation.ts';
import { readOptions } from './options.ts';
import { type Picture, pictureOf } from './picture.ts';
import { applyChance, applyMove } from './play.ts';
import { REFUSALS, type Refusal } from './refusals.ts';
import { RULING_PREFIX, RULINGS } from './rulings.ts';
import { copyState, initialState, type State } from './state.ts';
import { viewOf } from './view.ts';

/** Copenhagen: Roll & Write. */
export const rollAndWrite: Game<State, Picture, 'roll-and-write', Refusal> = {
  id: 'roll-and-write',
  title: 'Copenhagen: Roll & Write',
  players: PLAYERS,
  rulings: { prefix: RULING_PREFIX, ids: RULINGS },
  refusals: REFUSALS,

  setup(setup) {
    const reason = checkSeats(setup, PLAYERS);
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
  ranking: ({ sheets }) => housePlaces(sheets),
  chanceFaces: facesOf,
  notation: { parse: parseMove, format: formatMove, hidesMoves: false, picture: pictureOf },
};
