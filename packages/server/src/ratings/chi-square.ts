/** The chi-square distribution, by the incomplete gamma function. */

/** The Lanczos approximation's numbers, for g = 7. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
];

const STEPS = 1000;
const PRECISION = 1e-15;

/** The logarithm of the gamma function, for numbers from 0.5 on. */
function logGamma(number: number): number {
  const x = number - 1;
  const sum = LANCZOS.reduce(
    (total, factor, index) => total + (index === 0 ? factor : factor / (x + index)),
  );
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The probability that a sum of so many squares of normal numbers is at least this large. */
export function upperTail(chiSquare: number, degrees: number): number {
  const a = degrees / 2;
  const x = chiSquare / 2;
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < STEPS && term > sum * PRECISION; step++) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

/** A continued fraction by Lentz's method. */
function fraction(a: number, x: number): number {
  const tiny = Number.MIN_VALUE / PRECISION;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < STEPS; step++) {
    const factor = -step * (step - a);
    b += 2;
    d = 1 / nonZero(factor * d + b, tiny);
    c = nonZero(b + factor / c, tiny);
    const change = d * c;
    value *= change;
    if (Math.abs(change - 1) < PRECISION) break;
  }
  return value;
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}
