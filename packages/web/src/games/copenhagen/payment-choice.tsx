/** The choice of the cards that pay for the tile in the hand. */
import './payment-choice.css';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { abilityNames, cardsInWords } from './naming.ts';
import type { Payment, Selection } from './selection.ts';
import { helpOn } from './topics.ts';

/** The ways to pay where the tile is held, if there are several. */
export function PaymentChoice({ selection }: { readonly selection: Selection }) {
  const { pay } = sayCopenhagen();
  const payments = selection.payments.value;
  const chosen = selection.payment.value;
  if (!chosen || payments.length === 1) return null;
  return (
    <label class="payment" {...helpOn('payment')}>
      <span>{pay.title}</span>
      <select
        value={chosen.cards}
        onChange={({ currentTarget }) => {
          const payment = payments.find(({ cards }) => cards === currentTarget.value);
          if (payment) selection.pay(payment);
        }}
      >
        {payments.map((payment) => (
          <option key={payment.cards} value={payment.cards}>
            {paymentInWords(payment)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A way to pay, as in `2 red cards, with Discount`. */
export function paymentInWords({ cards, uses }: Payment): string {
  const { pay } = sayCopenhagen();
  return pay.with(cards === '' ? pay.nothing : cardsInWords(cards), abilityNames(uses));
}
