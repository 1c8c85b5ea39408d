/** `nyhavn review`: a close look at games, luck and skill apart. */
import {
  beginReview,
  hasReview,
  QUICK_EFFORT,
  type Review,
  type ReviewStep,
  reviewSteps,
  summaryOf,
} from '@nyhavn/bots';
import type { RecordedGame } from '@nyhavn/engine';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { loadRecords } from '../files.ts';
import { type Lines, standardOutput } from '../output.ts';
import { Failure, UsageError } from '../usage.ts';

/** Decisions that are listed. */
const COSTLIEST = 10;

/** `nyhavn review`. */
export const review: Command = {
  name: 'review',
  usage: 'FILE|- [--quick] [--json]',
  summary:
    'looks at every decision, roll and card of a record: what was luck, and what moves gave up',
  run(argv) {
    const given = new Arguments(argv, { flags: ['quick', 'json'], files: 1 });
    const [file] = given.files;
    if (file === undefined) throw new UsageError('name a file, or - for standard input');
    const output = standardOutput();
    for (const game of loadRecords(file).games) {
      if (!hasReview(game.game))
        throw new Failure(`Games of ${game.game.title} can’t be reviewed.`);
      const found = reviewOf(game, given.flag('quick'));
      if (given.flag('json')) output.add(JSON.stringify({ ...found, summary: summaryOf(found) }));
      else tell(found, output);
    }
    output.flush();
  },
};

function reviewOf(game: RecordedGame, isQuick: boolean): Review {
  const effort = isQuick ? QUICK_EFFORT : undefined;
  return { ...beginReview(game, effort), steps: [...reviewSteps(game, 0, effort)] };
}

function tell(found: Review, output: Lines): void {
  output.add('player  start   luck   lost  given   rest    end  without luck');
  for (const [seat, player] of summaryOf(found).entries()) {
    const { start, luck, lost, given, unexplained, end, adjusted } = player;
    const figures = [start, luck.value, -lost.value, given.value, unexplained, end].map((share) =>
      percent(share),
    );
    output.add(`${String(seat).padStart(6)}${figures.join('')}${percent(adjusted.value, 14)}`);
  }
  output.add('');
  output.add(' event  player  cost  played; best');
  for (const step of costliest(found.steps)) {
    const { at, decision } = step;
    if (!decision) continue;
    const { seat, loss, played, best } = decision;
    const place = `${String(at + 1).padStart(6)}${String(seat).padStart(8)}${percent(loss, 6)}`;
    output.add(`${place}  ${played.move}; ${best.move}`);
  }
}

function costliest(steps: readonly ReviewStep[]): ReviewStep[] {
  return steps
    .filter(({ decision }) => decision !== undefined && decision.loss > 0)
    .toSorted((a, b) => (b.decision?.loss ?? 0) - (a.decision?.loss ?? 0))
    .slice(0, COSTLIEST);
}

/** Tenths of a percent would differ from machine to machine. */
function percent(share: number, width = 7): string {
  return `${Math.round(100 * share) || 0} %`.padStart(width);
}
