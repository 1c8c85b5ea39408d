/** The simulator: people watch servers die and games go on, and break things themselves. */
import './simulator-screen.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { Page } from '../../ui/page.tsx';
import { TroubleNote } from '../../ui/trouble.tsx';
import { say } from '../../words/index.ts';
import { simulatorWords } from '../../words/simulator.ts';
import { Checks } from './checks.tsx';
import { Faults } from './faults.tsx';
import { Happenings } from './happenings.tsx';
import { Machines } from './machines.tsx';
import { Watch } from './watch.ts';
import { WatchedTables } from './watched-tables.tsx';

/** Times as fast as a clock. */
const SPEEDS = [1, 5, 30];

/** Three servers and both games. */
const FIRST_SEED = 333;

/** The page with its world. */
export function SimulatorScreen() {
  const words = simulatorWords.say();
  const watch = useMemo(() => new Watch(), []);
  useEffect(() => () => watch.close(), []);
  const seed = useSignal(FIRST_SEED);
  const worlds = useSignal(0);
  const begun = useLoaded(() => watch.begin(seed.peek()), [worlds.value]);
  if (!words) return <Page title={say().common.productName}>{say().common.loading}</Page>;
  const begin = (from: number) => {
    seed.value = from;
    worlds.value++;
  };
  const snapshot = watch.snapshot.value;
  return (
    <Page title={words.title}>
      <div class="simulator">
        <p class="panel">{words.about}</p>
        <SeedForm watch={watch} seed={seed.value} onBegin={begin} />
        {begun.kind === 'failed' && (
          <div class="panel">
            <TroubleNote failed={begun} />
          </div>
        )}
        {snapshot && (
          <>
            <Machines snapshot={snapshot} />
            <Faults watch={watch} isCalm={snapshot.act !== 'weather'} />
            <WatchedTables snapshot={snapshot} />
            <Happenings snapshot={snapshot} />
            <Checks snapshot={snapshot} />
          </>
        )}
      </div>
    </Page>
  );
}

/** What world it is, and how time passes in it. */
function SeedForm(props: {
  readonly watch: Watch;
  readonly seed: number;
  readonly onBegin: (seed: number) => void;
}) {
  const { watch, seed, onBegin } = props;
  const words = simulatorWords.known();
  const typed = useSignal(`${seed}`);
  const current = Number(watch.snapshot.value?.seed ?? seed);
  useEffect(() => {
    typed.value = `${current}`;
  }, [current]);
  const isRunning = watch.isRunning.value;
  return (
    <form
      class="panel simulator-form"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(Math.abs(Math.trunc(Number(typed.value))) || 0);
      }}
    >
      <TextField
        label={words.seed}
        value={typed.value}
        maxLength={9}
        onChange={(text) => {
          typed.value = text;
        }}
      />
      <div class="actions">
        <Button look="primary" type="submit">
          {words.begin}
        </Button>
        <Button
          icon={isRunning ? 'pause' : 'play'}
          aria-disabled={watch.snapshot.value?.act === 'judged'}
          onClick={() => (isRunning ? watch.pause() : watch.run())}
        >
          {isRunning ? words.pause : words.play}
        </Button>
        <Button icon="right" onClick={() => onBegin(current + 1)}>
          {words.next}
        </Button>
      </div>
      <Choice
        legend={words.speed}
        name="simulator-speed"
        options={SPEEDS.map((speed) => [speed, words.times(speed)] as const)}
        value={watch.speed.value}
        onChange={(speed) => {
          watch.speed.value = speed;
        }}
      />
    </form>
  );
}
