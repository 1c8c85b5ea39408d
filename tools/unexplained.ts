/**
 * How well reviews add up: `npm run unexplained -- FILE …` reviews all games of these records and prints what
 * is left over in them, what players gave up, and the seconds of one processor that it took.
 */
import { readFileSync } from 'node:fs';
import { beginReview, reviewSteps, summaryOf } from '@nyhavn/bots';
import { type RecordedGame, readRecords } from '@nyhavn/engine';

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('usage: npm run unexplained -- FILE …\n');
  process.exit(2);
}

/** The rest of the first player, the seconds it took, and the cost of moves by bot. */
const unexplained: number[] = [];
const times: number[] = [];
const lost = new Map<string, number[]>();

for (const file of files) {
  const records = readRecords(readFileSync(file, 'utf8'));
  if (!records.ok) throw new Error(`${file}: line ${records.reason.line}: ${records.reason.code}`);
  for (const game of records.value.games) look(file, game);
}
const error = spread(unexplained) / Math.sqrt(unexplained.length);
console.log(`\n${unexplained.length} games`);
console.log(`rest        mean ${percent(mean(unexplained))} ± ${percent(error)}`);
console.log(`            size ${percent(mean(unexplained.map(Math.abs)))}`);
console.log(
  `processor   mean ${mean(times).toFixed(1)} s, most ${Math.max(...times).toFixed(1)} s`,
);
for (const [name, losses] of [...lost].toSorted(([, a], [, b]) => mean(b) - mean(a))) {
  const part = `mean ${percent(mean(losses))} ± ${percent(spread(losses) / Math.sqrt(losses.length))}`;
  console.log(`given up by ${name.padEnd(16)} ${part} in ${losses.length} games`);
}

function look(file: string, game: RecordedGame): void {
  const before = process.cpuUsage();
  const review = { ...beginReview(game), steps: [...reviewSteps(game)] };
  const { user, system } = process.cpuUsage(before);
  const time = (user + system) / 1e6;
  const summary = summaryOf(review);
  const names = namesIn(game);
  const parts = summary.map((player, seat) => {
    lost.set(names[seat]!, [...(lost.get(names[seat]!) ?? []), player.lost.value]);
    return `${names[seat]} gave up ${percent(player.lost.value)}, luck ${percent(player.luck.value)}`;
  });
  unexplained.push(summary[0]!.unexplained);
  times.push(time);
  const rest = percent(summary[0]!.unexplained);
  console.log(`${file}: rest ${rest}, ${time.toFixed(1)} s; ${parts.join('; ')}`);
}

/** Which bots played, as the record has it. */
function namesIn({ header }: RecordedGame): readonly string[] {
  const { bots, players } = header as { bots?: readonly string[]; players: number };
  return Array.from({ length: players }, (_, seat) => bots?.[seat % bots.length] ?? 'unknown');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
