/** The events of a game, in sentences. */
import type { SeenStep } from '@nyhavn/engine';
import { type SpokenBuild, spokenCopenhagen as spokenOf } from '@nyhavn/engine/copenhagen';
import { does, type Player, playerAt } from '../../play/player.ts';
import { groupBy } from '../../play/turn-options.ts';
import { list } from '../../play/words.ts';
import { gainSentence } from '../house/gains.ts';
import { colourList, colourName } from '../house/words.ts';
import { gainOf } from './gains.ts';
import { abilityInWords } from './material.ts';
import { abilitiesOf, cardsAt, houseOf, type Picture, usedBetween } from './picture.ts';
import { cardCount, cardsInWords, coloursInWords, placesInWords, usingInWords } from './words.ts';

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

/** Whether a step needs no words: what is dealt at the beginning is shown anyway. */
export function isSilent(_: readonly Player[], { before }: Step): boolean {
  return before.phase === 'setup';
}

/** The card that was turned up in a step. */
function cardIn({ text }: Step): string | undefined {
  const move = spokenOf(text);
  return move.verb === 'card' ? move.card : undefined;
}

function refillInWords(steps: readonly Step[]): string {
  const placed = steps.flatMap((step) => {
    const card = cardIn(step) ?? 'end';
    const [, place = ''] = (step.before.chance ?? '').split(' ');
    return card === 'end' ? [] : [{ colour: colourName(card), place }];
  });
  const cards = groupBy(placed, ({ colour }) => colour).map(
    (group) => `${group[0].colour} at ${list(group.map(({ place }) => place))}`,
  );
  const told = cards.length === 0 ? [] : [`New in the harbour: ${cards.join(', ')}.`];
  if (steps.some(({ before, after }) => before.end === 'aside' && after.end === 'pile')) {
    told.push(
      'The draw pile has run out: the discards are the new draw pile, with the End card among the last ten cards.',
    );
  }
  if (steps.some((step) => cardIn(step) === 'end')) told.push('The End card has been revealed.');
  return told.join(' ');
}

function stepInWords(players: readonly Player[], step: Step): string {
  const { by, before, after, text } = step;
  if (by === 'chance') return dealInWords(players, step);
  const gain = gainOf(before, after, by, spokenOf(text).verb);
  return `${actInWords(step, by, playerAt(players, by))}.${gainSentence(gain)}`;
}

function dealInWords(players: readonly Player[], { text }: Step): string {
  const spoken = spokenOf(text);
  if (spoken.verb === 'harbour') return `In the harbour: ${colourList(spoken.cards)}.`;
  if (spoken.verb !== 'hand') return '';
  const { cards, seat } = spoken;
  const hand = cards.includes('?') ? cardCount(cards.length) : cardsInWords(cards);
  return `${does(playerAt(players, seat), 'get')} ${hand}.`;
}

function actInWords({ text, before, after }: Step, seat: number, player: Player): string {
  const spoken = spokenOf(text);
  const using = usingInWords(usedBetween(before, after, seat));
  switch (spoken.verb) {
    case 'take': {
      const cards = coloursInWords(cardsAt(before, spoken.places));
      return `${does(player, 'take')} ${cards} from ${placesInWords(spoken.places)}${using}`;
    }
    case 'discard':
      return `${does(player, 'discard')} ${cardsInWords(spoken.cards)}`;
    case 'both':
      return `${does(player, 'use')} ${abilityInWords('both')}`;
    case 'build':
      return `${buildInWords(spoken, player)}${using}`;
    case 'coatSquare':
      return `${does(player, 'use')} a coat of arms to place a white tile at ${spoken.cell}`;
    case 'coatTake':
      return `${does(player, 'use')} a coat of arms to take ${abilityInWords(spoken.ability)}`;
    case 'coatTurn': {
      const turned = abilitiesOf(houseOf(before, seat), 'used');
      return `${does(player, 'use')} a coat of arms to refresh ${list(turned)}`;
    }
    case 'coatSkip':
      return `${does(player, 'skip')} a coat of arms`;
    default:
      return `${does(player, 'end')} the turn`;
  }
}

function buildInWords({ tile, cells, brick, cards }: SpokenBuild, player: Player): string {
  const paid = cards === '' ? 'nothing' : cardsInWords(cards);
  return `${does(player, 'build')} ${tile} at ${cells.join(',')}, brick at ${brick}, for ${paid}`;
}
