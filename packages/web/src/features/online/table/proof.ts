/** *Verify the chance*: what the server's record proves, and what this device can say about it, in plain words. */
import type { Game } from '@nyhavn/engine';
import { type Comparison, compareWithHeard, type Finding, verifyRecords } from '@nyhavn/protocol';
import type { ProofWords } from '../../../words/en/proof.ts';
import type { Witness } from './transcript.ts';

/** How much of the fingerprint is shown. */
const FINGERPRINT_LENGTH = 16;

/** Verifies a record, compares it with what this device heard, and says what came of both. */
export function proofInWords(
  words: ProofWords,
  game: Game,
  record: string,
  witness: Witness,
): string {
  const { isContradicted } = witness;
  if (isContradicted) return `${words.contradicted} ${words.notTrusted}`;
  const found = verifyRecords(record);
  const finding = found.ok ? found.findings[0] : undefined;
  if (!finding) return words.unreadable;
  const comparison = compareWithHeard(record, witness);
  if (comparison.kind === 'different') {
    return `${differenceInWords(words, comparison)} ${words.notTrusted}`;
  }
  if (finding.kind !== 'fair') return findingInWords(words, finding);
  return [
    words.fair(finding.draws, game.notation.hidesMoves ? 'cards' : 'rolls', finding.contributed),
    ...(finding.undone > 0 ? [words.undone(finding.undone)] : []),
    ...(finding.isOver ? [] : [words.unfinished]),
    words.compared(comparison.events),
    ...(witness.missed > 0 ? [words.missed(witness.missed)] : []),
    comparison.isOwnUsed ? words.own : words.nothingOwn,
    words.names,
    words.commitment(finding.commitment.slice(0, FINGERPRINT_LENGTH)),
  ].join(' ');
}

function differenceInWords(
  words: ProofWords,
  comparison: Extract<Comparison, { kind: 'different' }>,
): string {
  return comparison.what === 'event'
    ? words.differentAt(comparison.event)
    : words.different[comparison.what];
}

function findingInWords(words: ProofWords, finding: Exclude<Finding, { kind: 'fair' }>): string {
  switch (finding.kind) {
    case 'gaps':
      return words.gaps(finding.missing);
    case 'unknown':
      return words.unknown;
    case 'false':
      if (finding.what === 'event') return words.falseAt(finding.event);
      return finding.what === 'draw' ? words.falseDraw(finding.event) : words.false;
  }
}
