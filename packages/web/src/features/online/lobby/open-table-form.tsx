/** Opening a table: the game, who may sit down, how much time there is, who may come. */
import './open-table-form.css';
import { type GameId, playersOfAny } from '@nyhavn/engine';
import type { SeatPlan, TablePlan } from '@nyhavn/protocol';
import { MAX_NAME_LENGTH } from '@nyhavn/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type * as v from 'valibot';
import { GAME_IDS, moduleOf } from '../../../games/registry.ts';
import { BotAbout, BotOptions } from '../../../table/bot-choice.tsx';
import { OptionFields } from '../../../table/option-fields.tsx';
import { bound } from '../../../ui/bound.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { together } from '../../../words/together.ts';
import type { Companion } from '../companions.ts';
import { CLOCKS } from '../time-to-think.ts';
import { GameChoice } from './game-choice.tsx';

type Plan = v.InferInput<typeof TablePlan>;
type Seat = v.InferOutput<typeof SeatPlan>;

const PLAYERS = playersOfAny();

const OPEN: Seat = { kind: 'open' };

/** Another seat: open, for a bot, or for a companion at this device. */
type Other = Seat | { readonly kind: 'beside'; readonly name: string };

/** The value of the option for a companion; no bot has that name. */
const BESIDE = '+';

/** Everything that is agreed before a table is opened. */
export function OpenTableForm(props: {
  readonly onOpen: (plan: Plan, companions: readonly Companion[]) => Promise<void>;
}) {
  const words = together.known().open;
  const game = useSignal<GameId>(GAME_IDS[0]!);
  /** The seats beside one's own. */
  const others = useSignal<readonly Other[]>([OPEN]);
  const clock = useSignal('none');
  const isPublic = useSignal(false);
  const options = useSignal<Plan['options']>({});
  const isOpenToSpectators = useSignal(true);
  const isRated = useSignal(isRatedAsked());
  const hasFreeChat = useSignal(true);
  const companions = others.value.flatMap((other, index) =>
    other.kind === 'beside' ? [{ seat: index + 1, name: other.name.trim() }] : [],
  );
  const switches = moduleOf(game.value)?.options ?? [];
  function submit(event: Event) {
    event.preventDefault();
    if (companions.some(({ name }) => name === '')) return;
    const plan = {
      game: game.value,
      options: switches.length > 0 ? options.value : {},
      seats: [OPEN, ...others.value.map((other) => (other.kind === 'beside' ? OPEN : other))],
      clock: CLOCKS[clock.value],
      isPublic: isPublic.value,
      isOpenToSpectators: isOpenToSpectators.value,
      isRated: isRated.value && companions.length === 0,
      hasFreeChat: hasFreeChat.value,
    };
    void props.onOpen(plan, companions);
  }
  return (
    <form class="panel open-table" aria-labelledby="open-table" onSubmit={submit}>
      <h2 id="open-table">{words.title}</h2>
      <GameChoice name="open-game" game={game} />
      <Seats others={others} />
      <SelectField
        label={words.clock}
        options={Object.keys(CLOCKS).map((name) => [name, words.clocks[name]])}
        {...bound(clock)}
      />
      <Choice
        legend={words.who}
        name="open-who"
        options={[
          [false, words.byLink],
          [true, words.public],
        ]}
        {...bound(isPublic)}
      />
      {companions.length === 0 && (
        <Check label={words.rated} about={words.ratedAbout} {...bound(isRated)} />
      )}
      <details>
        <summary>{words.more}</summary>
        <Check label={words.spectators} {...bound(isOpenToSpectators)} />
        <Check label={words.freeChat} {...bound(hasFreeChat)} />
        <OptionFields
          game={game.value}
          switches={switches}
          options={options.value ?? {}}
          onChange={(next) => {
            options.value = next as Plan['options'];
          }}
        />
      </details>
      <Button look="primary" icon="right" type="submit">
        {words.go}
      </Button>
    </form>
  );
}

const ICONS = { open: 'plus', bot: 'bot', beside: 'people' } as const;

/** The seat that a select's value stands for. */
function chosen(value: string): Other {
  if (value === '') return OPEN;
  return value === BESIDE ? { kind: 'beside', name: '' } : { kind: 'bot', bot: value };
}

/** One's own seat, and who may sit at the others. */
function Seats({ others }: { readonly others: Signal<readonly Other[]> }) {
  const words = together.known().open;
  const id = useId();
  const seats = others.value;
  return (
    <fieldset class="open-seats">
      <legend>{words.seats}</legend>
      <ol class="open-seat-list">
        <li>
          <Icon name="person" />
          {words.me}
        </li>
        {seats.map((seat, index) => (
          <li key={index}>
            <Icon name={ICONS[seat.kind]} />
            <select
              aria-label={words.seat(index + 2)}
              aria-describedby={seat.kind === 'bot' ? `${id}-${index}` : undefined}
              value={seat.kind === 'bot' ? seat.bot : seat.kind === 'beside' ? BESIDE : ''}
              onChange={({ currentTarget: { value } }) => {
                others.value = seats.with(index, chosen(value));
              }}
            >
              <option value="">{words.open}</option>
              <option value={BESIDE}>{words.beside}</option>
              <BotOptions />
            </select>
            {seats.length + 1 > PLAYERS.min && (
              <IconButton
                look="quiet"
                icon="close"
                label={words.remove(index + 2)}
                onClick={() => {
                  others.value = seats.toSpliced(index, 1);
                }}
              />
            )}
            {seat.kind === 'bot' && <BotAbout bot={seat.bot} id={`${id}-${index}`} />}
            {seat.kind === 'beside' && (
              <TextField
                isBare
                class="open-seat-name"
                label={words.besideName(index + 2)}
                placeholder={words.besideName(index + 2)}
                value={seat.name}
                maxLength={MAX_NAME_LENGTH}
                required
                autocomplete="off"
                onChange={(name) => {
                  others.value = others.value.with(index, { kind: 'beside', name });
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {seats.some(({ kind }) => kind === 'beside') && <p>{words.besideAbout}</p>}
      {seats.length + 1 < PLAYERS.max && (
        <Button
          icon="plus"
          onClick={() => {
            others.value = [...seats, OPEN];
          }}
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}

/** Returns true if the address asks for a rated table, as links from leaderboards do. */
function isRatedAsked(): boolean {
  return new URLSearchParams(location.search).has('rated');
}
