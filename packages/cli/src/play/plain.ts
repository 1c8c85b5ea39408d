/** The game in sentences and lists, in reading order, for screen readers and bare terminals. */
import type { Seat } from '@nyhavn/engine';
import { endingInWords } from './ending.ts';
import { greetingInWords, HELP } from './help.ts';
import { BOXES, COLUMNS, LARGE_TILES, TRACKS, trackOf } from './material.ts';
import { columnPoints, type Picture, rowPoints, sheetOf, trackPicture } from './picture.ts';
import { isSilent, occasion, pageOf, pagesOf, type Screen } from './screen.ts';
import { stepInWords } from './story.ts';
import type { Table } from './table.ts';
import { capital, count, faceList, faceName } from './words.ts';

/** Tells a table, each time only what is new to whoever is asked. */
export function plainScreen(table: Table): Screen {
  const seen = new Map<Seat, Picture>();

  const news = (seat: Seat): string[] => {
    const before = seen.get(seat);
    const now = table.picture;
    seen.set(seat, now);
    return before ? changes(before, now, seat) : [];
  };
  const sheet = (seat: Seat): string =>
    lines(sheetInWords(table.picture, seat, nameOf(table, seat)));

  return {
    greeting: () => lines([greetingInWords(table), 'sheet reads your sheet, table everything.']),
    help: () => lines([HELP]),
    story: (step) => (isSilent(table, step) ? '' : lines([stepInWords(table, step)])),
    situation(seat) {
      const { dice, noX } = table.picture;
      const told = [...news(seat), `${occasion(table, seat, faceList(dice ?? ''))}.`];
      if (noX) told.push('No X is on.');
      return lines(told);
    },
    menu(menu, page) {
      const { first, choices } = pageOf(menu, page);
      const pages = pagesOf(menu);
      const paged = pages > 1 ? [`Page ${page + 1} of ${pages}.`] : [];
      const listed = choices.map(({ label }, index) => `${first + index}: ${label}.`);
      return lines([...(menu.title === '' ? [] : [menu.title]), ...paged, ...listed]);
    },
    sheet,
    table: () =>
      table.players.map((_, seat) => sheet(seat)).join('') + lines([tilesInWords(table)]),
    ending: () => lines([endingInWords(table)]),
  };
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}

function nameOf(table: Table, seat: Seat): string {
  const { name, isYou } = table.player(seat);
  return isYou ? 'Your sheet' : `Sheet of ${name}`;
}

function sheetInWords(picture: Picture, seat: Seat, name: string): string[] {
  const { building, score, empty } = sheetOf(picture, seat);
  const filled = building.flatMap((row, index) =>
    row === '.....' ? [] : [rowInWords(building, index)],
  );
  const free = building.filter((row) => row === '.....').length;
  const columns = [...COLUMNS].flatMap((letter, column) => {
    const points = columnPoints(building, column);
    return points === 0 ? [] : [`Column ${letter} is complete, ${count(points, 'point')}.`];
  });
  const rest = free === 0 ? [] : ['The rows above are empty.'];
  const tracks = TRACKS.map(({ colour }) => trackInWords(picture, seat, colour));
  return [
    `${name}: ${count(score, 'point')}, ${count(empty, 'empty square')}.`,
    ...filled,
    ...(filled.length === 0 ? ['All rows are empty.'] : rest),
    ...columns,
    ...tracks,
  ];
}

const CELLS: Readonly<Record<string, string>> = { '.': 'empty', X: 'X', O: 'O' };

function rowInWords(building: readonly string[], index: number): string {
  const row = building[index] ?? '';
  const points = rowPoints(row);
  const complete = points === 0 ? '' : `, complete, ${count(points, 'point')}`;
  return `Row ${index + 1}: ${[...row].map((cell) => CELLS[cell]).join(' ')}${complete}.`;
}

function trackInWords(picture: Picture, seat: Seat, colour: string): string {
  const { marked, bonus, star } = trackPicture(sheetOf(picture, seat), colour);
  const usable = [
    ...(bonus > 0 ? [bonus === 1 ? '1 bonus' : `${bonus} bonuses`] : []),
    ...(star > 0 ? [`${count(star, 'star')} for ${trackOf(colour).ability}`] : []),
  ];
  const ready = usable.length === 0 ? '' : `, ready to use: ${usable.join(', ')}`;
  return `${capital(faceName(colour))} track: ${marked} of ${BOXES}${ready}.`;
}

function changes(before: Picture, now: Picture, seat: Seat): string[] {
  const old = sheetOf(before, seat);
  const sheet = sheetOf(now, seat);
  const rows = sheet.building.flatMap((row, index) =>
    row === old.building[index] ? [] : [rowInWords(sheet.building, index)],
  );
  const tracks = TRACKS.flatMap(({ colour }) => {
    const told = trackInWords(now, seat, colour);
    return told === trackInWords(before, seat, colour) ? [] : [told];
  });
  const scores = now.players.some(({ score }, other) => score !== sheetOf(before, other).score);
  const others = now.players.flatMap(({ score }, other) => (other === seat ? [] : [score]));
  const points = scores
    ? [`Score: ${count(sheet.score, 'point')}, the others ${others.join(', ')}.`]
    : [];
  return [...rows, ...tracks, ...points];
}

function tilesInWords({ picture: { crossed } }: Table): string {
  const left = LARGE_TILES.flat().flatMap(([name, copies]) =>
    Array.from({ length: copies - (crossed[name] ?? 0) }, () => name),
  );
  return `Large tiles left: ${left.length === 0 ? 'none' : left.join(', ')}.`;
}
