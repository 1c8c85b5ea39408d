/** The cards in the hand. */
import './hand.css';
import type { Colour } from '@nyhavn/engine/house';
import { Card } from '../../art/card.tsx';
import { isAlone, nameAt } from '../../table/seat-names.ts';
import { notify } from '../../ui/announcer.tsx';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { placesOf } from '../house/letters.ts';
import { cardsInWords } from './naming.ts';
import { houseOf } from './picture.ts';
import type { Selection, TableParts } from './selection.ts';
import { helpOn } from './topics.ts';

/** A player's hand; cards that have to be discarded are picked here. Hidden hands show their backs. */
export function Hand(props: TableParts & { readonly seat: number }) {
  const { table, selection, seat } = props;
  const { hand: words, cards: count } = sayCopenhagen();
  const { hand, cards } = houseOf(table.picture.value, seat);
  const title = isAlone(table.seats) ? words.title : words.of(nameAt(table.seats, seat));
  const isDiscarding = selection.surplus.value > 0;
  const paid = placesOf(selection.payment.value?.cards ?? '', hand ?? '');
  return (
    <section class="hand wood" aria-label={title} {...helpOn('hand')}>
      <p class="visually-hidden">{hand === null ? count(cards) : cardsInWords(hand)}</p>
      <ul class="hand-cards" style={{ '--cards': Math.max(cards, 1) }}>
        {hand === null
          ? Array.from({ length: cards }, (_, number) => (
              <li key={number}>
                <Card colour="back" />
              </li>
            ))
          : [...hand].map((card, number) => (
              <li
                key={`${card}${numberIn(hand, number)}`}
                class={paid.includes(number) ? 'is-paid' : ''}
                {...helpOn('card', card)}
              >
                {isDiscarding ? (
                  <HandCard selection={selection} hand={hand} number={number} />
                ) : (
                  <Card colour={card as Colour} />
                )}
              </li>
            ))}
      </ul>
    </section>
  );
}

function HandCard(props: {
  readonly selection: Selection;
  readonly hand: string;
  readonly number: number;
}) {
  const { selection, hand, number } = props;
  const { hand: words } = sayCopenhagen();
  const colour = hand.charAt(number) as Colour;
  const isPicked = selection.cards.value.includes(number);
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={words.card(colour, numberIn(hand, number), hand.split(colour).length - 1)}
      onClick={() => {
        if (!selection.toggleCard(number)) notify(words.tooMany);
      }}
    >
      <Card colour={colour} isPicked={isPicked} />
    </button>
  );
}

/** The number of a card among the cards of its colour, counted from 1. */
function numberIn(hand: string, number: number): number {
  return hand.slice(0, number + 1).split(hand.charAt(number)).length - 1;
}
