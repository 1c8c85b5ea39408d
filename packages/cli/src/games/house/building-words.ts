/** Buildings in sentences, and the points of their lines. */
import type { Seat } from '@nyhavn/engine';
import { columnPoints, type Facade, type FacadePicture, rowPoints } from '@nyhavn/engine/house';
import { playerAt } from '../../play/player.ts';
import { capital } from '../../play/words.ts';
import { labelled, say } from '../../words.ts';
import type { Speech, TieBreak } from '../terminal-game.ts';
import { COLUMNS } from './building.ts';

/** A game's names for its cells. */
export interface CellWords {
  /** The separator of two cells. */
  readonly between: string;
  /** A cell by its letter and name. */
  cell(letter: string, name: string): string;
}

/** Between equal points, empty squares decide. */
export const EMPTY_SQUARES: TieBreak<FacadePicture> = {
  rule: () => say().table.over.tie,
  unit: () => say().house.emptySquares,
  valueOf: ({ players }, seat) => players[seat]?.empty ?? 0,
};

/** Points and empty squares, as in `3 points, 39 empty squares`. */
export function standInWords({ score, empty }: { score: number; empty: number }): string {
  return `${say().common.points(score)}, ${say().house.empty(empty)}`;
}

/** The rows that are not empty and the columns that are complete, a sentence each. */
function buildingInWords(building: Facade, words: CellWords): string[] {
  const filled = building.flatMap((row, index) =>
    row === '.....' ? [] : [rowInWords(building, index, words)],
  );
  const isFull = filled.length === building.length;
  const { common, house } = say();
  const columns = [...COLUMNS].flatMap((letter, column) => {
    const points = columnPoints(building, column);
    if (points === 0) return [];
    const complete = house.complete(common.points(points));
    return [`${labelled(capital(common.column(letter)), complete)}.`];
  });
  const rest = filled.length === 0 ? house.facade.allEmpty : house.facade.above;
  return [...filled, ...(isFull ? [] : [rest]), ...columns];
}

/** The sheets of a game in sentences, from its cells and the lines that follow the building. */
export function sheetSpeech<Picture extends FacadePicture>(
  words: CellWords,
  /** All lines under a building, and those whose change is news. */
  lines: Readonly<Record<'all' | 'news', (picture: Picture, seat: Seat) => readonly string[]>>,
): Pick<Speech<Picture>, 'sheet' | 'news'> {
  return {
    sheet({ players, picture }, seat) {
      const house = picture.players[seat]!;
      const name = say().table.sheetOf(playerAt(players, seat));
      return [
        `${labelled(name, standInWords(house))}.`,
        ...buildingInWords(house.building, words),
        ...lines.all(picture, seat),
      ];
    },
    news(before, { picture }, seat) {
      const known = lines.news(before, seat);
      return [
        ...rowChanges(before.players[seat]!.building, picture.players[seat]!.building, words),
        ...lines.news(picture, seat).filter((line) => !known.includes(line)),
        ...scoreChanges(before.players, picture.players, seat),
      ];
    },
  };
}

/** The rows that are not as they were, a sentence each. */
function rowChanges(before: Facade, now: Facade, words: CellWords): string[] {
  return now.flatMap((row, index) =>
    row === before[index] ? [] : [rowInWords(now, index, words)],
  );
}

function rowInWords(building: Facade, index: number, { cell, between }: CellWords): string {
  const row = building[index] ?? '';
  const points = rowPoints(row);
  const { common, house } = say();
  const complete = points === 0 ? '' : `, ${house.complete(common.points(points))}`;
  const cells = [...row].map((letter, column) =>
    cell(letter, `${COLUMNS.charAt(column)}${index + 1}`),
  );
  return `${house.facade.row(index + 1, cells.join(between))}${complete}.`;
}

/** A player's points if any have changed, as in `Score: 3 points, the others 2, 4.` */
function scoreChanges(
  before: readonly { readonly score: number }[],
  now: readonly { readonly score: number }[],
  seat: number,
): string[] {
  if (now.every(({ score }, other) => score === before[other]?.score)) return [];
  const others = now.flatMap(({ score }, other) => (other === seat ? [] : [score]));
  const { common, house } = say();
  return [house.score(common.points(now[seat]?.score ?? 0), others.join(', '))];
}

/** Something that gives points, as in row 2. */
export interface Source {
  readonly name: string;
  readonly points: number;
}

/** The sources of a building's points, as in `Rows: 1 (1), 2 (1)`. */
export function pointSources(building: Facade): string[] {
  const rows = building.map((row, index) => ({ name: `${index + 1}`, points: rowPoints(row) }));
  const columns = [...COLUMNS].map((name, column) => ({
    name,
    points: columnPoints(building, column),
  }));
  const { over } = say().table;
  return [...sourcesInWords(over.rows, rows), ...sourcesInWords(over.columns, columns)];
}

/** Sources of one kind in words; nothing where none gave points. */
export function sourcesInWords(kind: string, sources: readonly Source[]): string[] {
  const scored = sources.filter(({ points }) => points > 0);
  if (scored.length === 0) return [];
  const names = scored.map((source) => `${source.name} (${source.points})`).join(', ');
  return [labelled(kind, names)];
}
