/** Help on what only Roll & Write has: dice, tiles of the sheet, tracks and stars. */

import { unspokenRollAndWrite as spell } from '@nyhavn/engine/roll-and-write';
import type { Part } from '../../table/help/answer.ts';
import { capital, listed, sentence } from '../../table/help/sentences.ts';
import { topicText } from '../../table/help/topic.ts';
import { shownSeat } from '../../table/seat-names.ts';
import type { RollAndWriteHelpWords } from '../../words/en/games/roll-and-write/help.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { gameName, say } from '../../words/index.ts';
import { trayOf } from './dice.ts';
import { BOXES, type GameTable, TILES, TRACKS, tileNamed } from './material.ts';
import {
  boxesInWords,
  colourName,
  costInWords,
  facesInWords,
  paintOf,
  paymentInWords,
  tileInWords,
} from './naming.ts';
import { paymentsOf, starUse } from './possible.ts';
import type { Selection } from './selection.ts';
import { statusOf } from './status.ts';
import type { RollAndWriteTopic } from './topics.ts';
import { whyNot } from './why-not.ts';

/** What is known at a table. */
export interface Known {
  readonly words: RollAndWriteHelpWords;
  readonly table: GameTable;
  readonly selection: Selection;
}

/** The title of a topic, and what it does now. */
export function partOf(known: Known, name: RollAndWriteTopic, about: readonly string[]): Part {
  const rollAndWrite = sayRollAndWrite();
  const [first = '', second = '', third = ''] = about;
  switch (name) {
    case 'tile':
      return tilePart(known, first, Number(second));
    case 'die':
      return diePart(known, Number(first));
    case 'track':
      return trackPart(known, Number(first), second);
    case 'box':
      return boxPart(known, Number(first), second, Number(third));
    case 'star':
      return starPart(known, first);
    case 'end':
      return endPart(known);
    case 'take':
    case 'take-none':
      return takePart(known, name);
    case 'payment':
      return { title: rollAndWrite.payment.title, now: paymentNow(known) };
    case 'face':
      return { title: rollAndWrite.face(colourName(first || 'W')), now: [] };
    case 'begin':
      return { title: rollAndWrite.abilities, now: [rollAndWrite.status.start] };
    case 'tracks':
      return {
        title: rollAndWrite.abilities,
        now: readyStars(known),
        more: TRACKS.map(({ colour }) => topicText('track', shownSeat(known.table), colour)),
      };
    case 'dice': {
      const { dice } = trayOf(known.table.picture.value, known.table.steps.value);
      const faces = facesInWords(dice.map(({ face }) => face).join(''));
      return {
        title: rollAndWrite.dice,
        now: dice.length > 0 ? [sentence(capital(rollAndWrite.story.diceList(faces)))] : [],
        more: dice.map((_, index) => topicText('die', index)),
      };
    }
    case 'side':
      return { title: rollAndWrite.facades, now: tilesNow(known) };
    default:
      return tablePart(known);
  }
}

function tablePart(known: Known): Part {
  const { table, selection } = known;
  const isAsked = table.turn.value.kind === 'person';
  return {
    title: gameName(table.game.id),
    now: [
      sentence(statusOf(table, selection)),
      ...(isAsked && known.table.picture.value.phase === 'turn'
        ? [...tilesNow(known), ...readyStars(known)]
        : []),
    ],
    more: [
      'status',
      topicText('house', shownSeat(known.table)),
      'side',
      'dice',
      'tracks',
      ...table.seats.flatMap((_, seat) =>
        seat === shownSeat(known.table) ? [] : [topicText('opponent', seat)],
      ),
      'undo',
    ],
  };
}

/** How many tiles there are to choose from now, in a sentence; none where nobody is asked. */
export function tilesNow({ words, table, selection }: Known): string[] {
  const { phase, drawn } = table.picture.value;
  if (table.turn.value.kind !== 'person' || phase !== 'turn' || drawn) return [];
  return [words.own.tilesNow(selection.possible.value.draws.size)];
}

function readyStars(known: Known): string[] {
  const rollAndWrite = sayRollAndWrite();
  const ready = TRACKS.flatMap(({ colour }) => {
    const { star } = trackIn(known, shownSeat(known.table), colour);
    return star > 0 ? [`${rollAndWrite.ability[colour]} ★${star}`] : [];
  });
  return ready.length > 0 ? [known.words.own.starsNow(listed(ready))] : [];
}

function tilePart(known: Known, name: string, copy: number): Part {
  const { table, selection } = known;
  const words = known.words.own;
  const tile = TILES.find((printed) => printed.name === name) ?? tileNamed('R2');
  const { dice, drawn, crossed } = known.table.picture.value;
  const isCrossed = copy < (crossed[tile.name] ?? 0);
  const drawings = selection.possible.value.draws.get(tile.name) ?? [];
  const payment = paymentsOf(drawings).find(({ again }) => again === isCrossed);
  const kind = tile.copies === 0 ? words.tileFree : isCrossed ? words.tileCrossed : words.tileOnce;
  const title = tileInWords(tile.name);
  if (payment) {
    const places = new Set(drawings.map(({ cells }) => cells.join())).size;
    return { title, now: [words.tileCan(costInWords(payment), places), kind], isPossible: true };
  }
  const counting = [...(dice ?? '')].filter((face) => face === tile.colour || face === 'W').length;
  const { bonus } = trackIn(known, shownSeat(known.table), tile.colour);
  const isTurn = table.turn.value.kind === 'person' && dice !== null && !drawn;
  return {
    title,
    now: [
      ...(isTurn ? [words.tileCounts(tile.size, tile.colour, counting, bonus)] : []),
      whyNot(table, tile, isCrossed),
      kind,
    ],
    isPossible: false,
  };
}

function diePart(known: Known, index: number): Part {
  const { table, selection } = known;
  const { refusals } = say();
  const rollAndWrite = sayRollAndWrite();
  const words = known.words.own;
  const picture = known.table.picture.value;
  const { dice } = trayOf(picture, table.steps.value);
  const die = dice[index];
  if (!die) return { title: rollAndWrite.dice, now: [] };
  const title = rollAndWrite.die(die.face, index + 1, dice.length);
  if (die.place === undefined) return { title, now: [words.dieUsed] };
  const isAsked = table.turn.value.kind === 'person';
  if (isAsked && picture.phase === 'mark') {
    const isWhite = die.face === 'W';
    const isPossible = [...selection.possible.value.marks.keys()].some((tracks) =>
      isWhite ? tracks !== '' : tracks.includes(die.face),
    );
    const trial = table.tryOut(spell({ verb: 'mark', tracks: die.face }));
    if (isPossible) {
      const { marked } = trackIn(known, shownSeat(known.table), die.face);
      const gain = isWhite ? words.dieTakeWhite : words.dieTake(boxesInWords(die.face, marked, 1));
      return { title, now: [gain], isPossible };
    }
    return { title, now: trial.ok || isWhite ? [] : [refusals[trial.reason]], isPossible };
  }
  if (picture.drawn) return { title, now: [words.dieLeft] };
  if (die.face === 'W') return { title, now: [words.dieWhite] };
  const count = dice.filter(({ face }) => face === die.face || face === 'W').length;
  return { title, now: [words.dieCounts(die.face, count)] };
}

function trackPart(known: Known, seat: number, track: string): Part {
  const rollAndWrite = sayRollAndWrite();
  const words = known.words.own;
  const { marked, bonus, star } = trackIn(known, seat, track);
  const { starts, coatTracks, marks } = known.selection.possible.value;
  const isChoice =
    seat === shownSeat(known.table) && starts.size + coatTracks.size + marks.size > 0;
  const isPossible =
    isChoice &&
    (starts.has(track) ||
      coatTracks.has(track) ||
      [...marks.keys()].some((m) => m.includes(track)));
  const boxes = starts.size + coatTracks.size > 0 ? 2 : 1;
  const signs = TRACKS.find(({ colour }) => colour === track)?.signs ?? '';
  return {
    title: say().table.placeHere(
      rollAndWrite.track(paintOf(track)),
      rollAndWrite.ability[track] ?? '',
    ),
    now: [
      words.trackState(marked, rollAndWrite.starsUsable(star), rollAndWrite.bonuses(bonus)),
      marked === BOXES ? words.trackFull : words.trackNext(signIn(words.signs, signs, marked)),
      rollAndWrite.abilityDoes[track] ?? '',
      ...(isPossible ? [words.trackCan(boxesInWords(track, marked, boxes))] : []),
    ],
    isPossible: isChoice ? isPossible : undefined,
    more: Array.from({ length: BOXES }, (_, box) => topicText('box', seat, track, box + 1)),
  };
}

function boxPart(known: Known, seat: number, track: string, box: number): Part {
  const words = known.words.own;
  const { marked } = trackIn(known, seat, track);
  const signs = TRACKS.find(({ colour }) => colour === track)?.signs ?? '';
  return {
    title: words.boxTitle(paintOf(track), box),
    now: [
      words.boxUnder(signIn(words.signs, signs, box - 1)),
      box <= marked ? words.boxMarked : words.boxAhead(box - marked - 1),
      ...(box === BOXES ? [words.boxLast] : []),
    ],
    more: [topicText('track', seat, track)],
  };
}

function starPart(known: Known, track: string): Part {
  const { table, selection } = known;
  const { refusals } = say();
  const rollAndWrite = sayRollAndWrite();
  const { star } = trackIn(known, shownSeat(known.table), track);
  const { rerolls, recolours, noX, singles, draws } = selection.possible.value;
  const uses: Readonly<Record<string, boolean>> = {
    R: rerolls.size > 0,
    G: recolours.size > 0,
    B: noX !== undefined,
    P: singles.length > 0,
    Y: [...draws.values()].some((drawings) => drawings.some(({ again }) => again)),
  };
  const isPossible = uses[track] ?? false;
  const attempt = starUse(track, known.table.picture.value.dice?.charAt(0) ?? 'R');
  const trial = attempt === undefined ? undefined : table.tryOut(attempt);
  return {
    title: rollAndWrite.ability[track] ?? '',
    now: [
      rollAndWrite.abilityDoes[track] ?? '',
      known.words.own.starReady(rollAndWrite.starsUsable(star)),
      ...(isPossible || !trial || trial.ok ? [] : [refusals[trial.reason]]),
    ],
    isPossible,
    more: [topicText('track', shownSeat(known.table), track)],
  };
}

function endPart(known: Known): Part {
  const { table, selection } = known;
  const { refusals } = say();
  const rollAndWrite = sayRollAndWrite();
  const words = known.words.own;
  const { end } = selection.possible.value;
  if (end === undefined) {
    const trial = table.tryOut(spell({ verb: 'end' }));
    const now = trial.ok ? [] : [refusals[trial.reason]];
    return { title: rollAndWrite.end, now, isPossible: false };
  }
  const left = known.table.picture.value.dice ?? '';
  return {
    title: rollAndWrite.end,
    now: [left === '' ? words.endNothing : words.endLeaves(facesInWords(left))],
    isPossible: true,
  };
}

function takePart(known: Known, name: 'take' | 'take-none'): Part {
  const rollAndWrite = sayRollAndWrite();
  const { selection } = known;
  if (name === 'take-none') {
    return {
      title: rollAndWrite.takeNone,
      now: [],
      isPossible: selection.possible.value.marks.has(''),
    };
  }
  const { tracks } = selection;
  const isPossible = tracks !== '' && selection.possible.value.marks.has(tracks);
  return {
    title: isPossible ? rollAndWrite.takeTracks(facesInWords(tracks)) : rollAndWrite.take,
    now: isPossible
      ? TRACKS.filter(({ colour }) => tracks.includes(colour)).map(({ colour }) => {
          const { marked } = trackIn(known, shownSeat(known.table), colour);
          const gain = boxesInWords(colour, marked, tracks.split(colour).length - 1);
          return known.words.own.trackCan(gain);
        })
      : [rollAndWrite.takeWhich],
    isPossible,
  };
}

function paymentNow({ words, selection }: Known): string[] {
  const payment = selection.payment.value;
  return [
    ...(payment ? [words.own.payNow(paymentInWords(payment))] : []),
    sayRollAndWrite().payment.hint,
  ];
}

function signIn(signs: Readonly<Record<string, string>>, track: string, box: number): string {
  return signs[track.charAt(box)] ?? '';
}

function trackIn(known: Known, seat: number, track: string) {
  return known.table.picture.value.players[seat]?.tracks[track] ?? { marked: 0, bonus: 0, star: 0 };
}
