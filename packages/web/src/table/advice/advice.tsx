/** The harbour master's button at the table, and what is said when it is pressed. */
import './advice.css';
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { adviceWords } from '../../words/advice.ts';
import { say } from '../../words/index.ts';
import type { GameFront } from '../front.ts';
import { helpOn } from '../help/topic.ts';
import { keepFocus } from '../main-button.ts';
import type { PlayedTable } from '../model/played-table.ts';
import type { Advice, Adviser } from './adviser.ts';
import { reasonsFor, standing } from './saying.ts';

/** The button with which the harbour master is asked. */
export function AdviceButton(props: { readonly table: PlayedTable; readonly adviser: Adviser }) {
  const { table, adviser } = props;
  const words = adviceWords.say();
  const advice = adviser.advice.value;
  if (!words || table.turn.value.kind === 'over') return null;
  const isAsked = table.turn.value.kind === 'person';
  return (
    <IconButton
      icon="bulb"
      class={advice?.kind === 'thinking' ? 'advice-ask is-thinking' : 'advice-ask'}
      label={words.ask}
      title={words.askKey}
      aria-disabled={!isAsked}
      onClick={() => void adviser.ask()}
      {...helpOn('advice')}
    />
  );
}

/**
 * The harbour master's advice, over the board; a phone shows the reasons alone until it is
 * unfolded.
 */
export function AdviceNote(props: {
  readonly front: GameFront;
  readonly table: PlayedTable;
  readonly adviser: Adviser;
  /** Shows a move on the board, as if it had been picked. */
  readonly show: (text: string) => void;
}) {
  const { front, table, adviser, show } = props;
  const words = adviceWords.say();
  const advice = adviser.advice.value;
  const whole = advice?.kind === 'known' && advice.isWhole ? advice.best.text : undefined;
  const isFolded = useSignal(true);
  useLayoutEffect(() => {
    isFolded.value = true;
    if (whole !== undefined) show(whole);
  }, [whole]);
  if (!words || !advice) return null;
  return (
    <div class={`note advice${isFolded.value ? ' is-folded' : ''}`} {...helpOn('advice')}>
      <Icon name="bulb" />
      <div class="advice-words">
        <Said {...{ front, table, advice }} />
      </div>
      {advice.kind === 'known' && !advice.isWhole && (
        <Button
          onClick={() => {
            void adviser.ask();
            requestAnimationFrame(() => keepFocus());
          }}
        >
          {words.where}
        </Button>
      )}
      {whole !== undefined && (
        <IconButton
          look="quiet"
          icon={isFolded.value ? 'down' : 'up'}
          class="advice-fold"
          label={words.all}
          aria-expanded={!isFolded.value}
          onClick={() => {
            isFolded.value = !isFolded.value;
          }}
        />
      )}
      <IconButton
        look="quiet"
        icon="close"
        label={say().common.close}
        onClick={() => {
          adviser.close();
          requestAnimationFrame(() => keepFocus());
        }}
      />
    </div>
  );
}

function Said(props: {
  readonly front: GameFront;
  readonly table: PlayedTable;
  readonly advice: Advice;
}) {
  const { front, table, advice } = props;
  const words = adviceWords.say();
  if (!words) return null;
  if (advice.kind !== 'known') return <p>{words[advice.kind]}</p>;
  const { best, next, isWhole } = advice;
  if (!isWhole) return <p>{front.judged?.hint(words, best.text)}</p>;
  return (
    <>
      <p>
        <strong>{moveInWords(front, table, best.text)}</strong>
      </p>
      <ul>
        {reasonsFor(words, front, best).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{standing(words, best, next)}</p>
    </>
  );
}

/** A move as the log would tell it, if the harbour master had made it. */
function moveInWords(front: GameFront, table: PlayedTable, text: string): string {
  const turn = table.turn.value;
  const trial = table.tryOut(text);
  if (turn.kind !== 'person' || !trial.ok) return '';
  const name = say().common.bots['harbour-master']?.name ?? '';
  const seats = table.seats.map((seat, index) => (index === turn.seat ? { name } : seat));
  const before = table.picture.value;
  const [sentence = ''] = front.story(seats, [
    { by: turn.seat, text, before, after: trial.value.after },
  ]);
  return sentence;
}
