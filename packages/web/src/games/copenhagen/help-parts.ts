/** Help on what only Copenhagen has: harbour, cards, tiles of the supply, ability tiles. */

import { type CopenhagenSpoken, unspokenCopenhagen as spell } from '@nyhavn/engine/copenhagen';
import type { Colour } from '@nyhavn/engine/house';
import type { Part } from '../../table/help/answer.ts';
import { capital, listed, sentence } from '../../table/help/sentences.ts';
import { topicText } from '../../table/help/topic.ts';
import { shownSeat } from '../../table/seat-names.ts';
import type { CopenhagenHelpWords } from '../../words/en/games/copenhagen/help.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { tableHelp } from '../house/help/shared.ts';
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

/** A table as answers look at it: its words, its picture, the house that is shown and the choices. */
type Known = ReturnType<typeof knownAt>;

/** Looks at a table. */
export function knownAt(words: CopenhagenHelpWords['own'], table: GameTable, selection: Selection) {
  const picture = table.picture.value;
  const house = houseOf(picture, shownSeat(table));
  const choices = selection.choices.value;
  return { words, said: sayCopenhagen(), table, selection, picture, house, choices };
}

/** The parts of answers by topic; the topics that are left out are answered as the table. */
const PARTS: Readonly<Partial<Record<CopenhagenTopic, (known: Known, about: string) => Part>>> = {
  tile: tilePart,
  'harbour-card': (known, place) => placePart(known, Number(place)),
  harbour: ({ said, picture }) => ({
    title: said.harbour.title,
    now: [`${capital(coloursInWords(picture.harbour))}.`],
    more: HARBOUR_PLACES.map((place) => topicText('harbour-card', place)),
  }),
  hand: ({ said, words, house: { hand, cards } }) => ({
    title: said.hand.title,
    now: [words.handNow(cards), hand === null ? words.hidden : `${capital(cardsInWords(hand))}.`],
  }),
  card: (known, colour) => cardPart(known, colour as Colour),
  ability: (known, ability) => abilityPart(known, ability as Ability),
  abilities: (known) => ({
    title: known.said.abilities.title,
    now: ABILITIES.map((ability) => stateOf(known, ability)),
    more: ABILITIES.map((ability) => topicText('ability', ability)),
  }),
  pile({ said: { pile: words }, picture }) {
    const { discard, pile } = picture;
    const discarded = discard === '' ? words.nothing : `${cardsInWords(discard)}.`;
    const now = [words.size(pile), endCardInWords(picture), `${words.discarded}: ${discarded}`];
    return { title: words.title, now };
  },
  side: (known) => ({ title: known.said.supply.title, now: tilesNow(known) }),
  payment({ said, words, selection }) {
    const payment = selection.payment.value;
    return { title: said.pay.title, now: payment ? [words.payNow(paymentInWords(payment))] : [] };
  },
  take: takePart,
  discard({ said, words, selection }) {
    const surplus = selection.surplus.value;
    const isPossible = selection.ready.value !== undefined;
    return { title: said.hand.discard(surplus), now: [words.surplus(surplus)], isPossible };
  },
  both: (known) => movePart(known, known.said.both.use, { verb: 'both' }),
  end: (known) => movePart(known, known.said.both.end, { verb: 'end' }),
  'coat-choice': ({ said, picture }) => ({
    title: said.coat.title(Math.max(1, picture.coats)),
    now: [],
  }),
  'coat-white'(known) {
    const [cell = 'e9'] = known.choices.whites;
    return movePart(known, known.said.coat.white, { verb: 'coatSquare', cell });
  },
  'coat-take'(known, about) {
    const ability = about as Ability;
    const { abilities, coat } = known.said;
    const title = coat.take(abilities.names[ability]);
    const part = movePart(known, title, { verb: 'coatTake', ability });
    return { ...part, now: [abilities.abouts[ability], ...part.now] };
  },
  'coat-turn': (known) => movePart(known, known.said.coat.turn, { verb: 'coatTurn' }),
  'coat-skip': (known) => movePart(known, known.said.coat.skip, { verb: 'coatSkip' }),
};

/** The title of a topic, and what it does now. */
export function partOf(known: Known, name: CopenhagenTopic, about: readonly string[]): Part {
  return (PARTS[name] ?? tablePart)(known, about[0] ?? '');
}

function tablePart(known: Known): Part {
  const { table, selection } = known;
  const now = [sentence(statusOf(table, selection)), ...tilesNow(known)];
  return tableHelp(table, now, ['harbour', 'hand', 'pile', 'abilities']);
}

/** The number of tiles to choose from now, in a sentence; none if no person is asked. */
export function tilesNow({ words, table, picture: { phase }, choices }: Known): string[] {
  const isBuilding = phase === 'turn' || phase === 'build';
  if (table.turn.value.kind !== 'person' || !isBuilding) return [];
  return [words.tilesNow(choices.builds.size)];
}

function tilePart(known: Known, tile: string): Part {
  const { table, words, said, picture, choices } = known;
  const left = said.left(picture.supply[tile] ?? 0);
  const title = capital(tileInWords(tile));
  if (tile === 'W') {
    const isPossible = choices.whites.length > 0;
    return { title, now: [said.supply.white, words.white(left)], isPossible };
  }
  const colour = tile.charAt(0) as Colour;
  const places = choices.builds.get(tile) ?? [];
  const stock = words.tileLeft(left, said.cardsOf(held(known, colour), colour));
  if (places.length === 0)
    return { title, now: [whyNotBuild(table, tile), stock], isPossible: false };
  const { least, most } = costRange(places);
  const count = new Set(places.map(({ cells }) => cells.join())).size;
  return { title, now: [words.tileCan(said.costs(least, most), count), stock], isPossible: true };
}

function placePart(known: Known, place: number): Part {
  const { selection, words, said, picture, choices } = known;
  const card = picture.harbour.charAt(place - 1);
  if (card === '.' || card === '') {
    return { title: said.harbour.empty(place), now: [words.emptyPlace] };
  }
  const colour = card as Colour;
  const title = said.harbour.card(place, colour);
  const inHand = words.cardOf(said.cardsOf(held(known, colour), colour));
  if (selection.places.value.includes(place)) return { title, now: [words.picked, inHand] };
  const pairs = choices.takes.filter((take) => take.length === 2 && take.includes(place));
  const others = [...new Set(pairs.flat())].filter((other) => other !== place).toSorted();
  if (others.length > 0) {
    return { title, now: [words.pick(listed(others.map(words.place))), inHand], isPossible: true };
  }
  const refusal = selection.placesRefusal([place]);
  return { title, now: [...(refusal ? [say().refusals[refusal]] : []), inHand], isPossible: false };
}

function cardPart(known: Known, colour: Colour): Part {
  const { table, words, said, choices } = known;
  const builds = [...choices.builds.keys()].filter((tile) => tile.startsWith(colour));
  return {
    title: said.hand.card(colour, 1, 1),
    now: [
      words.cardOf(said.cardsOf(held(known, colour), colour)),
      ...(table.turn.value.kind === 'person' ? [words.cardBuilds(builds.length, colour)] : []),
    ],
  };
}

function abilityPart(known: Known, ability: Ability): Part {
  const { said, picture, house } = known;
  const { names, abouts, usedAbout, whens, supply } = said.abilities;
  return {
    title: names[ability],
    now: [
      abouts[ability],
      stateOf(known, ability),
      house.abilities[ability] === 'used' ? usedAbout : whens[ability],
      `${capital(supply(picture.abilities[ability] ?? 0))}.`,
    ],
  };
}

function stateOf({ said: { abilities }, house }: Known, ability: Ability): string {
  const state = house.abilities[ability] ?? 'none';
  return `${abilities.state(abilities.names[ability], abilities.states[state])}.`;
}

function takePart({ said, words, picture, selection }: Known): Part {
  const { harbour } = said;
  const ready = selection.ready.value;
  if (!ready) {
    const most = selection.mostTaken.value;
    const why = selection.missing.value > 1 ? harbour.pickFirst(most) : harbour.pickAnother;
    return { title: harbour.pick(most), now: [why], isPossible: false };
  }
  const taken = coloursInWords(cardsAt(picture, selection.places.value));
  const uses = ready.uses.length > 0 ? [words.uses(abilityNames(ready.uses))] : [];
  return { title: harbour.take(taken), now: [words.takes(taken), ...uses], isPossible: true };
}

/** A move that is one button: possible, or why not. */
function movePart({ table }: Known, title: string, move: CopenhagenSpoken): Part {
  const trial = table.tryOut(spell(move));
  return { title, now: trial.ok ? [] : [say().refusals[trial.reason]], isPossible: trial.ok };
}

function held({ house }: Known, colour: Colour): number {
  return (house.hand ?? '').split(colour).length - 1;
}
