/** Every decision: what was played, what was best, and what that cost. */
import './decisions.css';
import type { DecisionFinding, Review, WeighedMove } from '@nyhavn/bots';
import { useSignal } from '@preact/signals';
import type { GameFront } from '../../../table/front.ts';
import type { Replay } from '../../../table/replay/replay.ts';
import { nameAt } from '../../../table/seat-names.ts';
import { bound, setting } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { ReviewWords } from '../../../words/en/review.ts';
import { say } from '../../../words/index.ts';
import { moveInWords, stepsWith } from './moves.ts';
import { percent, points } from './review-numbers.ts';
import { Sign } from './sign.tsx';

interface Shown {
  readonly replay: Replay;
  readonly front: GameFront;
  readonly words: ReviewWords;
}

/** Decisions that are shown at once. */
const FEW = 8;

/** All decisions, the costliest first or in their order. */
export function Decisions({ review, ...shown }: Shown & { readonly review: Review }) {
  const { replay, words } = shown;
  const order = useSignal<'worst' | 'inOrder'>('worst');
  const whose = useSignal<number | undefined>(undefined);
  const isAll = useSignal(false);
  const found = review.steps
    .flatMap(({ at, decision }) => (decision ? [{ at, decision }] : []))
    .filter(({ decision }) => whose.value === undefined || decision.seat === whose.value);
  const listed =
    order.value === 'inOrder'
      ? found
      : found
          .filter(({ decision }) => decision.class !== 'best')
          .toSorted((a, b) => b.decision.loss - a.decision.loss);
  const visible = isAll.value ? listed : listed.slice(0, FEW);
  return (
    <section class="review-decisions" aria-labelledby="review-decisions">
      <h2 id="review-decisions">{words.decisions.title}</h2>
      <div class="decisions-choice">
        <SelectField
          class="decisions-field"
          label={words.decisions.order}
          options={[
            ['worst', words.decisions.worst],
            ['inOrder', words.decisions.inOrder],
          ]}
          {...bound(order)}
        />
        <SelectField
          class="decisions-field"
          label={words.decisions.whose}
          options={[
            [undefined, words.decisions.all],
            ...review.before.chances.map((_, seat) => [seat, nameAt(replay.seats, seat)] as const),
          ]}
          {...bound(whose)}
        />
      </div>
      {listed.length === 0 && <p>{words.decisions.none}</p>}
      <ol class="decisions">
        {visible.map(({ at, decision }) => (
          <li key={at}>
            <Decision {...shown} at={at} decision={decision} />
          </li>
        ))}
      </ol>
      {listed.length > visible.length && (
        <Button onClick={setting(isAll, true)}>
          {words.decisions.more} ({listed.length})
        </Button>
      )}
    </section>
  );
}

/** One decision; its pictures are drawn when it is opened. */
function Decision(props: Shown & { readonly at: number; readonly decision: DecisionFinding }) {
  const { replay, front, words, at, decision } = props;
  const isOpen = useSignal(false);
  const isCurrent = replay.at.value === at + 1;
  return (
    <details
      class={`decision house-${decision.seat % 4}${isCurrent ? ' is-current' : ''}`}
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
        if (currentTarget.open) replay.goTo(at + 1);
      }}
    >
      <summary>
        <Sign of={decision.class} />
        <span class="decision-head">
          <strong>{words.classes[decision.class]}</strong>
          <span>{costInWords(decision, words)}</span>
        </span>
        <span class="decision-deed">{moveInWords(replay, front, at, decision.played.move)}</span>
      </summary>
      {isOpen.value && (
        <div class="decision-moves">
          <MoveShown {...props} move={decision.played} title={words.decisions.played} />
          {decision.best.move !== decision.played.move && (
            <MoveShown {...props} move={decision.best} title={words.decisions.best} />
          )}
          <Button icon="eye" href={`#${at + 1}`}>
            {words.decisions.go}
          </Button>
        </div>
      )}
    </details>
  );
}

function costInWords(decision: DecisionFinding, words: ReviewWords): string {
  const { loss, error, pointsLost, class: name } = decision;
  const { decisions } = words;
  if (name === 'best') return decisions.free;
  const lost = pointsLost < 0.1 ? '' : decisions.points(points(pointsLost));
  const give = 2 * error < 0.005 ? '' : ` ± ${percent(2 * error)}`;
  return decisions.cost(`${percent(loss)}${give}`, lost);
}

/** A move as what stands after it, in words, and with what it promises. */
function MoveShown(
  props: Shown & {
    readonly at: number;
    readonly decision: DecisionFinding;
    readonly move: WeighedMove;
    readonly title: string;
  },
) {
  const { replay, front, words, at, decision, move, title } = props;
  const steps = stepsWith(replay, at, move.move);
  const after = steps?.at(-1)?.after;
  const view = after && front.views(replay.seats, after, steps)[decision.seat];
  return (
    <figure class="decision-move">
      {view && front.Miniature && <front.Miniature view={view} move={move.move} />}
      <figcaption>
        <strong>
          {title}: {percent(move.chance)}
        </strong>
        <span>{moveInWords(replay, front, at, move.move)}</span>
        <span class="review-about">{factsInWords(front, move, words)}</span>
      </figcaption>
    </figure>
  );
}

function factsInWords(front: GameFront, { facts }: WeighedMove, words: ReviewWords): string {
  if (!facts) return words.decisions.reroll;
  return say().common.list(front.judged?.facts(words, facts) ?? []);
}
