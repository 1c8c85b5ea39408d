/** *Verify fairness*: what the server's record proves, and what this device can say about it. */
import { type Comparison, compareWithHeard, type Finding, verifyRecords } from '@nyhavn/protocol';
import type { Witness } from './transcript.ts';

/** The result. */
export type Proof =
  /** This device received something else before. */
  | { readonly kind: 'contradicted' }
  | { readonly kind: 'unreadable' }
  /** The record is not the one of the game that this device heard. */
  | Extract<Comparison, { kind: 'different' }>
  | Exclude<Finding, { kind: 'fair' | 'chained' }>
  | (Extract<Finding, { kind: 'fair' | 'chained' }> & {
      readonly comparison: Exclude<Comparison, { kind: 'different' }>;
      /** Events that happened while this device was away. */
      readonly missed: number;
    });

/** Verifies a record, and compares it with what this device heard. */
export function proofOf(record: string, witness: Witness): Proof {
  if (witness.isContradicted) return { kind: 'contradicted' };
  const found = verifyRecords(record);
  const finding = found.ok ? found.findings[0] : undefined;
  if (!finding) return { kind: 'unreadable' };
  const comparison = compareWithHeard(record, witness);
  if (comparison.kind === 'different') return comparison;
  const isProven = finding.kind === 'fair' || finding.kind === 'chained';
  return isProven ? { ...finding, comparison, missed: witness.missed } : finding;
}
