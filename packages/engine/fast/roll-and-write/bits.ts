/** Bit sets, and tallies of four bits a counter. */

/** The place of the `index`th set bit, counted from the lowest. */
export function bitAt(bits: u64, index: i32): i32 {
  for (; index > 0; index--) bits &= bits - 1;
  return <i32>ctz(bits);
}

/** The counter of the `index`th kind. */
export function countOf(tally: i32, index: i32): i32 {
  return (tally >>> (index << 2)) & 15;
}

/** The tally that holds `amount` of the `index`th kind; add it to another, or take it away. */
export function tallyOf(index: i32, amount: i32 = 1): i32 {
  return amount << (index << 2);
}
