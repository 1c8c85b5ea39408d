/** The arena's report as text. */
import type { ArenaReport, Estimate } from '@nyhavn/bots';

/** The table of all bots, and who was ahead of whom where there are more than two. */
export function* reportLines(report: ArenaReport): Generator<string> {
  const { games, deals, rounds, bots, ahead } = report;
  yield `${games} games: ${deals} deals, each in ${games / deals} seatings; ${plain(rounds, 1)} rounds a game`;
  yield '';
  yield* columns([
    ['bot', 'points', '95 %', 'even', 'rating', 'score', 'ms a move', '95th', 'most'],
    ...bots.map(({ bot, points, even, rating, score, time }) => [
      bot,
      percent(points.mean),
      `${percent(points.from)} to ${percent(points.to)}`,
      percent(even),
      rating.toFixed(0),
      plain(score, 2),
      time.mean.toFixed(2),
      time.p95.toFixed(2),
      time.most.toFixed(2),
    ]),
  ]);
  if (bots.length < 3) return;
  yield '';
  yield 'How often the bot on the left was ahead of the one above:';
  yield* columns([
    ['', ...bots.map(({ bot }) => bot)],
    ...ahead.map((row, number) => [
      bots[number]?.bot ?? '',
      ...row.map((one) =>
        one === null ? '' : `${percent(one.mean)} ± ${percent((one.to - one.from) / 2)}`,
      ),
    ]),
  ]);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function plain({ mean, to }: Estimate, digits: number): string {
  return `${mean.toFixed(digits)} ± ${(to - mean).toFixed(digits)}`;
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
}
