/** Sheets, dice and previews drawn in text. */

import {
  COAT_COLUMNS,
  COAT_ROWS,
  COLUMNS,
  LARGE_TILES,
  type PrintedTrack,
  ROWS,
  TRACKS,
} from './material.ts';
import type { Choice, Preview } from './menu.ts';
import { type Paint, padded, sideBySide } from './paint.ts';
import { columnPoints, rowPoints, type SheetPicture, trackPicture } from './picture.ts';
import { count } from './words.ts';

const COAT = '♦';
const STAR = '★';
const EMPTY = '·';
/** Columns of the screen that a large sheet and a small one take. */
const LARGE = 52;
const SMALL = 9;

const FROM_TOP = Array.from({ length: ROWS }, (_, index) => ROWS - index);

/** A sheet with a name over it. */
export interface NamedSheet {
  readonly name: string;
  readonly sheet: SheetPicture;
}

/** One sheet large, the others small beside it, and the tiles that are left. */
export function tableArt(
  own: NamedSheet,
  others: readonly NamedSheet[],
  crossed: Readonly<Record<string, number>>,
  paint: Paint,
): string {
  const large = {
    lines: [...sheetLines(own, paint), ...facadeLines(crossed, paint)],
    width: LARGE,
  };
  const small = others.map((other) => ({ lines: smallLines(other, paint), width: SMALL }));
  return sideBySide([large, ...small]);
}

/** One sheet large. */
export function sheetArt(own: NamedSheet, paint: Paint): string {
  return sheetLines(own, paint).join('\n');
}

function sheetLines({ name, sheet }: NamedSheet, paint: Paint): string[] {
  const { building, score, empty } = sheet;
  const header = `${name}: ${count(score, 'point')}, ${count(empty, 'empty square')}`;
  const rows = FROM_TOP.map((row) => {
    const text = building[row - 1] ?? '';
    const points = rowPoints(text);
    const coat = COAT_ROWS.includes(row) && points === 0 ? COAT : ' ';
    const cells = [...text].map((cell) => cellArt(cell, points > 0, paint)).join(' ');
    return `${row}${coat} ${cells} ${pointsArt(points, paint)}`;
  });
  const left = [...rows, lettersArt(building), columnsArt(building, paint)];
  const right = TRACKS.flatMap((track) => trackArt(track, sheet, paint));
  const body = left.map((line, index) => padded(line, 17) + (right[index] ?? ''));
  return [paint.strong(header), ...body.map((line) => line.trimEnd())];
}

function cellArt(cell: string, isComplete: boolean, paint: Paint): string {
  if (cell === '.') return paint.faint(EMPTY);
  return isComplete ? paint.strong(cell) : cell;
}

function pointsArt(points: number, paint: Paint): string {
  return points === 0 ? '' : paint.strong(`=${points}`);
}

function lettersArt(building: readonly string[]): string {
  const letters = [...COLUMNS].map((letter, column) => {
    const hasCoat = COAT_COLUMNS.includes(letter) && columnPoints(building, column) === 0;
    return letter + (hasCoat ? COAT : ' ');
  });
  return `   ${letters.join('')}`;
}

function columnsArt(building: readonly string[], paint: Paint): string {
  const points = [...COLUMNS].map((_, column) =>
    padded(pointsArt(columnPoints(building, column), paint), 2),
  );
  return `   ${points.join('')}`;
}

function trackArt({ colour, ability, signs }: PrintedTrack, sheet: SheetPicture, paint: Paint) {
  const { marked, bonus, star } = trackPicture(sheet, colour);
  const boxes = [...signs].map((_, index) => (index < marked ? '■' : '□')).join(' ');
  const printed = [...signs].map((sign) => sign.replace('*', STAR)).join(' ');
  const usable = [`+${bonus}`, `${STAR}${star}`].map((text, index) =>
    (index === 0 ? bonus : star) > 0 ? paint.strong(text) : paint.faint(text),
  );
  return [
    `${paint.face(colour, colour)} ${boxes}  ${usable.join(' ')}`,
    `  ${printed}  ${paint.faint(ability)}`,
  ];
}

function facadeLines(crossed: Readonly<Record<string, number>>, paint: Paint): string[] {
  const groups = LARGE_TILES.map((tiles) =>
    tiles
      .flatMap(([name, copies]) => {
        const gone = crossed[name] ?? 0;
        return Array.from({ length: copies }, (_, copy) =>
          copy < gone ? paint.faint('-'.repeat(name.length)) : paint.face(name.charAt(0), name),
        );
      })
      .join(' '),
  );
  return [
    `Tiles left: ${groups.slice(0, 3).join('  ')}`,
    `            ${groups.slice(3).join('  ')}`,
    paint.faint('and all of 2 and 3 squares'),
    paint.faint(`${COAT} coat of arms  = points  + bonus  ${STAR} star`),
  ];
}

function smallLines({ name, sheet }: NamedSheet, paint: Paint): string[] {
  const { building, score } = sheet;
  const rows = FROM_TOP.map((row) => {
    const text = building[row - 1] ?? '';
    return `${text.replaceAll('.', EMPTY)} ${pointsArt(rowPoints(text), paint)}`;
  });
  const columns = [...COLUMNS].map((_, column) => columnPoints(building, column) || ' ').join('');
  const tracks = TRACKS.map(({ colour }) => {
    const { marked, bonus, star } = trackPicture(sheet, colour);
    return `${paint.face(colour, colour)}${marked} +${bonus}${STAR}${star}`;
  });
  const header = `${name.replace('Player', 'Pl.')}=${score}`;
  return [paint.strong(header), ...rows, columns, ...tracks];
}

/** Dice as coloured letters. */
export function diceArt(dice: string, paint: Paint): string {
  return [...dice].map((face) => paint.face(face, ` ${face} `)).join(' ');
}

/** Buildings side by side, as choices would leave them, under the choices' numbers. */
export function previewArt(choices: readonly Choice[], first: number, paint: Paint): string {
  const previews = choices.flatMap(({ preview }) => (preview ? [preview] : []));
  const rows = previews.flatMap(({ cells }) => cells.map((cell) => Number(cell.slice(1))));
  const lowest = Math.max(1, Math.min(...rows) - 1);
  const shown = FROM_TOP.filter((row) => row >= lowest && row <= Math.max(...rows));
  const hasGains = previews.some((preview) => captionArt(preview) !== '');
  const labels = { lines: ['', ...shown.map(String)], width: 2 };
  const blocks = previews.map((preview, index) => ({
    lines: [
      ` ${paint.strong(String(first + index))}`,
      ...shown.map((row) => previewRow(preview, row, paint)),
      COLUMNS,
      ...(hasGains ? [captionArt(preview)] : []),
    ],
    width: SMALL,
  }));
  return sideBySide([labels, ...blocks]);
}

function previewRow({ building, cells, isMarked }: Preview, row: number, paint: Paint): string {
  return [...(building[row - 1] ?? '')]
    .map((cell, column) => {
      if (!cells.includes(`${COLUMNS.charAt(column)}${row}`)) return cell === '.' ? EMPTY : cell;
      return paint.reverse(isMarked ? cell.toLowerCase() : '#');
    })
    .join('');
}

function captionArt({ gain: { points, coats } }: Preview): string {
  const parts: string[] = [];
  if (points > 0) parts.push(`=${points}`);
  if (coats > 0) parts.push(COAT.repeat(coats));
  return parts.join(' ');
}
