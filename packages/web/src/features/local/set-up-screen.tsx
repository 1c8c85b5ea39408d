/** Choosing who plays: people and bots in any mix, who begins, and the options of the game. */
import './set-up-screen.css';
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { isPlayedHere, moduleOf } from '../../games/registry.ts';
import { lastPlan, USUAL_BOT } from '../../store/plans.ts';
import type { SeatPlan, TablePlan } from '../../store/seats.ts';
import { freeName } from '../../table/bot-names.ts';
import { OptionFields } from '../../table/option-fields.tsx';
import { nameAt } from '../../table/seat-names.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { type Failed, loadedValue, useLoaded } from '../../ui/loaded.ts';
import { Missing } from '../../ui/missing.tsx';
import { Page } from '../../ui/page.tsx';
import { TroubleNote } from '../../ui/trouble.tsx';
import { gameName, say } from '../../words/index.ts';
import { SeatFields } from './seat-fields.tsx';
import { beginTable } from './tables.ts';

/** The set-up of a table, beginning with the last one. */
export function SetUp() {
  const { game = '' } = useRoute().params;
  const isReal = useLocation().query.dice === 'real' && moduleOf(game)?.told !== undefined;
  const plan = useSignal<TablePlan | undefined>(undefined);
  const last = useLoaded(() => lastPlan(game, moduleOf(game)?.firstSeats, isReal), [game, isReal]);
  useLayoutEffect(() => {
    plan.value = loadedValue(last);
  }, [last]);
  const { common, setup } = say();
  if (!isPlayedHere(game)) return <Missing text={common.notFound} />;
  return (
    <Page title={setup.title(gameName(game))}>
      {last.kind === 'failed' && <TroubleNote failed={last} />}
      {plan.value && <SetUpForm plan={plan as Signal<TablePlan>} />}
    </Page>
  );
}

function SetUpForm({ plan }: { readonly plan: Signal<TablePlan> }) {
  const { route } = useLocation();
  const failure = useSignal<Failed | undefined>(undefined);
  const { setup } = say();
  const { startPlayer, game, dice, seats } = plan.value;
  const told = loadedValue(useLoaded(async () => moduleOf(game)?.told?.(), [game]));
  const { min, max } = moduleOf(game)?.players ?? { min: 0, max: 0 };

  function change(part: Partial<TablePlan>) {
    plan.value = { ...plan.value, ...part };
  }
  function changeSeats(next: readonly SeatPlan[]) {
    const { startPlayer: starts, ...rest } = plan.value;
    const isThere = starts !== undefined && starts < next.length;
    plan.value = isThere ? { ...rest, startPlayer: starts, seats: next } : { ...rest, seats: next };
  }
  function chooseStart(seat: number | undefined) {
    const { startPlayer: _, ...rest } = plan.value;
    plan.value = seat === undefined ? rest : { ...rest, startPlayer: seat };
  }
  async function begin(event: Event) {
    event.preventDefault();
    failure.value = undefined;
    try {
      const id = await beginTable(plan.value);
      if (id !== undefined) route(`/play/${id}`);
    } catch (error) {
      console.error(error);
      failure.value = { kind: 'failed', error, again: () => void begin(event) };
    }
  }

  return (
    <form class="set-up panel" onSubmit={begin}>
      {told && (
        <told.Fields
          dice={dice}
          onChange={(next) => {
            const { dice: _, ...rest } = plan.value;
            plan.value = next === undefined ? rest : { ...rest, dice: next };
          }}
        />
      )}
      <fieldset>
        <legend>{setup.players}</legend>
        <ol class="set-up-seats">
          {seats.map((seat, index) => (
            <li key={index}>
              <SeatFields
                number={index + 1}
                seat={seat}
                seats={seats}
                onChange={(next) => changeSeats(plan.value.seats.with(index, next))}
                onRemove={
                  seats.length > min
                    ? () => changeSeats(plan.value.seats.toSpliced(index, 1))
                    : undefined
                }
              />
            </li>
          ))}
        </ol>
        {seats.length < max && (
          <Button
            icon="plus"
            onClick={() =>
              changeSeats([
                ...plan.value.seats,
                dice === undefined ? { name: freeName(seats), bot: USUAL_BOT } : { name: '' },
              ])
            }
          >
            {setup.add}
          </Button>
        )}
      </fieldset>
      <SelectField
        label={setup.starts}
        options={[
          [undefined, setup.random],
          ...seats.map((_, seat) => [seat, nameAt(seats, seat)] as const),
        ]}
        value={startPlayer}
        onChange={chooseStart}
      />
      <OptionFields
        game={game}
        switches={moduleOf(game)?.options ?? []}
        options={plan.value.options}
        onChange={(options) => change({ options })}
      />
      <Button look="primary" icon="right" class="set-up-begin" type="submit">
        {setup.begin}
      </Button>
      {failure.value && <TroubleNote failed={failure.value} />}
    </form>
  );
}
