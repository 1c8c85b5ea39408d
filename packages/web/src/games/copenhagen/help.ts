import type { RulePlace, TableHelp } from '../../table/help/answer.ts';
import type { CopenhagenHelpWords } from '../../words/en/games/copenhagen/help.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { answerTo, type GameKnowledge } from '../house/help/answering.ts';
import type { HouseKnowledge } from '../house/help/house-answers.ts';
import type { TableKnowledge } from '../house/help/shared.ts';
import type { SharedTopic } from '../house/topics.ts';
import { sources } from './ending.ts';
import { type Known, partOf, tilesNow } from './help-parts.ts';
import { hintsOf } from './hints.ts';
import { cellInWords } from './houses.ts';
import { COAT_CELLS, COAT_ROWS } from './material.ts';
import { tileInWords } from './naming.ts';
import type { GameTable } from './picture.ts';
import type { Selection } from './selection.ts';
import { statusOf } from './status.ts';
import { story } from './story.ts';
import type { CopenhagenTopic } from './topics.ts';

const RULES: Readonly<Record<SharedTopic | CopenhagenTopic, readonly RulePlace[]>> = {
  status: ['turn'],
  progress: ['turn', 'end'],
  undo: [],
  menu: [],
  log: [],
  keys: [],
  ask: [],
  settings: [],
  record: [],
  leave: [],
  row: ['scoring', 'coats'],
  column: ['scoring'],
  score: ['scoring', 'end'],
  opponent: ['goal', 'CO-9'],
  rotate: ['placing'],
  flip: ['placing', 'CO-10'],
  brick: ['placing', 'CO-10'],
  'next-place': ['placing'],
  'put-back': [],
  place: ['placing', 'scoring'],
  'side-close': [],
  'side-button': ['building'],
  news: [],
  result: ['end'],
  handover: [],
  tip: [],
  advice: [],
  table: ['goal', 'turn'],
  house: ['placing', 'scoring'],
  cell: ['placing'],
  coat: ['coats', 'CO-6'],
  side: ['material', 'building'],
  payment: ['building', 'CO-2'],
  held: ['placing'],
  tile: ['building'],
  take: ['taking'],
  end: ['turn', 'CO-3'],
  harbour: ['taking', 'CO-1'],
  'harbour-card': ['taking', 'CO-1'],
  pile: ['pile', 'CO-7'],
  hand: ['taking', 'CO-9'],
  card: ['building', 'taking'],
  abilities: ['abilities'],
  ability: ['abilities'],
  discard: ['taking'],
  both: ['abilities', 'CO-3'],
  'coat-choice': ['coats', 'CO-6'],
  'coat-white': ['coats', 'placing'],
  'coat-take': ['coats', 'abilities'],
  'coat-turn': ['coats', 'abilities'],
  'coat-skip': ['coats', 'CO-6'],
};

/** Somebody who knows this table. */
export function helpAt(table: GameTable, selection: Selection): TableHelp<CopenhagenHelpWords> {
  return {
    answer: (words, topic) => answerTo(knowledge({ words, table, selection }), topic),
    hints: (words) => hintsOf(words, table, selection),
    isHolding: () => selection.placing.value !== undefined,
    turnName() {
      const turn = table.turn.value;
      return turn.kind === 'person' ? `${table.picture.value.turn}` : undefined;
    },
  };
}

function knowledge(known: Known): GameKnowledge<CopenhagenTopic> {
  return {
    house: houseKnown(known),
    table: tableKnown(known),
    what: known.words.own.what,
    rules: RULES,
    heldTitle: () => tileInWords(known.selection.tile.value ?? 'W'),
    part: (name, about) => partOf(known, name, about),
  };
}

const COATS = { rows: COAT_ROWS, columns: '', cells: COAT_CELLS };

function houseKnown({ words, table, selection }: Known): HouseKnowledge {
  const turn = table.turn.value;
  const picture = table.picture.value;
  const { builds, whites } = selection.choices.value;
  return {
    words,
    seats: table.seats,
    picture: picture,
    builder: turn.kind === 'person' && builds.size + whites.length > 0 ? turn.seat : undefined,
    coats: COATS,
    fillers: (cells) => fillersOf(selection, cells),
    cellInWords: (cell, letter) => cellInWords(letter, cell),
    sources: (seat) => sources(picture, seat).map(({ kind, points }) => `${kind}: ${points}.`),
  };
}

/** What can be built over all of these cells now, in words. */
function fillersOf(selection: Selection, cells: readonly string[]): string[] {
  const { builds, whites } = selection.choices.value;
  const covers = (covered: readonly string[]) => cells.every((cell) => covered.includes(cell));
  const tiles = [...builds].flatMap(([tile, places]) =>
    places.some((place) => covers(place.cells)) ? [tileInWords(tile)] : [],
  );
  return whites.some((cell) => covers([cell])) ? [...tiles, tileInWords('W')] : tiles;
}

function tableKnown({ words, table, selection }: Known): TableKnowledge {
  const { table: said } = say();
  const copenhagen = sayCopenhagen();
  const viewer = table.viewer.value;
  const last = table.steps.value.findLast(({ by }) => by === viewer);
  return {
    words,
    table,
    placing: selection.placing.value,
    status: statusOf(table, selection),
    progress: copenhagen.progress(table.picture.value.turn),
    lastDeed: last ? (story(table.seats, [last])[0] ?? '') : '',
    sideButton: copenhagen.supply.button,
    sideNow: tilesNow({ words, table, selection }),
    newsTitle: said.log,
  };
}
