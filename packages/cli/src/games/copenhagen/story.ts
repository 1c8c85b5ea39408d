/** The events of a game, in sentences. */
import type { SeenStep } from '@nyhavn/engine';
import { type SpokenBuild, spokenCopenhagen as spokenOf } from '@nyhavn/engine/copenhagen';
import { type Player, playerAt } from '../../play/player.ts';
import { groupBy } from '../../play/turn-options.ts';
import { list, say } from '../../words.ts';
import { gainBetween, gainSentence } from '../house/gains.ts';
import { colourList, paintOf } from '../house/words.ts';
import { abilityName } from './material.ts';
import { abilitiesOf, cardsAt, houseOf, type Picture, usedBetween } from './picture.ts';
import { cardsInWords, coloursInWords, usingInWords } from './words.ts';

type Step = SeenStep<Picture>;

/** The sentences of some steps, with what they gained; cards turned up together share one. */
export function story(players: readonly Player[], steps: readonly Step[]): string[] {
  const told: string[] = [];
  for (let index = 0; index < steps.length; ) {
    const isCard = (step: Step | undefined) => step !== undefined && cardIn(step) !== undefined;
    let next = index + 1;
    if (isCard(steps[index])) while (isCard(steps[next])) next++;
    const together = steps.slice(index, next);
    const [first] = together;
    if (first) told.push(isCard(first) ? refillInWords(together) : stepInWords(players, first));
    index = next;
  }
  return told;
}

/** Returns true if a step needs no words: what is dealt at the beginning is shown anyway. */
export function isSilent(_: readonly Player[], { before }: Step): boolean {
  return before.phase === 'setup';
}

/** The card that was turned up in a step. */
function cardIn({ text }: Step): string | undefined {
  const move = spokenOf(text);
  return move.verb === 'card' ? move.card : undefined;
}

function refillInWords(steps: readonly Step[]): string {
  const words = say().copenhagen.story;
  const placed = steps.flatMap((step) => {
    const card = cardIn(step) ?? 'end';
    const [, place = ''] = (step.before.chance ?? '').split(' ');
    return card === 'end' ? [] : [{ colour: paintOf(card), place }];
  });
  const cards = groupBy(placed, ({ colour }) => colour).map((group) =>
    words.at(group[0].colour, list(group.map(({ place }) => place))),
  );
  const told = cards.length === 0 ? [] : [words.refill(cards.join(', '))];
  if (steps.some(({ before, after }) => before.end === 'aside' && after.end === 'pile')) {
    told.push(words.renewed);
  }
  if (steps.some((step) => cardIn(step) === 'end')) told.push(words.end);
  return told.join(' ');
}

function stepInWords(players: readonly Player[], step: Step): string {
  const { by, before, after, text } = step;
  if (by === 'chance') return dealInWords(players, step);
  const deed = say().copenhagen.story.by(playerAt(players, by).name, deedIn(step, by));
  return deed + gainSentence(gainBetween(before, after, by, spokenOf(text).verb));
}

function dealInWords(players: readonly Player[], { text }: Step): string {
  const { cards: counted, story: words } = say().copenhagen;
  const spoken = spokenOf(text);
  if (spoken.verb === 'harbour') return words.harbour(colourList(spoken.cards));
  if (spoken.verb !== 'hand') return '';
  const { cards, seat } = spoken;
  const hand = cards.includes('?') ? counted(cards.length) : cardsInWords(cards);
  return words.by(playerAt(players, seat).name, words.hand(hand));
}

/** The move of a player, without the name. */
function deedIn({ text, before, after }: Step, seat: number): string {
  const words = say().copenhagen.story;
  const spoken = spokenOf(text);
  const used = usedBetween(before, after, seat);
  switch (spoken.verb) {
    case 'take': {
      const places = words.fromPlaces(list(spoken.places.map(String)));
      return usingInWords(words.take(coloursInWords(cardsAt(before, spoken.places)), places), used);
    }
    case 'discard':
      return words.discard(cardsInWords(spoken.cards));
    case 'both':
      return words.both;
    case 'build':
      return usingInWords(buildIn(spoken), used);
    case 'coatSquare':
      return words.coatSquare(spoken.cell);
    case 'coatTake':
      return words.coatTake(abilityName(spoken.ability));
    case 'coatTurn':
      return words.coatTurn(list(abilitiesOf(houseOf(before, seat), 'used').map(abilityName)));
    case 'coatSkip':
      return words.coatSkip;
    default:
      return words.ended;
  }
}

function buildIn({ tile, cells, brick, cards }: SpokenBuild): string {
  const { tile: named, story: words } = say().copenhagen;
  const built = named(paintOf(tile), cells.length);
  return words.build(built, cells.join(','), brick, cardsInWords(cards));
}
