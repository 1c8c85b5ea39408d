/** *Verify fairness* in plain words. */
import { type Proof, proofOf, type Witness } from '@nyhavn/client';
import type { Game, Seat } from '@nyhavn/engine';
import type { DrawCheck } from '@nyhavn/protocol';
import type { ChanceKind, ProofWords } from '../../../words/en/proof.ts';
import { drawsInWords, problemInWords } from './proof-draws.ts';

/** The letters of the fingerprint that are shown. */
const FINGERPRINT_LENGTH = 16;

/** Records of this device, to compare the server's record with. */
interface Known {
  readonly witness: Witness;
  /** Every draw as it was checked while it was made. */
  readonly checks: readonly DrawCheck[];
  nameOf(seat: Seat): string;
}

/** Verifies a record, compares it with what this device heard, and says what came of both, in one line or several. */
export function proofInWords(words: ProofWords, game: Game, record: string, known: Known): string {
  const said = recordInWords(words, game, record, known);
  const problem = problemInWords(words, known.checks);
  return problem === undefined ? said : [`${problem} ${words.notTrusted}`, said].join('\n');
}

function recordInWords(words: ProofWords, game: Game, record: string, known: Known): string {
  const { witness, nameOf } = known;
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
      return proven(words, proof, [words.fair(proof.draws, kindOf(game), proof.contributed)]);
    case 'chained': {
      const { draws } = proof;
      const alone = draws.filter(({ tookPart }) => tookPart.length === 0);
      const unanswered = draws.filter(({ missed }) => missed.length > 0);
      const missing = new Set(unanswered.flatMap(({ missed }) => missed));
      const listed = (some: typeof draws) =>
        drawsInWords(
          words,
          some.map(({ draw }) => draw),
        );
      const missedBy = (seat: Seat) =>
        words.missedAt(nameOf(seat), listed(draws.filter(({ missed }) => missed.includes(seat))));
      // The first draw decides who starts.
      const chained = words.chained(draws.length - 1, kindOf(game));
      const lines = [
        ...(alone.length > 0
          ? [`${words.alone(alone.length)} ${words.aloneAt(listed(alone))}`]
          : []),
        ...(missing.size > 0
          ? [
              [words.unanswered(unanswered.length), ...[...missing].toSorted().map(missedBy)].join(
                ' ',
              ),
            ]
          : []),
      ];
      return [proven(words, proof, [chained]), ...lines].join('\n');
    }
  }
}

/** The kind of chance of a game, for its sentences. */
export function kindOf({ notation }: Game): ChanceKind {
  return notation.hidesMoves ? 'cards' : 'rolls';
}

/** A proof of either version: what was drawn, and how much of it this device can vouch for. */
function proven(
  words: ProofWords,
  proof: Extract<Proof, { kind: 'fair' | 'chained' }>,
  drawn: readonly string[],
): string {
  const secret = proof.kind === 'fair' ? proof.commitment : proof.anchor;
  return [
    ...drawn,
    ...(proof.undone > 0 ? [words.undone(proof.undone)] : []),
    ...(proof.isOver ? [] : [words.unfinished]),
    words.compared(proof.comparison.events),
    ...(proof.missed > 0 ? [words.missed(proof.missed)] : []),
    proof.comparison.isOwnUsed ? words.own : words.nothingOwn,
    words.names,
    words.commitment(secret.slice(0, FINGERPRINT_LENGTH)),
  ].join(' ');
}

/** In version 2 anchors and roots are what secrets and contributions were. */
const SAME_WORDS = { anchor: 'commitment', anchors: 'contributions', root: 'seed' } as const;

function differenceInWords(
  words: ProofWords,
  difference: Extract<Proof, { kind: 'different' }>,
): string {
  if (difference.what === 'event') return words.differentAt(difference.event);
  const { what } = difference;
  const isChained = what === 'anchor' || what === 'anchors' || what === 'root';
  return words.different[isChained ? SAME_WORDS[what] : what];
}
