/** The state, which stands at a fixed place of the memory. Fields mean what they mean to the engine. */

/** One player's sheet. A building is one set of cells. */
@unmanaged
export class Sheet {
  cells: u64;
  bricks: u64;
  score: i32;
  marked: i32;
  bonus: i32;
  star: i32;
}

/** A whole game between two events; what is yes or no to the engine is 1 or 0. */
@unmanaged
export class State {
  players: i32;
  startPlayer: i32;
  mirror: i32;
  /** 1 if the option `passing` is `always`. */
  passing: i32;
  phase: i32;
  round: i32;
  active: i32;
  dice: i32;
  rolling: i32;
  rolled: i32;
  drawn: i32;
  noX: i32;
  crossed: i32;
  gone: i32;
  coats: i32;
  choosing: i32;
  newBonus: i32;
  newStar: i32;
  /** 1 if the moves of this very state were counted, so that one can be found by its number. */
  counted: i32;
}

const SEATS: i32 = 4;
const STATE: usize = memory.data(offsetof<State>(), 8);
const SHEETS: usize = memory.data(SEATS * offsetof<Sheet>(), 8);

/** The state. */
export const state: State = changetype<State>(STATE);

/** The address of the numbers of the state, for loading and storing it. */
export function stateAddress(): usize {
  return STATE;
}

/** The address of those of the sheets. */
export function sheetsAddress(): usize {
  return SHEETS;
}

/** The sheet of a seat. */
export function sheetOf(seat: i32): Sheet {
  return changetype<Sheet>(SHEETS + <usize>seat * offsetof<Sheet>());
}
