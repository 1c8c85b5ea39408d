/** Moves that were judged, in words, in games of houses. */
import type { HouseFacts } from '@nyhavn/bots/house';
import type { JudgedMoves } from '../../table/front.ts';
import type { AdviceWords } from '../../words/en/advice.ts';
import { say } from '../../words/index.ts';

/** A move part by part, as far as all games of houses need it. */
export interface SpokenMove {
  readonly verb: string;
  /** The tile that it places, and where; a square that it fills has a cell alone. */
  readonly tile?: string;
  readonly cells?: readonly string[];
  readonly cell?: string;
  /** The tracks that it marks. */
  readonly tracks?: string;
}

/** A game's own reasons: things saved for later, and things left to the others. */
type More = (reasons: AdviceWords['reasons'], facts: HouseFacts) => readonly string[];

/** A game's sentences about moves, made from the parts of a move. */
export function judgedBy(spoken: (text: string) => SpokenMove, more: More): JudgedMoves {
  return {
    hint: (words, text) => hintFor(words, spoken(text)),
    reasons({ reasons }, given) {
      const facts = given as HouseFacts;
      return [
        ...(facts.points > 0 ? [reasons.points(say().common.points(facts.points))] : []),
        ...(facts.lines > 0 ? [reasons.lines(facts.lines)] : []),
        ...(facts.gaps > 0 ? [reasons.gaps(facts.gaps)] : []),
        ...(facts.gaps < 0 ? [reasons.closed(-facts.gaps)] : []),
        ...(facts.cells > 0 && facts.gaps === 0 ? [reasons.open] : []),
        ...more(reasons, facts),
      ];
    },
    facts({ decisions }, given) {
      const { points, cells, lines, gaps } = given as HouseFacts;
      return [
        ...(points > 0 ? [decisions.factPoints(points)] : []),
        ...(cells > 0 ? [decisions.factCells(cells)] : []),
        ...(lines > 0 ? [decisions.factLines(lines)] : []),
        ...(gaps > 0 ? [decisions.factGaps(gaps)] : []),
        ...(gaps < 0 ? [decisions.factFewerGaps(-gaps)] : []),
      ];
    },
  };
}

function hintFor(words: AdviceWords, { verb, tile, tracks }: SpokenMove): string {
  if (tile !== undefined) {
    const colour = say().common.colours[tile.charAt(0) as 'R'];
    return words.tile(colour, Number(/\d/.exec(tile)?.[0] ?? 0));
  }
  const kind = verb === 'mark' && tracks === '' ? 'decline' : verb;
  return words.verbs[kind] ?? words.verbs.other ?? '';
}
