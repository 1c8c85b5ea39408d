/** The events of a game in sentences. */
import type { SeenStep } from '@nyhavn/engine';
import { spokenCopenhagen } from '@nyhavn/engine/copenhagen';
import { type Colour, gainBetween } from '@nyhavn/engine/house';
import type { SeatPlan } from '../../store/seats.ts';
import { capital } from '../../table/help/sentences.ts';
import { nameAt } from '../../table/seat-names.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { gainSentence } from '../house/gain-words.ts';
import type { Ability } from './material.ts';
import { abilityNames, cardsInWords, coloursInWords, tileInWords } from './naming.ts';
import { abilitiesOf, cardsAt, houseOf, type Picture, usedBetween } from './picture.ts';

type Step = SeenStep<Picture>;

/** A sentence a step; cards turned up one after the other share one, at the last of them. */
export function story(seats: readonly SeatPlan[], steps: readonly Step[]): string[] {
  return steps.map((step, index) => {
    if (!isCard(step)) return stepInWords(seats, step);
    if (isCard(steps[index + 1])) return '';
    const before = steps.findLastIndex((other, number) => number < index && !isCard(other));
    return refillInWords(steps.slice(before + 1, index + 1));
  });
}

function isCard(step: Step | undefined): boolean {
  return step !== undefined && cardIn(step) !== undefined;
}

/** The card that was turned up in a step. */
function cardIn({ text }: Step): string | undefined {
  const move = spokenCopenhagen(text);
  return move.verb === 'card' ? move.card : undefined;
}

function refillInWords(steps: readonly Step[]): string {
  const words = sayCopenhagen().story;
  const cards = steps.flatMap((step) => {
    const card = cardIn(step);
    const [, place = ''] = (step.before.chance ?? '').split(' ');
    return card === 'end' ? [] : [words.at(card as Colour, place)];
  });
  const told = cards.length === 0 ? [] : [words.refill(say().common.list(cards))];
  if (steps.some(({ before, after }) => before.end === 'aside' && after.end === 'pile'))
    told.push(words.renewed);
  if (steps.some((step) => cardIn(step) === 'end')) told.push(words.end);
  return told.join(' ');
}

function stepInWords(seats: readonly SeatPlan[], step: Step): string {
  const { by, before, after, text } = step;
  if (by === 'chance') return dealInWords(seats, step);
  const isForCoat = spokenCopenhagen(text).verb.startsWith('coat');
  const gain = gainSentence(gainBetween(before, after, by, isForCoat));
  const act = sayCopenhagen().story.by(nameAt(seats, by), actInWords(step, by));
  return gain === '' ? act : `${act} ${capital(gain)}.`;
}

function dealInWords(seats: readonly SeatPlan[], { text }: Step): string {
  const copenhagen = sayCopenhagen();
  const spoken = spokenCopenhagen(text);
  if (spoken.verb === 'harbour') return copenhagen.story.harbour(coloursInWords(spoken.cards));
  if (spoken.verb !== 'hand') return '';
  const { cards, seat } = spoken;
  const hand = cards.includes('?') ? copenhagen.cards(cards.length) : cardsInWords(cards);
  return copenhagen.story.by(nameAt(seats, seat), copenhagen.story.hand(hand));
}

function actInWords({ text, before, after }: Step, seat: number): string {
  const { common } = say();
  const copenhagen = sayCopenhagen();
  const words = copenhagen.story;
  const spoken = spokenCopenhagen(text);
  const uses = abilityNames(usedBetween(before, after, seat));
  const using = (what: string) => (uses === '' ? what : words.using(what, uses));
  switch (spoken.verb) {
    case 'take': {
      const places = words.fromPlaces(common.list(spoken.places.map(String)));
      return using(words.take(coloursInWords(cardsAt(before, spoken.places)), places));
    }
    case 'discard':
      return words.discard(cardsInWords(spoken.cards));
    case 'both':
      return words.both;
    case 'build': {
      const { tile, cells, brick, cards } = spoken;
      const paid = cardsInWords(cards);
      return using(words.build(tileInWords(tile), cells.join(', '), brick, paid));
    }
    case 'coatSquare':
      return words.coatSquare(spoken.cell);
    case 'coatTake':
      return words.coatTake(abilityNames([spoken.ability as Ability]));
    case 'coatTurn':
      return words.coatTurn(abilityNames(abilitiesOf(houseOf(before, seat), 'used')));
    case 'coatSkip':
      return words.coatSkip;
    default:
      return words.ended;
  }
}
