/** Help on the spot in Roll & Write: what a thing is, what it does now, where it stands in the rules. */
import { ROLL_AND_WRITE_MATERIAL as MATERIAL } from '@nyhavn/engine/roll-and-write';
import type { RulePlace, TableHelp } from '../../table/help/answer.ts';
import type { RollAndWriteHelpWords } from '../../words/en/games/roll-and-write/help.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { answerTo, type GameKnowledge } from '../house/help/answering.ts';
import type { HouseKnowledge } from '../house/help/house-answers.ts';
import type { TableKnowledge } from '../house/help/shared.ts';
import type { SharedTopic } from '../house/topics.ts';
import { sources } from './ending.ts';
import { type Known, partOf, tilesNow } from './help-parts.ts';
import { hintsOf } from './hints.ts';
import type { GameTable } from './material.ts';
import { tileShort } from './naming.ts';
import type { Selection } from './selection.ts';
import { statusOf } from './status.ts';
import { story } from './story.ts';
import type { RollAndWriteTopic } from './topics.ts';

const RULES: Readonly<Record<SharedTopic | RollAndWriteTopic, readonly RulePlace[]>> = {
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
  column: ['scoring', 'coats'],
  score: ['scoring', 'end'],
  opponent: ['goal', 'others'],
  rotate: ['drawing', 'RW-8'],
  flip: ['options', 'RW-8'],
  brick: ['drawing'],
  'next-place': ['drawing'],
  'put-back': [],
  place: ['drawing', 'scoring'],
  'side-close': [],
  'side-button': ['tile'],
  news: [],
  result: ['end'],
  handover: [],
  tip: [],
  advice: [],
  table: ['goal', 'turn'],
  house: ['sheet', 'drawing'],
  cell: ['drawing', 'RW-9'],
  coat: ['coats', 'RW-16'],
  side: ['tile', 'sheet'],
  payment: ['tile', 'RW-6'],
  held: ['drawing'],
  tile: ['tile', 'RW-7'],
  take: ['others'],
  end: ['turn', 'RW-10'],
  dice: ['turn', 'tile'],
  die: ['tile', 'others'],
  tracks: ['tracks'],
  track: ['tracks'],
  box: ['tracks', 'RW-19'],
  star: ['abilities'],
  'take-none': ['others', 'RW-17'],
  begin: ['two-players'],
  face: ['abilities', 'RW-2'],
};

/** Somebody who knows this table. */
export function helpAt(table: GameTable, selection: Selection): TableHelp<RollAndWriteHelpWords> {
  return {
    answer: (words, topic) => answerTo(knowledge({ words, table, selection }), topic),
    hints: (words) => hintsOf(words, table, selection),
    isHolding: () => selection.placing.value !== undefined,
    turnName() {
      const turn = table.turn.value;
      const { round, active, phase } = table.picture.value;
      if (turn.kind !== 'person' || phase === 'start') return undefined;
      return `${round} ${active} ${turn.seat}`;
    },
  };
}

function knowledge(known: Known): GameKnowledge<RollAndWriteTopic> {
  return {
    house: houseKnown(known),
    table: tableKnown(known),
    what: known.words.own.what,
    rules: RULES,
    heldTitle: () => heldTitle(known),
    part: (name, about) => partOf(known, name, about),
  };
}

const COATS = { ...MATERIAL.coats, cells: [] };

function heldTitle({ selection, table }: Known): string {
  const rollAndWrite = sayRollAndWrite();
  const picked = selection.picked.value;
  const { phase, noX } = table.picture.value;
  if (picked?.kind === 'tile') return tileShort(picked.tile);
  return phase === 'coat' ? rollAndWrite.coatSquare : rollAndWrite.oneSquare(!noX);
}

function houseKnown({ words, table, selection }: Known): HouseKnowledge {
  const turn = table.turn.value;
  const picture = table.picture.value;
  const { cell } = sayRollAndWrite();
  const { draws, singles, coatSquares } = selection.possible.value;
  const canBuild = draws.size + singles.length + coatSquares.length > 0;
  return {
    words,
    seats: table.seats,
    picture: picture,
    builder: turn.kind === 'person' && canBuild ? turn.seat : undefined,
    coats: COATS,
    fillers: (cells) => fillersOf(selection, cells),
    cellInWords: (_, letter) =>
      letter === '.' ? cell.empty : (letter === 'X' ? cell.brick : cell.window)(undefined),
    sources: (seat) => sources(picture, seat).map(({ kind, points }) => `${kind}: ${points}.`),
  };
}

/** What can be drawn over all of these cells now, in words. */
function fillersOf(selection: Selection, cells: readonly string[]): string[] {
  const rollAndWrite = sayRollAndWrite();
  const { draws, singles, coatSquares } = selection.possible.value;
  const covers = (covered: readonly string[]) => cells.every((cell) => covered.includes(cell));
  const tiles = [...draws].flatMap(([tile, drawings]) =>
    drawings.some((drawing) => covers(drawing.cells)) ? [tileShort(tile)] : [],
  );
  const isSingle = singles.some(({ cell }) => covers([cell]));
  const isCoat = coatSquares.some(({ cell }) => covers([cell]));
  return [
    ...new Set(tiles),
    ...(isSingle ? [rollAndWrite.oneX] : []),
    ...(isCoat ? [rollAndWrite.coatSquare] : []),
  ];
}

function tableKnown({ words, table, selection }: Known): TableKnowledge {
  const rollAndWrite = sayRollAndWrite();
  const viewer = table.viewer.value;
  const last = table.steps.value.findLast(({ by }) => by === viewer);
  return {
    words,
    table,
    placing: selection.placing.value,
    status: statusOf(table, selection),
    progress: rollAndWrite.round(table.picture.value.round),
    lastDeed: last ? (story(table.seats, [last])[0] ?? '') : '',
    sideButton: rollAndWrite.tiles,
    sideNow: tilesNow({ words, table, selection }),
    newsTitle: rollAndWrite.news,
  };
}
