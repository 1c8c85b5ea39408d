/** The statistical verdict on chance. */
import type { Statistics } from '@nyhavn/protocol';

/** Below this many expected, the test says nothing. */
const ENOUGH = 5;
/** Rarer than that is a little unusual, and rarer than this remarkable. */
const ODD = 0.05;
const STRANGE = 0.01;
/** Chances are shown down to one in 10 to this power. */
const RAREST = 6;

/** The result of the test of chance. */
export type Verdict =
  | { readonly kind: 'too-early' }
  /** In so many of a hundred cases fair chance would be at least as far off. */
  | { readonly kind: 'usual' | 'odd'; readonly cases: number }
  /** Less than once in so many cases. */
  | { readonly kind: 'strange'; readonly cases: number };

/** Judges what was seen by how often fair chance would be as far off. */
export function verdictOn({ faces, p }: Pick<Statistics, 'faces' | 'p'>): Verdict {
  if (p === null || faces.some(({ expected }) => expected < ENOUGH)) return { kind: 'too-early' };
  if (p >= STRANGE) {
    const cases = Math.min(99, Math.max(1, Math.round(p * 100)));
    return { kind: p >= ODD ? 'usual' : 'odd', cases };
  }
  const power = p > 0 ? Math.floor(-Math.log10(p)) : RAREST;
  return { kind: 'strange', cases: 10 ** Math.min(RAREST, power) };
}
