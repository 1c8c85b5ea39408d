/** Help on what both games have round their boards: undo, menu, the buttons of a held tile. */

import type { SeenStep } from '@nyhavn/engine';
import type { FacadePicture } from '@nyhavn/engine/house';
import type { SeatPlan } from '../../../store/seats.ts';
import type { HelpAnswer, Part } from '../../../table/help/answer.ts';
import { capital, sentence } from '../../../table/help/sentences.ts';
import { type Topic, topicText } from '../../../table/help/topic.ts';
import type { PlayedTable } from '../../../table/model/played-table.ts';
import { isPassed, nameAt, shownSeat } from '../../../table/seat-names.ts';
import type { HouseHelpWords } from '../../../words/en/games/house/help.ts';
import { sayHouse } from '../../../words/games/house.ts';
import { gameName, say } from '../../../words/index.ts';
import { gainInWords } from '../gain-words.ts';
import type { Placing } from '../placing.ts';
import { SHARED_TOPICS, type SharedTopic } from '../topics.ts';

/** Knowledge of a table for the shared topics. */
export interface TableKnowledge {
  readonly words: HouseHelpWords;
  readonly table: PlayedTable<FacadePicture>;
  readonly placing: Placing | undefined;
  /** The line at the top, and where in the game this is. */
  readonly status: string;
  readonly progress: string;
  /** The viewer's own last move as the log tells it. */
  readonly lastDeed: string;
  readonly sideButton: string;
  /** The use of the drawer now, sentence by sentence. */
  readonly sideNow: readonly string[];
  readonly newsTitle: string;
}

/** Returns true if a topic is shared by all games of houses. */
export function isShared(name: string): name is SharedTopic {
  return SHARED_TOPICS.some((topic) => topic === name);
}

/** The title of a shared topic, as the page calls the thing; parts of houses have their own. */
export function sharedTitle(known: TableKnowledge, { name, about }: Topic): string {
  const { words, table, progress } = known;
  const { common, table: said } = say();
  const titles: Readonly<Record<string, string>> = {
    status: words.titles.status,
    progress,
    undo: said.undo,
    menu: said.menu,
    log: said.log,
    keys: said.keys,
    ask: said.ask,
    settings: said.settings,
    record: said.over.record,
    leave: said.leave,
    rotate: about[0] === 'left' ? said.rotateLeft : said.rotateRight,
    flip: said.flip,
    brick: sayHouse().nextBrick,
    'next-place': said.nextPlace,
    'put-back': said.putBack,
    place: said.place,
    'side-close': common.close,
    'side-button': known.sideButton,
    news: known.newsTitle,
    result: said.over.howPoints,
    tip: words.tip.title,
    advice: words.advice,
  };
  const turn = table.turn.value;
  if (name === 'handover' && turn.kind === 'handover') {
    return said.handover.title(nameAt(table.seats, turn.seat));
  }
  return titles[name] ?? words.titles.status;
}

/** The part of an answer that depends on the moment. */
export function sharedNow(
  known: TableKnowledge,
  name: SharedTopic,
): Pick<HelpAnswer, 'now' | 'isPossible'> {
  const { words, table, status, placing } = known;
  switch (name) {
    case 'status':
      return { now: [sentence(status), ...(isPassed(table.seats) ? [words.passAndPlay] : [])] };
    case 'undo': {
      const refusal = table.undoRefusal.value;
      if (refusal) return { now: [say().table.undoRefused[refusal]], isPossible: false };
      return { now: [words.undo(known.lastDeed)], isPossible: true };
    }
    case 'place':
      return heldHelp(placing);
    case 'brick':
      return { now: placing?.held.value.brick ? [words.brick(placing.held.value.brick)] : [] };
    case 'side-button':
      return { now: known.sideNow };
    case 'next-place':
      return { now: placing ? [words.places(placing.places.count)] : [] };
    default:
      return { now: [] };
  }
}

/** The tile in the hand: where it is held, what it would bring there, or why it may not lie there. */
export function heldHelp(placing: Placing | undefined): Pick<HelpAnswer, 'now' | 'isPossible'> {
  if (!placing) return { now: [] };
  const { refusals, table } = say();
  const { cells, brick } = placing.held.value;
  const prospect = placing.prospect.value;
  const where = sayHouse().ghost(
    cells.join(', '),
    placing.plan.brick === 'none' ? '' : (brick ?? ''),
  );
  const worth = prospect.isLegal ? `${gainInWords(prospect.gain)}.` : refusals[prospect.reason];
  const isFinal = prospect.isLegal && prospect.isFinal;
  return {
    now: [table.placeHere(where, worth), ...(isFinal ? [`${capital(table.isFinal)}.`] : [])],
    isPossible: prospect.isLegal,
  };
}

/** The table itself: its status, what can be done now, and a way to each of its parts. */
export function tableHelp(
  table: PlayedTable,
  now: readonly string[],
  parts: readonly string[],
): Part {
  const seat = shownSeat(table);
  const others = [...table.seats.keys()].filter((other) => other !== seat);
  const opponents = others.map((other) => topicText('opponent', other));
  const more = ['status', topicText('house', seat), 'side', ...parts, ...opponents, 'undo'];
  return { title: gameName(table.game.id), now, more };
}

/** The viewer's own last move as the log tells it; empty if there is none. */
export function lastOwnMove<Picture extends FacadePicture>(
  { seats, steps, viewer }: PlayedTable<Picture>,
  story: (seats: readonly SeatPlan[], steps: readonly SeenStep<Picture>[]) => readonly string[],
): string {
  const last = steps.value.findLast(({ by }) => by === viewer.value);
  return (last && story(seats, [last])[0]) ?? '';
}
