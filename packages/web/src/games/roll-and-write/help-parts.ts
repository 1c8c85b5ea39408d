/** Help on what only Roll & Write has: dice, tiles of the sheet, tracks and stars. */

import {
  type RollAndWriteSpoken,
  unlockedIn,
  unspokenRollAndWrite,
} from '@nyhavn/engine/roll-and-write';
import type { Part } from '../../table/help/answer.ts';
import { capital, listed, sentence } from '../../table/help/sentences.ts';
import { topicText } from '../../table/help/topic.ts';
import { shownSeat } from '../../table/seat-names.ts';
import type { RollAndWriteHelpWords } from '../../words/en/games/roll-and-write/help.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { tableHelp } from '../house/help/shared.ts';
import { trayOf } from './dice.ts';
import { BOXES, type GameTable, signsOf, TILES, TRACKS, tileNamed, trackIn } from './material.ts';
import {
  boxesInWords,
  colourName,
  costInWords,
  facesInWords,
  paintOf,
  paymentInWords,
  tileInWords,
  unlockedInWords,
} from './naming.ts';
import { paymentsOf, starUse } from './possible.ts';
import type { Selection } from './selection.ts';
import { statusOf } from './status.ts';
import type { RollAndWriteTopic } from './topics.ts';
import { whyNot } from './why-not.ts';

/** A table as answers look at it: its words, its picture, the seat that is shown and the choices. */
type Known = ReturnType<typeof knownAt>;

/** Looks at a table. */
export function knownAt(
  words: RollAndWriteHelpWords['own'],
  table: GameTable,
  selection: Selection,
) {
  const picture = table.picture.value;
  const isAsked = table.turn.value.kind === 'person';
  const possible = selection.possible.value;
  const seat = shownSeat(table);
  return { words, said: sayRollAndWrite(), table, selection, picture, isAsked, possible, seat };
}

/** The parts of answers by topic; the topics that are left out are answered as the table. */
const PARTS: Readonly<
  Partial<Record<RollAndWriteTopic, (known: Known, ...about: [string, string, string]) => Part>>
> = {
  tile: (known, name, copy) => tilePart(known, name, Number(copy)),
  die: (known, index) => diePart(known, Number(index)),
  track: (known, seat, track) => trackPart(known, Number(seat), track),
  box: (known, seat, track, box) => boxPart(known, Number(seat), track, Number(box)),
  star: starPart,
  end: endPart,
  take: takePart,
  'take-none': ({ said, possible }) => ({
    title: said.takeNone,
    now: [],
    isPossible: possible.marks.has(''),
  }),
  payment({ words, said, selection }) {
    const payment = selection.payment.value;
    const paid = payment ? [words.payNow(paymentInWords(payment))] : [];
    return { title: said.payment.title, now: [...paid, said.payment.hint] };
  },
  face: ({ said }, face) => ({ title: said.face(colourName(face || 'W')), now: [] }),
  begin: ({ said }) => ({ title: said.abilities, now: [said.status.start] }),
  tracks: (known) => ({
    title: known.said.abilities,
    now: readyStars(known),
    more: TRACKS.map(({ colour }) => topicText('track', known.seat, colour)),
  }),
  dice({ said, picture, table }) {
    const { dice } = trayOf(picture, table.steps.value);
    const faces = facesInWords(dice.map(({ face }) => face).join(''));
    return {
      title: said.dice,
      now: dice.length > 0 ? [sentence(capital(said.story.diceList(faces)))] : [],
      more: dice.map((_, index) => topicText('die', index)),
    };
  },
  side: (known) => ({ title: known.said.tiles, now: tilesNow(known) }),
};

/** The title of a topic, and what it does now. */
export function partOf(known: Known, name: RollAndWriteTopic, about: readonly string[]): Part {
  const [first = '', second = '', third = ''] = about;
  return (PARTS[name] ?? tablePart)(known, first, second, third);
}

function tablePart(known: Known): Part {
  const { table, selection, isAsked, picture } = known;
  const isTurn = isAsked && picture.phase === 'turn';
  const now = isTurn ? [...tilesNow(known), ...readyStars(known)] : [];
  return tableHelp(table, [sentence(statusOf(table, selection)), ...now], ['dice', 'tracks']);
}

/** The number of tiles to choose from now, in a sentence; none if no person is asked. */
export function tilesNow({ words, isAsked, picture, possible }: Known): string[] {
  if (!isAsked || picture.phase !== 'turn' || picture.drawn) return [];
  return [words.tilesNow(possible.draws.size)];
}

function readyStars({ words, said, picture, seat }: Known): string[] {
  const ready = TRACKS.flatMap(({ colour }) => {
    const { star } = trackIn(picture, seat, colour);
    return star > 0 ? [`${said.ability[colour]} ★${star}`] : [];
  });
  return ready.length > 0 ? [words.starsNow(listed(ready))] : [];
}

function tilePart(known: Known, name: string, copy: number): Part {
  const { table, words, picture, isAsked, possible, seat } = known;
  const tile = TILES.find((printed) => printed.name === name) ?? tileNamed('R2');
  const { dice, drawn, crossed } = picture;
  const isCrossed = copy < (crossed[tile.name] ?? 0);
  const drawings = possible.draws.get(tile.name) ?? [];
  const payment = paymentsOf(drawings).find(({ again }) => again === isCrossed);
  const kind = tile.copies === 0 ? words.tileFree : isCrossed ? words.tileCrossed : words.tileOnce;
  const title = tileInWords(tile.name);
  if (payment) {
    const places = new Set(drawings.map(({ cells }) => cells.join())).size;
    return { title, now: [words.tileCan(costInWords(payment), places), kind], isPossible: true };
  }
  const counting = [...(dice ?? '')].filter((face) => face === tile.colour || face === 'W').length;
  const { bonus } = trackIn(picture, seat, tile.colour);
  const isTurn = isAsked && dice !== null && !drawn;
  const counts = isTurn ? [words.tileCounts(tile.size, tile.colour, counting, bonus)] : [];
  return { title, now: [...counts, whyNot(table, tile, isCrossed), kind], isPossible: false };
}

function diePart(known: Known, index: number): Part {
  const { table, words, said, picture, isAsked, possible, seat } = known;
  const { dice } = trayOf(picture, table.steps.value);
  const die = dice[index];
  if (!die) return { title: said.dice, now: [] };
  const { face } = die;
  const title = said.die(face, index + 1, dice.length);
  if (die.place === undefined) return { title, now: [words.dieUsed] };
  const isWhite = face === 'W';
  if (isAsked && picture.phase === 'mark') {
    const isPossible = [...possible.marks.keys()].some((tracks) =>
      isWhite ? tracks !== '' : tracks.includes(face),
    );
    if (!isPossible) {
      const now = isWhite ? [] : refusalOf(known, { verb: 'mark', tracks: face });
      return { title, now, isPossible };
    }
    const { marked } = trackIn(picture, seat, face);
    const gain = isWhite ? words.dieTakeWhite : words.dieTake(boxesInWords(face, marked, 1));
    return { title, now: [gain], isPossible };
  }
  if (picture.drawn) return { title, now: [words.dieLeft] };
  if (isWhite) return { title, now: [words.dieWhite] };
  const count = dice.filter((other) => other.face === face || other.face === 'W').length;
  return { title, now: [words.dieCounts(face, count)] };
}

function trackPart(known: Known, seat: number, track: string): Part {
  const { words, said, picture, possible } = known;
  const { marked, bonus, star } = trackIn(picture, seat, track);
  const unlocked = unlockedInWords(unlockedIn(known.table.view(), seat, track));
  const { starts, coatTracks, marks } = possible;
  const isChoice = seat === known.seat && starts.size + coatTracks.size + marks.size > 0;
  const isPossible =
    isChoice &&
    (starts.has(track) ||
      coatTracks.has(track) ||
      [...marks.keys()].some((m) => m.includes(track)));
  const boxes = starts.size + coatTracks.size > 0 ? 2 : 1;
  return {
    title: say().table.placeHere(said.track(paintOf(track)), said.ability[track] ?? ''),
    now: [
      words.trackState(marked, said.starsUsable(star), said.bonuses(bonus)),
      ...(unlocked === '' ? [] : [`${capital(unlocked)}.`]),
      marked === BOXES ? words.trackFull : words.trackNext(signUnder(known, track, marked)),
      said.abilityDoes[track] ?? '',
      ...(isPossible ? [words.trackCan(boxesInWords(track, marked, boxes))] : []),
    ],
    isPossible: isChoice ? isPossible : undefined,
    more: Array.from({ length: BOXES }, (_, box) => topicText('box', seat, track, box + 1)),
  };
}

function boxPart(known: Known, seat: number, track: string, box: number): Part {
  const { words, picture } = known;
  const { marked } = trackIn(picture, seat, track);
  return {
    title: words.boxTitle(paintOf(track), box),
    now: [
      words.boxUnder(signUnder(known, track, box - 1)),
      box <= marked ? words.boxMarked : words.boxAhead(box - marked - 1),
      ...(box === BOXES ? [words.boxLast] : []),
    ],
    more: [topicText('track', seat, track)],
  };
}

function starPart(known: Known, track: string): Part {
  const { table, words, said, picture, possible, seat } = known;
  const { rerolls, recolours, noX, singles, draws } = possible;
  const uses: Readonly<Record<string, boolean>> = {
    R: rerolls.size > 0,
    G: recolours.size > 0,
    B: noX !== undefined,
    P: singles.length > 0,
    Y: [...draws.values()].some((drawings) => drawings.some(({ again }) => again)),
  };
  const isPossible = uses[track] ?? false;
  const attempt = starUse(track, picture.dice?.charAt(0) ?? 'R');
  const trial = attempt === undefined ? undefined : table.tryOut(attempt);
  return {
    title: said.ability[track] ?? '',
    now: [
      said.abilityDoes[track] ?? '',
      words.starReady(said.starsUsable(trackIn(picture, seat, track).star)),
      ...(isPossible || !trial || trial.ok ? [] : [say().refusals[trial.reason]]),
    ],
    isPossible,
    more: [topicText('track', seat, track)],
  };
}

function endPart(known: Known): Part {
  const { words, said, picture, possible } = known;
  const title = said.end;
  if (possible.end === undefined) {
    return { title, now: refusalOf(known, { verb: 'end' }), isPossible: false };
  }
  const left = picture.dice ?? '';
  const now = [left === '' ? words.endNothing : words.endLeaves(facesInWords(left))];
  return { title, now, isPossible: true };
}

function takePart({ words, said, picture, seat, selection, possible }: Known): Part {
  const { tracks } = selection;
  if (tracks === '' || !possible.marks.has(tracks)) {
    return { title: said.take, now: [said.takeWhich], isPossible: false };
  }
  const taken = TRACKS.filter(({ colour }) => tracks.includes(colour));
  const now = taken.map(({ colour }) => {
    const { marked } = trackIn(picture, seat, colour);
    return words.trackCan(boxesInWords(colour, marked, tracks.split(colour).length - 1));
  });
  return { title: said.takeTracks(facesInWords(tracks)), now, isPossible: true };
}

/** Why the engine refuses a move; nothing if it does not. */
function refusalOf({ table }: Known, move: RollAndWriteSpoken): string[] {
  const trial = table.tryOut(unspokenRollAndWrite(move));
  return trial.ok ? [] : [say().refusals[trial.reason]];
}

function signUnder({ words }: Known, track: string, box: number): string {
  const signs: Readonly<Record<string, string>> = words.signs;
  return signs[signsOf(track).charAt(box)] ?? '';
}
