/** Help on the spot in Roll & Write: what a thing is, what it does now, where it stands in the rules. */
import type { TableHelp } from '../../table/help/answer.ts';
import type { RollAndWriteHelpWords } from '../../words/en/games/roll-and-write/help.ts';
import {
  type GameKnowledge,
  helpFrom,
  SHARED_RULES,
  type TopicRules,
} from '../house/help/answering.ts';
import { lastOwnMove } from '../house/help/shared.ts';
import { sources } from './ending.ts';
import { knownAt, partOf, tilesNow } from './help-parts.ts';
import { hintsOf } from './hints.ts';
import { cellInWords } from './houses.ts';
import { COATS, type GameTable } from './material.ts';
import { tileShort } from './naming.ts';
import type { Selection } from './selection.ts';
import { statusOf } from './status.ts';
import { story } from './story.ts';
import type { RollAndWriteTopic } from './topics.ts';

const RULES: TopicRules<RollAndWriteTopic> = {
  ...SHARED_RULES,
  row: ['scoring', 'coats'],
  column: ['scoring', 'coats'],
  opponent: ['goal', 'others'],
  rotate: ['drawing', 'RW-8'],
  flip: ['options', 'RW-8'],
  brick: ['drawing'],
  'next-place': ['drawing'],
  place: ['drawing', 'scoring'],
  'side-button': ['tile'],
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

/** The help at one table. */
export function helpAt(table: GameTable, selection: Selection): TableHelp<RollAndWriteHelpWords> {
  return helpFrom(table, selection, {
    hints: (words) => hintsOf(words, table, selection),
    turnName(seat) {
      const { round, active, phase } = table.picture.value;
      return phase === 'start' ? undefined : `${round} ${active} ${seat}`;
    },
    known: (words) => knowledge(words, table, selection),
  });
}

function knowledge(
  words: RollAndWriteHelpWords,
  table: GameTable,
  selection: Selection,
): GameKnowledge<RollAndWriteTopic> {
  const known = knownAt(words.own, table, selection);
  const { said, picture, possible } = known;
  const squares = (moves: typeof possible.singles) => moves.map(({ cell }) => ({ cells: [cell] }));
  const placed: Readonly<Record<string, string>> = { single: said.oneX, coat: said.coatSquare };
  const picked = selection.picked.value;
  return {
    words,
    table,
    coats: COATS,
    placements: [
      ...possible.draws,
      ['single', squares(possible.singles)],
      ['coat', squares(possible.coatSquares)],
    ],
    placedInWords: (name) => placed[name] ?? tileShort(name),
    cellInWords: (letter) => cellInWords(letter, undefined),
    sources: (seat) => sources(picture, seat),
    placing: selection.placing.value,
    status: statusOf(table, selection),
    progress: said.round(picture.round),
    lastDeed: lastOwnMove(table, story),
    sideButton: said.tiles,
    sideNow: tilesNow(known),
    newsTitle: said.news,
    what: words.own.what,
    rules: RULES,
    heldTitle() {
      if (picked?.kind === 'tile') return tileShort(picked.tile);
      return picture.phase === 'coat' ? said.coatSquare : said.oneSquare(!picture.noX);
    },
    part: (name, about) => partOf(known, name, about),
  };
}
