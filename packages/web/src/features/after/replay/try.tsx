/** Trying it: from any moment play on against bots or alone, and see which line came to more. */
import './try.css';
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { forgetGame } from '../../../store/saved.ts';
import { BotOptions } from '../../../table/bot-choice.tsx';
import type { Replay } from '../../../table/replay/replay.ts';
import { nameAt } from '../../../table/seat-names.ts';
import { bound } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLoaded } from '../../../ui/loaded.ts';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { TroubleNote } from '../../../ui/trouble.tsx';
import { say } from '../../../words/index.ts';
import { replayWords } from '../../../words/replay.ts';
import type { PartProps } from '../part-props.ts';
import { beginLine, canTry, type Line, linesOf, realLine } from './lines.ts';

/** The form that begins another line, and all lines of this game. */
export function TryPart({ replay, front }: PartProps) {
  const words = replayWords.known().try;
  const lines = useSignal<readonly Line[]>([]);
  const changes = useSignal(0);
  const loaded = useLoaded(async () => {
    lines.value = await linesOf(replay);
  }, [replay, changes.value]);
  return (
    <>
      <p>{words.about}</p>
      {canTry(replay, replay.at.value) ? (
        <TryForm replay={replay} front={front} />
      ) : (
        <p class="try-not">{replay.at.value === replay.length ? words.atEnd : words.notThis}</p>
      )}
      {loaded.kind === 'failed' && <TroubleNote failed={loaded} />}
      <Lines replay={replay} lines={lines} onChange={() => changes.value++} />
    </>
  );
}

const ALONE = 'alone';

function TryForm({ replay, front }: PartProps) {
  const words = replayWords.known().try;
  const { route } = useLocation();
  const viewer = replay.viewer.value;
  const seat = useSignal(typeof viewer === 'number' ? viewer : (activeAt(replay) ?? 0));
  const others = useSignal('foreman');
  useLayoutEffect(() => {
    if (typeof viewer === 'number') seat.value = viewer;
  }, [viewer]);
  const isAlone = others.value === ALONE;
  async function begin(event: Event) {
    event.preventDefault();
    const bot = isAlone ? undefined : others.value;
    const line = await beginLine(replay, front, replay.at.value, { seat: seat.value, bot });
    route(`/line/${line}`);
  }
  return (
    <form class="try-form" onSubmit={(event) => void begin(event).catch(sayTrouble)}>
      <div class="try-fields">
        <SelectField
          label={words.youPlay}
          options={replay.seats.map((_, index) => [index, nameAt(replay.seats, index)])}
          disabled={isAlone}
          {...bound(seat)}
        />
        <Field label={words.others}>
          <select
            value={others.value}
            onChange={({ currentTarget }) => {
              others.value = currentTarget.value;
            }}
          >
            <BotOptions />
            <option value={ALONE}>{words.alone}</option>
          </select>
        </Field>
      </div>
      <p class="try-chance">
        {front.dealAnew && viewer !== 'all' ? words.dealtAnew : words.newChance}
      </p>
      <Button look="primary" icon="branch" type="submit">
        {words.begin(replay.at.value)}
      </Button>
    </form>
  );
}

function activeAt(replay: Replay): number | null {
  return replay.picture.peek().active;
}

/** The game as it was really played, and beside it every line that was tried. */
function Lines(props: {
  readonly replay: Replay;
  readonly lines: Signal<readonly Line[]>;
  readonly onChange: () => void;
}) {
  const { replay, lines, onChange } = props;
  const words = replayWords.known().try;
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title" class="lines-title">
        {words.lines}
      </h2>
      {lines.value.length === 0 && <p>{words.none}</p>}
      <ul class="lines">
        <LineCard
          line={realLine(replay, 0)}
          title={words.real}
          replay={replay}
          onChange={onChange}
        />
        {lines.value.map((line, index) => (
          <LineCard
            key={line.id}
            line={line}
            title={words.line(index + 1)}
            replay={replay}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  );
}

function LineCard(props: {
  readonly line: Line;
  readonly title: string;
  readonly replay: Replay;
  readonly onChange: () => void;
}) {
  const { line, title, replay, onChange } = props;
  const words = replayWords.known().try;
  const { common, home } = say();
  const { id, at, seats, points, moves, isOver, winners } = line;
  async function forget(table: string) {
    if (!confirm(words.forgetSure)) return;
    await forgetGame(table);
    onChange();
  }
  const bot = seats.find((seat) => seat.bot !== undefined)?.bot;
  const company = bot === undefined ? words.alone : (common.bots[bot]?.name ?? bot);
  return (
    <li class={id === undefined ? 'line is-real' : 'line'}>
      <h3>{title}</h3>
      <p class="line-about">
        {id !== undefined && (
          <>
            <a href={`#${at}`}>{words.from(at)}</a> · {company} ·{' '}
          </>
        )}
        {isOver ? words.over(moves) : words.underWay(moves)}
      </p>
      <ul class="line-points">
        {points.map((score, seat) => (
          <li key={seat} class={`house-${seat % 4}${winners.includes(seat) ? ' is-winner' : ''}`}>
            <span>{nameAt(replay.seats, seat)}</span>
            <strong>{score}</strong>
            {winners.includes(seat) && <Icon name="trophy" />}
          </li>
        ))}
      </ul>
      {id !== undefined && (
        <div class="actions">
          <Button icon={isOver ? 'eye' : 'right'} href={isOver ? `/game/${id}` : `/line/${id}`}>
            {isOver ? home.look : home.goOn}
            <span class="visually-hidden">: {title}</span>
          </Button>
          <Button look="quiet" icon="close" onClick={() => void forget(id).catch(sayTrouble)}>
            {words.forget}
            <span class="visually-hidden">: {title}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
