/** Help on what only Copenhagen has: harbour, cards, tiles of the supply, ability tiles. */

import { type CopenhagenSpoken, unspokenCopenhagen as spell } from '@nyhavn/engine/copenhagen';
import type { Colour } from '@nyhavn/engine/house';
import type { Part } from '../../table/help/answer.ts';
import { capital, listed, sentence } from '../../table/help/sentences.ts';
import { topicText } from '../../table/help/topic.ts';
import { shownSeat } from '../../table/seat-names.ts';
import type { CopenhagenHelpWords } from '../../words/en/games/copenhagen/help.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { gameName, say } from '../../words/index.ts';
import { ABILITIES, type Ability, HARBOUR_PLACES } from './material.ts';
import { abilityNames, cardsInWords, coloursInWords, tileInWords } from './naming.ts';
import { paymentInWords } from './payment-choice.tsx';
import { cardsAt, type GameTable, houseOf } from './picture.ts';
import { endCardInWords } from './pile.tsx';
import { costRange } from './possible.ts';
import type { Selection } from './selection.ts';
import { statusOf } from './status.ts';
import type { CopenhagenTopic } from './topics.ts';
import { whyNotBuild } from './why-not.ts';

/** What is known at a table. */
export interface Known {
  readonly words: CopenhagenHelpWords;
  readonly table: GameTable;
  readonly selection: Selection;
}

/** The title of a topic, and what it does now. */
export function partOf(known: Known, name: CopenhagenTopic, about: readonly string[]): Part {
  const copenhagen = sayCopenhagen();
  const [first = ''] = about;
  switch (name) {
    case 'tile':
      return tilePart(known, first);
    case 'harbour-card':
      return placePart(known, Number(first));
    case 'harbour':
      return {
        title: copenhagen.harbour.title,
        now: [`${capital(coloursInWords(known.table.picture.value.harbour))}.`],
        more: HARBOUR_PLACES.map((place) => topicText('harbour-card', place)),
      };
    case 'hand':
      return handPart(known);
    case 'card':
      return cardPart(known, first as Colour);
    case 'ability':
      return abilityPart(known, first as Ability);
    case 'abilities':
      return {
        title: copenhagen.abilities.title,
        now: ABILITIES.map((ability) => stateOf(known, ability)),
        more: ABILITIES.map((ability) => topicText('ability', ability)),
      };
    case 'pile': {
      const picture = known.table.picture.value;
      const { discard, pile } = picture;
      const discarded = discard === '' ? copenhagen.pile.nothing : `${cardsInWords(discard)}.`;
      return {
        title: copenhagen.pile.title,
        now: [
          copenhagen.pile.size(pile),
          endCardInWords(picture),
          `${copenhagen.pile.discarded}: ${discarded}`,
        ],
      };
    }
    case 'side':
      return { title: copenhagen.supply.title, now: tilesNow(known) };
    case 'payment': {
      const payment = known.selection.payment.value;
      const now = payment ? [known.words.own.payNow(paymentInWords(payment))] : [];
      return { title: copenhagen.pay.title, now };
    }
    case 'take':
    case 'discard':
      return pickedPart(known, name);
    case 'both':
      return movePart(known, copenhagen.both.use, { verb: 'both' });
    case 'end':
      return movePart(known, copenhagen.both.end, { verb: 'end' });
    case 'coat-choice':
      return {
        title: copenhagen.coat.title(Math.max(1, known.table.picture.value.coats)),
        now: [],
      };
    case 'coat-white': {
      const [cell = 'e9'] = known.selection.choices.value.whites;
      return movePart(known, copenhagen.coat.white, { verb: 'coatSquare', cell });
    }
    case 'coat-take':
      return takeAbilityPart(known, first as Ability);
    case 'coat-turn':
      return movePart(known, copenhagen.coat.turn, { verb: 'coatTurn' });
    case 'coat-skip':
      return movePart(known, copenhagen.coat.skip, { verb: 'coatSkip' });
    default:
      return tablePart(known);
  }
}

function tablePart(known: Known): Part {
  const { table, selection } = known;
  const seat = shownSeat(known.table);
  return {
    title: gameName(table.game.id),
    now: [sentence(statusOf(table, selection)), ...tilesNow(known)],
    more: [
      'status',
      topicText('house', seat),
      'side',
      'harbour',
      'hand',
      'pile',
      'abilities',
      ...table.seats.flatMap((_, other) => (other === seat ? [] : [topicText('opponent', other)])),
      'undo',
    ],
  };
}

/** How many tiles there are to choose from now, in a sentence; none where nobody is asked. */
export function tilesNow({ words, table, selection }: Known): string[] {
  const { phase } = table.picture.value;
  const isBuilding = phase === 'turn' || phase === 'build';
  if (table.turn.value.kind !== 'person' || !isBuilding) return [];
  return [words.own.tilesNow(selection.choices.value.builds.size)];
}

function tilePart(known: Known, tile: string): Part {
  const { table, selection } = known;
  const copenhagen = sayCopenhagen();
  const words = known.words.own;
  const { supply } = known.table.picture.value;
  const left = copenhagen.left(supply[tile] ?? 0);
  const title = capital(tileInWords(tile));
  if (tile === 'W') {
    const isPossible = selection.choices.value.whites.length > 0;
    return { title, now: [copenhagen.supply.white, words.white(left)], isPossible };
  }
  const colour = tile.charAt(0) as Colour;
  const places = selection.choices.value.builds.get(tile) ?? [];
  const stock = words.tileLeft(left, copenhagen.cardsOf(held(known, colour), colour));
  if (places.length === 0)
    return { title, now: [whyNotBuild(table, tile), stock], isPossible: false };
  const { least, most } = costRange(places);
  const count = new Set(places.map(({ cells }) => cells.join())).size;
  return {
    title,
    now: [words.tileCan(copenhagen.costs(least, most), count), stock],
    isPossible: true,
  };
}

function placePart(known: Known, place: number): Part {
  const { selection } = known;
  const { refusals } = say();
  const copenhagen = sayCopenhagen();
  const words = known.words.own;
  const card = known.table.picture.value.harbour.charAt(place - 1);
  if (card === '.' || card === '') {
    return { title: copenhagen.harbour.empty(place), now: [words.emptyPlace] };
  }
  const title = copenhagen.harbour.card(place, card as Colour);
  const colour = card as Colour;
  const inHand = words.cardOf(copenhagen.cardsOf(held(known, colour), colour));
  if (selection.places.value.includes(place)) return { title, now: [words.picked, inHand] };
  const { takes } = selection.choices.value;
  const partners = takes.filter((take) => take.length === 2 && take.includes(place)).flat();
  const others = [...new Set(partners)].filter((other) => other !== place).toSorted();
  if (others.length > 0) {
    return { title, now: [words.pick(listed(others.map(words.place))), inHand], isPossible: true };
  }
  const refusal = selection.placesRefusal([place]);
  return { title, now: [...(refusal ? [refusals[refusal]] : []), inHand], isPossible: false };
}

function handPart(known: Known): Part {
  const copenhagen = sayCopenhagen();
  const words = known.words.own;
  const { hand, cards } = houseOf(known.table.picture.value, shownSeat(known.table));
  return {
    title: copenhagen.hand.title,
    now: [words.handNow(cards), hand === null ? words.hidden : `${capital(cardsInWords(hand))}.`],
  };
}

function cardPart(known: Known, colour: Colour): Part {
  const copenhagen = sayCopenhagen();
  const words = known.words.own;
  const count = held(known, colour);
  const builds = [...known.selection.choices.value.builds.keys()];
  const isAsked = known.table.turn.value.kind === 'person';
  return {
    title: copenhagen.hand.card(colour, 1, 1),
    now: [
      words.cardOf(copenhagen.cardsOf(count, colour)),
      ...(isAsked
        ? [words.cardBuilds(builds.filter((tile) => tile.startsWith(colour)).length, colour)]
        : []),
    ],
  };
}

function abilityPart(known: Known, ability: Ability): Part {
  const { abilities } = sayCopenhagen();
  const state = houseOf(known.table.picture.value, shownSeat(known.table)).abilities[ability];
  const left = known.table.picture.value.abilities[ability] ?? 0;
  return {
    title: abilities.names[ability],
    now: [
      abilities.abouts[ability],
      stateOf(known, ability),
      state === 'used' ? abilities.usedAbout : abilities.whens[ability],
      `${capital(abilities.supply(left))}.`,
    ],
  };
}

function stateOf(known: Known, ability: Ability): string {
  const { abilities } = sayCopenhagen();
  const state =
    houseOf(known.table.picture.value, shownSeat(known.table)).abilities[ability] ?? 'none';
  return `${abilities.state(abilities.names[ability], abilities.states[state])}.`;
}

function pickedPart(known: Known, name: 'take' | 'discard'): Part {
  const copenhagen = sayCopenhagen();
  const { selection } = known;
  const words = known.words.own;
  const ready = selection.ready.value;
  const missing = selection.missing.value;
  if (name === 'discard') {
    const now = [words.surplus(selection.surplus.value)];
    return {
      title: copenhagen.hand.discard(selection.surplus.value),
      now,
      isPossible: Boolean(ready),
    };
  }
  const taken = coloursInWords(cardsAt(known.table.picture.value, selection.places.value));
  if (!ready) {
    const why = missing > 1 ? copenhagen.harbour.pickFirst : copenhagen.harbour.pickAnother;
    return { title: copenhagen.harbour.pickTwo, now: [why], isPossible: false };
  }
  return {
    title: copenhagen.harbour.take(taken),
    now: [
      words.takes(taken),
      ...(ready.uses.length > 0 ? [words.uses(abilityNames(ready.uses))] : []),
    ],
    isPossible: true,
  };
}

function takeAbilityPart(known: Known, ability: Ability): Part {
  const { abilities, coat } = sayCopenhagen();
  const part = movePart(known, coat.take(abilities.names[ability]), { verb: 'coatTake', ability });
  return { ...part, now: [abilities.abouts[ability], ...part.now] };
}

/** A move that is one button: possible, or why not. */
function movePart({ table }: Known, title: string, move: CopenhagenSpoken): Part {
  const trial = table.tryOut(spell(move));
  return {
    title,
    now: trial.ok ? [] : [say().refusals[trial.reason]],
    isPossible: trial.ok,
  };
}

function held(known: Known, colour: Colour): number {
  return (
    (houseOf(known.table.picture.value, shownSeat(known.table)).hand ?? '').split(colour).length - 1
  );
}
