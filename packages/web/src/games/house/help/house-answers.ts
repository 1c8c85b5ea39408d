/** Help on a house and its parts, whatever the game. */
import { type FacadePicture, letterAt } from '@nyhavn/engine/house';
import type { PointSource } from '../../../table/front.ts';
import type { Part } from '../../../table/help/answer.ts';
import { capital, listed } from '../../../table/help/sentences.ts';
import { type Topic, topicIn, topicText } from '../../../table/help/topic.ts';
import type { PlayedTable } from '../../../table/model/played-table.ts';
import { nameAt, personAt } from '../../../table/seat-names.ts';
import type { HouseHelpWords } from '../../../words/en/games/house/help.ts';
import { sayHouse } from '../../../words/games/house.ts';
import { say } from '../../../words/index.ts';
import type { Coats } from '../house-view.ts';
import { factsOf, LINES, type Line } from './lines.ts';

/** A place for something in a house. */
interface Place {
  readonly cells: readonly string[];
}

/** Knowledge of the houses of a table. */
export interface HouseKnowledge {
  readonly words: HouseHelpWords;
  readonly table: PlayedTable<FacadePicture>;
  readonly coats: Coats;
  /** The tiles and squares that may be placed now, with their places. */
  readonly placements: readonly (readonly [name: string, places: readonly Place[]])[];
  /** The name of such a tile or square in a sentence. */
  placedInWords(name: string): string;
  /** The content of a cell. */
  cellInWords(letter: string, cell: string): string;
  /** The sources of a player's points. */
  sources(seat: number): readonly PointSource[];
}

/** A row or a column: what is missing, what it would bring, and with what it can be completed now. */
export function lineHelp(known: HouseKnowledge, seat: number, line: Line): Part {
  const { words } = known;
  const { missing, hasBrick, most, least } = factsOf(buildingOf(known, seat), line);
  const title = capital(nameOf(line));
  if (missing.length === 0) return { title, now: [words.line.complete(points(most))] };
  const fillers = mayBuild(known, seat) ? fillersOf(known, missing) : [];
  const now = [
    words.line.missing(missing.length, missing.join(', ')),
    hasBrick ? words.line.withBrick(points(most)) : words.line.clean(points(most), points(least)),
    ...(hasCoat(known.coats, line) ? [words.line.coat] : []),
    ...(fillers.length > 0 ? [words.line.now(listed(fillers))] : []),
  ];
  return { title, now };
}

/** A cell: what is there, what could be, and the state of its lines. */
export function cellHelp(known: HouseKnowledge, seat: number, cell: string): Part {
  const { words, coats } = known;
  const letter = letterAt(buildingOf(known, seat), cell);
  const isEmpty = letter === '.';
  const isToFill = isEmpty && mayBuild(known, seat);
  const fillers = isToFill ? fillersOf(known, [cell]) : [];
  const lines: readonly Line[] = [
    { kind: 'row', name: cell.slice(1) },
    { kind: 'column', name: cell.charAt(0) },
  ];
  const now = [
    ...(isToFill ? [fillers.length > 0 ? words.cell.now(listed(fillers)) : words.cell.notNow] : []),
    ...(isEmpty && coats.cells.includes(cell) ? [words.cell.coat] : []),
    ...lines.map((line) => summaryOf(known, seat, line)),
  ];
  return {
    title: sayHouse().facade.cell(cell, known.cellInWords(letter, cell)),
    now,
    isPossible: isToFill ? fillers.length > 0 : undefined,
    more: lines.map(({ kind, name }) => topicText(kind, seat, name)),
  };
}

/** A coat of arms at a line or on a cell: how it is earned. */
export function coatHelp(known: HouseKnowledge, seat: number, place: string): Part {
  const { words } = known;
  const title = words.titles.coat;
  // The one that is owed now, wherever it stood.
  if (place === '') return { title, now: [] };
  if (known.coats.cells.includes(place)) {
    const isCovered = letterAt(buildingOf(known, seat), place) !== '.';
    return { title, now: [isCovered ? words.coat.used : words.coat.cover(place)] };
  }
  const line = lineNamed(place);
  const { missing } = factsOf(buildingOf(known, seat), line);
  return {
    title,
    now: [
      missing.length === 0
        ? words.coat.used
        : words.coat.complete(nameOf(line), missing.length, missing.join(', ')),
    ],
    more: [topicText(line.kind, seat, line.name)],
  };
}

/** A whole house: points, what is nearly complete, and a way to each of its lines. */
export function houseHelp(known: HouseKnowledge, seat: number): Part {
  const { words, table, coats } = known;
  const player = table.picture.value.players[seat];
  const building = buildingOf(known, seat);
  const near = LINES.filter((line) => {
    const { length } = factsOf(building, line).missing;
    return length === 1 || length === 2;
  });
  return {
    title: say().table.sheetOf(personAt(table.seats, seat)),
    now: [
      words.house.state(points(player?.score ?? 0), player?.empty ?? 0),
      ...near.map((line) => summaryOf(known, seat, line)),
    ],
    more: [
      topicText('score', seat),
      topicText('coat', seat, coats.cells[0] ?? `${coats.rows[0]}`),
      ...LINES.map(({ kind, name }) => topicText(kind, seat, name)),
    ],
  };
}

/** Points: where they came from, and what ends the game. */
export function scoreHelp(known: HouseKnowledge, seat: number, goal: number): Part {
  const { words, table } = known;
  const score = table.picture.value.players[seat]?.score ?? 0;
  const title = say().table.pointsOf(nameAt(table.seats, seat), points(score));
  const missing = goal - score;
  return {
    title,
    now: [
      ...known.sources(seat).map(({ kind, points }) => `${kind}: ${points}.`),
      missing > 0 ? words.score.missing(missing, goal) : words.score.reached(goal),
    ],
  };
}

/** A coat of arms where none is printed is the line itself. */
export function withoutCoat(known: HouseKnowledge, topic: Topic): Topic {
  const [seat = '0', place = ''] = topic.about;
  if (topic.name !== 'coat' || place === '' || known.coats.cells.includes(place)) return topic;
  const line = lineNamed(place);
  return hasCoat(known.coats, line) ? topic : topicIn(topicText(line.kind, seat, place));
}

/** Returns true if a coat of arms stands at a line. */
export function hasCoat(coats: Coats, { kind, name }: Line): boolean {
  return kind === 'row' ? coats.rows.includes(Number(name)) : coats.columns.includes(name);
}

/** A line as a sentence names it, as in `row 4`. */
export function nameOf({ kind, name }: Line): string {
  return say().common[kind](name);
}

function lineNamed(name: string): Line {
  return { kind: /\d/.test(name) ? 'row' : 'column', name };
}

/** Returns true if a seat is asked and may place something now. */
function mayBuild({ table, placements }: HouseKnowledge, seat: number): boolean {
  const turn = table.turn.value;
  const isPossible = placements.some(([, places]) => places.length > 0);
  return turn.kind === 'person' && turn.seat === seat && isPossible;
}

/** The tiles and squares that can fill all of these cells in one move, in words. */
function fillersOf(known: HouseKnowledge, cells: readonly string[]): string[] {
  const fitting = known.placements.filter(([, places]) =>
    places.some((place) => cells.every((cell) => place.cells.includes(cell))),
  );
  return [...new Set(fitting.map(([name]) => known.placedInWords(name)))];
}

function summaryOf(known: HouseKnowledge, seat: number, line: Line): string {
  const { words } = known;
  const { missing, most } = factsOf(buildingOf(known, seat), line);
  const name = capital(nameOf(line));
  return missing.length === 0
    ? words.line.isComplete(name, points(most))
    : words.line.lacks(name, missing.length);
}

function buildingOf({ table }: HouseKnowledge, seat: number) {
  return table.picture.value.players[seat]?.building ?? [];
}

function points(count: number): string {
  return say().common.points(count);
}
