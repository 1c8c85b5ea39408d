/** The choice of the dice that pay for a tile, and of its copy. */
import './payment-choice.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Die } from '../../art/die.tsx';
import type { Paint } from '../../art/types.ts';
import { Radio } from '../../ui/choice.tsx';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { costInWords, paymentInWords } from './naming.ts';
import { type Payment, paymentKey } from './possible.ts';
import type { Selection } from './selection.ts';
import { helpOn } from './topics.ts';

/** Radio buttons for the dice, and for a free or a crossed-out copy. */
export function PaymentChoice({ selection }: { readonly selection: Selection }) {
  const words = sayRollAndWrite().payment;
  const payments = selection.payments.value;
  const now = selection.payment.value;
  if (!now || payments.length < 2) return null;
  const byDice = payments.filter(({ again }) => again === now.again);
  const byCopy = payments.filter(({ dice }) => dice === now.dice);
  return (
    <div class="payment-choice" {...helpOn('payment')}>
      {byDice.length > 1 && (
        <Choice
          title={words.title}
          hint={words.hint}
          payments={byDice}
          {...{ now, selection }}
          content={(payment) => (
            <span class="payment-dice" role="img" aria-label={paymentInWords(payment)}>
              {[...payment.dice].map((face, index) => (
                <Die key={`${face}${index}`} face={face as Paint} />
              ))}
            </span>
          )}
        />
      )}
      {byCopy.length > 1 && (
        <Choice
          title={words.copyTitle}
          payments={byCopy}
          {...{ now, selection }}
          content={({ again }) => (again ? words.again : words.cross)}
        />
      )}
    </div>
  );
}

function Choice(props: {
  readonly title: string;
  readonly hint?: string;
  readonly payments: readonly Payment[];
  readonly now: Payment;
  readonly selection: Selection;
  readonly content: (payment: Payment) => ComponentChildren;
}) {
  const { title, hint, payments, now, selection, content } = props;
  const name = useId();
  return (
    <fieldset class="payment-group" title={hint}>
      <legend>{title}</legend>
      {hint !== undefined && <p class="payment-hint">{hint}</p>}
      {payments.map((payment) => (
        <Radio
          key={paymentKey(payment)}
          title={costInWords(payment)}
          name={name}
          isBare
          isChosen={paymentKey(payment) === paymentKey(now)}
          onChoose={() => selection.choosePayment(payment)}
        >
          {content(payment)}
        </Radio>
      ))}
    </fieldset>
  );
}
