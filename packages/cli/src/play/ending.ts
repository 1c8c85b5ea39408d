/** How a game ended: the points, where they came from, and who won. */
import { BOXES, COLUMNS, TRACKS } from './material.ts';
import {
  columnPoints,
  type Picture,
  rowPoints,
  type SheetPicture,
  sheetOf,
  trackPicture,
} from './picture.ts';
import type { Table } from './table.ts';
import { count, faceName, list } from './words.ts';

const TRACK_POINTS = 2;

/** A source of points, as in row 2. */
interface Source {
  readonly name: string;
  readonly points: number;
}

/** The end of a game in sentences, one line each. */
export function endingInWords(table: Table): string {
  const { picture } = table;
  const scores = picture.players.map(
    (sheet, seat) => `${table.player(seat).name}: ${pointsInWords(sheet)}`,
  );
  return ['The game is over.', ...scores, ...victory(table, picture)].join('\n');
}

function pointsInWords(sheet: SheetPicture): string {
  const { building } = sheet;
  const rows = building.map((row, index) => ({ name: `${index + 1}`, points: rowPoints(row) }));
  const columns = [...COLUMNS].map((name, column) => ({
    name,
    points: columnPoints(building, column),
  }));
  const tracks = TRACKS.map(({ colour }) => ({
    name: faceName(colour),
    points: trackPicture(sheet, colour).marked === BOXES ? TRACK_POINTS : 0,
  }));
  const parts = [sum('row', rows), sum('column', columns), sum('track', tracks)].filter(Boolean);
  const reasons = parts.length === 0 ? '' : `: ${list(parts)}`;
  return `${count(sheet.score, 'point')}${reasons}.`;
}

function sum(noun: string, sources: readonly Source[]): string {
  const scored = sources.filter(({ points }) => points > 0);
  if (scored.length === 0) return '';
  const points = scored.reduce((total, source) => total + source.points, 0);
  const names = scored.map((source) => `${source.name} (${source.points})`).join(', ');
  return `${points} for ${noun}${scored.length === 1 ? '' : 's'} ${names}`;
}

function victory(table: Table, picture: Picture): string[] {
  const winners = picture.winners ?? [];
  const most = Math.max(...picture.players.map(({ score }) => score));
  const first = picture.players.flatMap(({ score }, seat) => (score === most ? [seat] : []));
  const names = (seats: readonly number[]) => list(seats.map((seat) => table.player(seat).name));
  const emptyOf = (seat: number) => sheetOf(picture, seat).empty;
  const told: string[] = [];
  if (first.length > 1) {
    const empties = first.map((seat) => `${table.player(seat).name} ${emptyOf(seat)}`);
    told.push(
      `${names(first)} have ${count(most, 'point')} each, so the fewest empty squares decide: ${list(empties)}.`,
    );
  }
  const [winner = 0] = winners;
  const { name, isYou } = table.player(winner);
  if (winners.length > 1) told.push(`${names(winners)} share the victory.`);
  else told.push(isYou ? 'You win!' : `${name} wins.`);
  return told;
}
