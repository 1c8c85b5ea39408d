/** Chance as a player: how many tickets it has, and what happens on each. */
import { tallyOf } from './bits';
import { state } from './state';
import { CROSSINGS, crossedBy, DICE, FACES, goneBy, PHASE_START } from './tables';

const TRIPLES: i32 = FACES * FACES * FACES;

/** Equally likely results of each number of dice. */
const ROLLS: usize = memory.data((DICE + 1) << 2, 4);
/** The faces of three dice, by their ticket. */
const FACES_OF: usize = memory.data(TRIPLES << 2, 4);

for (let dice = 0, rolls = 1; dice <= DICE; dice++, rolls *= FACES) {
  store<i32>(ROLLS + (dice << 2), rolls);
}
for (let ticket = 0; ticket < TRIPLES; ticket++) {
  const second = ticket / FACES;
  const faces = tallyOf(ticket % FACES) + tallyOf(second % FACES) + tallyOf(second / FACES);
  store<i32>(FACES_OF + (ticket << 2), faces);
}

/** Returns true if chance has to cross out tiles of size 4 before two players can begin (RW-1). */
export function awaitsCross(): bool {
  return state.phase === PHASE_START && state.crossed === 0;
}

/** The number of equally likely tickets that chance draws from, when it is awaited. */
export function countTickets(): i32 {
  return state.rolling > 0 ? load<i32>(ROLLS + (state.rolling << 2)) : CROSSINGS;
}

/** Lets the event on a ticket happen. */
export function applyChance(ticket: i32): void {
  if (state.rolling > 0) {
    roll(ticket);
  } else {
    state.crossed = crossedBy(ticket);
    state.gone = goneBy(ticket);
    state.choosing = (1 << state.players) - 1;
  }
}

/** Tickets are read as two times three dice; dice that are not rolled show the first face there. */
function roll(ticket: u32): void {
  const lower = load<i32>(FACES_OF + ((ticket % TRIPLES) << 2));
  const upper = load<i32>(FACES_OF + ((ticket / TRIPLES) << 2));
  state.dice += lower + upper - tallyOf(0, 6 - state.rolling);
  state.rolling = 0;
  state.rolled = 1;
}
