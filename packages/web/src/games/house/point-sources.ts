/** The sources of points in games with houses. */
import { type Facade, scoredLines } from '@nyhavn/engine/house';
import type { PointSource } from '../../table/front.ts';
import { say } from '../../words/index.ts';

/** Puts a line or a track and its points into words. */
type PartInWords = (name: string, points: number) => string;

/** The points of rows, and those of columns. */
export function lineSources(building: Facade, inWords: PartInWords): PointSource[] {
  const { common, table } = say();
  const lines = scoredLines(building);
  return (
    [
      ['row', table.over.rows],
      ['column', table.over.columns],
    ] as const
  ).map(([kind, title]) => {
    const own = lines.filter((line) => line.kind === kind);
    const parts = own.map(({ name, points }) => [common[kind](name), points] as const);
    return sourceOf(title, parts, inWords);
  });
}

/** The points of some parts together. */
export function sourceOf(
  kind: string,
  parts: readonly (readonly [name: string, points: number])[],
  inWords: PartInWords,
): PointSource {
  const points = parts.reduce((sum, [, worth]) => sum + worth, 0);
  return { kind, points, details: parts.map((part) => inWords(...part)) };
}
