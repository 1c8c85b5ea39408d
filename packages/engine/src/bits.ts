/** The number of bits that are set in a 32-bit integer. */
export function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the `index`th set bit, counted from the lowest. */
export function bitAt(bits: number, index: number): number {
  for (; index > 0; index--) bits &= bits - 1;
  return lowestBit(bits);
}

/** The place of the lowest set bit. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
