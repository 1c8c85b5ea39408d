/** *Verify fairness* in plain words. */
import { type Proof, proofOf, type Witness } from '@nyhavn/client';
import type { Game } from '@nyhavn/engine';
import type { ProofWords } from '../../../words/en/proof.ts';

/** How much of the fingerprint is shown. */
const FINGERPRINT_LENGTH = 16;

/** Verifies a record, compares it with what this device heard, and says what came of both. */
export function proofInWords(
  words: ProofWords,
  game: Game,
  record: string,
  witness: Witness,
): string {
  const proof = proofOf(record, witness);
  switch (proof.kind) {
    case 'contradicted':
      return `${words.contradicted} ${words.notTrusted}`;
    case 'unreadable':
      return words.unreadable;
    case 'different':
      return `${differenceInWords(words, proof)} ${words.notTrusted}`;
    case 'gaps':
      return words.gaps(proof.missing);
    case 'unknown':
      return words.unknown;
    case 'false':
      if (proof.what === 'event') return words.falseAt(proof.event);
      return proof.what === 'draw' ? words.falseDraw(proof.event) : words.false;
    case 'fair':
      return [
        words.fair(proof.draws, game.notation.hidesMoves ? 'cards' : 'rolls', proof.contributed),
        ...(proof.undone > 0 ? [words.undone(proof.undone)] : []),
        ...(proof.isOver ? [] : [words.unfinished]),
        words.compared(proof.comparison.events),
        ...(proof.missed > 0 ? [words.missed(proof.missed)] : []),
        proof.comparison.isOwnUsed ? words.own : words.nothingOwn,
        words.names,
        words.commitment(proof.commitment.slice(0, FINGERPRINT_LENGTH)),
      ].join(' ');
  }
}

function differenceInWords(
  words: ProofWords,
  difference: Extract<Proof, { kind: 'different' }>,
): string {
  return difference.what === 'event'
    ? words.differentAt(difference.event)
    : words.different[difference.what];
}
