/** The gain of a move in words. */
import type { Gain } from '@nyhavn/engine/house';
import { say } from '../../words/index.ts';

/** A gain for a chip, as in `+1 row, 1 coat of arms`. */
export function gainInWords({ points, coats, lines }: Gain): string {
  const { common, table } = say();
  const parts = lines.map(({ kind, points: worth }) =>
    kind === 'row' ? table.gainRow(worth) : table.gainColumn(worth),
  );
  const rest = points - lines.reduce((sum, line) => sum + line.points, 0);
  if (rest > 0) parts.push(table.gainPoints(rest));
  if (coats > 0) parts.push(common.coats(coats));
  return parts.length === 0 ? table.nothingGained : parts.join(', ');
}

/** A gain as a sentence of the log, empty when there is none. */
export function gainSentence({ points, coats, lines }: Gain): string {
  const { common, table } = say();
  const worth = [
    ...(points > 0 ? [common.points(points)] : []),
    ...(coats > 0 ? [common.coats(coats)] : []),
  ].join(', ');
  if (lines.length === 0) return worth;
  const names = lines.map(({ kind, name }) => common[kind](name));
  return table.completes(common.list(names), worth);
}
