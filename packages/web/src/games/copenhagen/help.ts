/** Help on the spot in Copenhagen: what a thing is, what it does now, where it stands in the rules. */
import type { TableHelp } from '../../table/help/answer.ts';
import type { CopenhagenHelpWords } from '../../words/en/games/copenhagen/help.ts';
import { say } from '../../words/index.ts';
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
import { COATS } from './material.ts';
import { tileInWords } from './naming.ts';
import type { GameTable } from './picture.ts';
import type { Selection } from './selection.ts';
import { statusOf } from './status.ts';
import { story } from './story.ts';
import type { CopenhagenTopic } from './topics.ts';

const RULES: TopicRules<CopenhagenTopic> = {
  ...SHARED_RULES,
  row: ['scoring', 'coats'],
  column: ['scoring'],
  opponent: ['goal', 'CO-9'],
  rotate: ['placing'],
  flip: ['placing', 'CO-10'],
  brick: ['placing', 'CO-10'],
  'next-place': ['placing'],
  place: ['placing', 'scoring'],
  'side-button': ['building'],
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

/** The help at one table. */
export function helpAt(table: GameTable, selection: Selection): TableHelp<CopenhagenHelpWords> {
  return helpFrom(table, selection, {
    hints: (words) => hintsOf(words, table, selection),
    turnName: () => `${table.picture.value.turn}`,
    known: (words) => knowledge(words, table, selection),
  });
}

function knowledge(
  words: CopenhagenHelpWords,
  table: GameTable,
  selection: Selection,
): GameKnowledge<CopenhagenTopic> {
  const known = knownAt(words.own, table, selection);
  const { said, picture, choices } = known;
  const whites = choices.whites.map((cell) => ({ cells: [cell] }));
  return {
    words,
    table,
    coats: COATS,
    placements: [...choices.builds, ['W', whites]],
    placedInWords: tileInWords,
    cellInWords,
    sources: (seat) => sources(picture, seat),
    placing: selection.placing.value,
    status: statusOf(table, selection),
    progress: said.progress(picture.turn),
    lastDeed: lastOwnMove(table, story),
    sideButton: said.supply.button,
    sideNow: tilesNow(known),
    newsTitle: say().table.log,
    what: words.own.what,
    rules: RULES,
    heldTitle: () => tileInWords(selection.tile.value ?? 'W'),
    part: (name, about) => partOf(known, name, about),
  };
}
