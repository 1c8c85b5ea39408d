/** The effect of a change of a sheet, in words. */
import type { ScoredLine, SheetScore } from '@nyhavn/engine/house';
import { capital } from '../../../table/help/sentences.ts';
import { sayScore } from '../../../words/games/house.ts';
import { say } from '../../../words/index.ts';
import { nameOf } from '../help/house-answers.ts';

/** Lines and tracks that were completed or opened again, and the points now; nothing if no points changed. */
export function changeInWords(before: SheetScore, after: SheetScore): string {
  const words = sayScore();
  const { points } = say().common;
  const news = [
    ...without(after.lines, before.lines).map((line) =>
      words.complete(nameOf(line), points(line.points)),
    ),
    ...without(before.lines, after.lines)
      .filter(({ name }) => after.lines.every((line) => line.name !== name))
      .map((line) => words.gone(nameOf(line))),
    ...(after.tracks > before.tracks
      ? [words.trackFull(points(after.tracks - before.tracks))]
      : []),
    ...(after.tracks < before.tracks ? [words.trackOpen] : []),
  ];
  if (news.length === 0) return '';
  return words.inAll(capital(news.join(', ')), after.score);
}

function without(lines: readonly ScoredLine[], known: readonly ScoredLine[]): ScoredLine[] {
  return lines.filter((line) =>
    known.every(({ name, points }) => name !== line.name || points !== line.points),
  );
}
