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
import { labelled, say } from '../words.ts';

/** Decisions that are listed. */
const COSTLIEST = 10;

/** `nyhavn review`. */
export const review: Command = {
  name: 'review',
  usage: 'FILE|- [--quick] [--json]',
  summary: () => say().commands.help.summaries.review,
  run(argv) {
    const given = new Arguments(argv, { flags: ['quick', 'json'], files: 1 });
    const [file] = given.files;
    if (file === undefined) throw new UsageError(say().commands.files.nameOne('-'));
    const output = standardOutput();
    for (const game of loadRecords(file).games) {
      if (!hasReview(game.game)) throw new Failure(say().commands.notReviewed(game.game.title));
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
  const { terminal, review: words } = say();
  const { totals, decisions } = words;
  const players = summaryOf(found);
  const rows: readonly (readonly [label: string, shares: readonly number[]])[] = [
    [totals.start, players.map(({ start }) => start)],
    [totals.luck, players.map(({ luck }) => luck.value)],
    [totals.lost, players.map(({ lost }) => -lost.value)],
    [totals.given, players.map(({ given }) => given.value)],
    [totals.rest, players.map(({ unexplained }) => unexplained)],
    [totals.end, players.map(({ end }) => end)],
    [totals.adjusted, players.map(({ adjusted }) => adjusted.value)],
  ];
  const names = players.map((_, seat) => terminal.player(seat + 1));
  const width = Math.max(...rows.map(([label]) => label.length));
  output.add(' '.repeat(width) + names.map((name) => `  ${name}`).join(''));
  for (const [label, shares] of rows) {
    const figures = shares.map((share, seat) => percent(share).padStart(names[seat]!.length + 2));
    output.add(label.padEnd(width) + figures.join(''));
  }
  output.add('');
  output.add(decisions.worst);
  for (const { at, decision } of costliest(found.steps)) {
    if (!decision) continue;
    const { seat, loss, played, best } = decision;
    const place = `${String(at + 1).padStart(5)}  ${names[seat]}  ${decisions.cost(percent(loss), '')}`;
    const moves = [labelled(decisions.played, played.move), labelled(decisions.best, best.move)];
    output.add(`${place}  ${moves.join('  ')}`);
  }
}

function costliest(steps: readonly ReviewStep[]): ReviewStep[] {
  return steps
    .filter(({ decision }) => decision !== undefined && decision.loss > 0)
    .toSorted((a, b) => (b.decision?.loss ?? 0) - (a.decision?.loss ?? 0))
    .slice(0, COSTLIEST);
}

/** Tenths of a percent would differ from machine to machine. */
function percent(share: number): string {
  const whole = Math.round(100 * share) || 0;
  return (whole / 100).toLocaleString(say().locale, { style: 'percent' });
}
