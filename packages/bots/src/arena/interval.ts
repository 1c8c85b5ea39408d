/** Confidence intervals. */

/** A mean with the bounds between which it lies with 95 % certainty. */
export interface Estimate {
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}

const NORMAL_95 = 1.959964;

/**
 * The mean of shares between 0 and 1, one a deal, and its interval. Two deals of 0 and two of 1 are
 * counted on top for the interval, so that a bot that won everything so far is not sure to go on like
 * that (Agresti and Coull).
 */
export function shareEstimate(shares: readonly number[]): Estimate {
  const { mean, from, to } = estimate([...shares, 0, 0, 1, 1]);
  const plain = sum(shares) / shares.length;
  return {
    mean: shares.length === 0 ? mean : plain,
    from: Math.max(0, Math.min(from, plain)),
    to: Math.min(1, Math.max(to, plain)),
  };
}

/** The mean of any numbers and its interval, by their own spread. */
export function estimate(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = sum(values) / count;
  const spread = sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, count - 1);
  const margin = NORMAL_95 * Math.sqrt(spread / count);
  return { mean, from: mean - margin, to: mean + margin };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
