/** A game that was played, to look at: its board at any moment, and what can be done with it. */
import './replay-screen.css';
import type { RecordFault } from '@nyhavn/engine';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { loadReplayBoard } from '../../../games/registry.ts';
import type { GameFront } from '../../../table/front.ts';
import { KeyTable } from '../../../table/key-help.tsx';
import { onKeys } from '../../../table/keys.ts';
import type { Replay } from '../../../table/replay/replay.ts';
import { nameAt } from '../../../table/seat-names.ts';
import { announce } from '../../../ui/announcer.tsx';
import { setting } from '../../../ui/bound.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { downloadRecord } from '../../../ui/download.ts';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { useTitle } from '../../../ui/page.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { gameName, say } from '../../../words/index.ts';
import { replayWords } from '../../../words/replay.ts';
import { leave } from '../leaving.ts';
import { useMomentInAddress } from './address.ts';
import { Bar, copyMoment } from './bar.tsx';
import { FaultNote } from './fault-note.tsx';
import { lineAddress, originOf } from './lines.ts';
import { type NotOpened, openReplay, type Source } from './open-replay.ts';
import { lineOf } from './reading.ts';
import { ReplayMenu } from './replay-menu.tsx';
import { goToPanel, Panel, showPanel } from './replay-panel.tsx';
import { Running } from './running.ts';
import { SeatChoice } from './seat-choice.tsx';

/** A replay, and what its screen needs to show it. */
interface Shown {
  readonly replay: Replay;
  readonly front: GameFront;
  readonly source: Source;
  readonly Board: ComponentType<{ readonly replay: Replay }>;
}

type Opened = Shown | NotOpened;

/** The game that the address names. */
export function GameScreen() {
  const { id = '' } = useRoute().params;
  const attempt = useSignal(0);
  const loaded = useLoaded(
    () => open(id),
    [id, attempt.value],
    (dropped) => 'replay' in dropped && leave(dropped.replay),
  );
  const opened = loadedValue(loaded);
  const words = replayWords.say();
  if (loaded.kind === 'failed') return <Trouble failed={loaded} />;
  if (!opened || !words) return <Loading />;
  if ('replay' in opened) return <ShownGame key={id} {...opened} />;
  if (opened.kind === 'broken') {
    const { fault, record } = opened;
    return (
      <Missing text={words.broken(fault.line, say().refusals[fault.code])}>
        <Button look="primary" icon="download" onClick={() => downloadRecord('game', record)}>
          {say().home.download}
        </Button>
      </Missing>
    );
  }
  const isAway = opened.reason === 'unreachable';
  return (
    <Missing text={isAway ? words.unreachable : words.missing}>
      {isAway && (
        <Button look="primary" icon="again" onClick={() => attempt.value++}>
          {words.retry}
        </Button>
      )}
    </Missing>
  );
}

async function open(id: string): Promise<Opened> {
  const opening = await openReplay(id);
  if (!opening.ok) return opening.reason;
  const { replay, front, source } = opening.value;
  const Board = await loadReplayBoard(front.id);
  return { replay, front, source, Board };
}

function ShownGame({ replay, front, source, Board }: Shown) {
  const running = useMemo(() => new Running(replay), [replay]);
  const areKeysOpen = useSignal(false);
  const words = replayWords.known();
  const sentence = useComputed(() => {
    const steps = replay.steps.value;
    const told = front.story(replay.seats, steps).at(-1);
    return told === undefined || told === '' ? replayWords.known().begin : told;
  }).value;
  useMomentInAddress(replay);
  useEffect(() => {
    // A link to a part opens the panel.
    if (new URLSearchParams(location.search).has('part')) showPanel();
  }, []);
  useEffect(() => () => running.stop(), [running]);
  useEffect(() => announce(sentence), [sentence, replay.at.value]);
  useLayoutEffect(() => stepKeys(replay, running), [replay, running]);
  const title = titleOf(replay, front);
  useTitle(title);
  return (
    <div class="replay" data-game={front.id}>
      <header class="replay-head">
        <IconButton icon="left" href="/" label={say().common.toHome} />
        <h1>{title}</h1>
        <SeatChoice replay={replay} />
        <IconButton icon="down" class="replay-more" label={words.parts.title} onClick={goToPanel} />
        <IconButton
          icon="link"
          class="replay-link"
          label={words.copyLink}
          onClick={() => void copyMoment(replay)}
        />
        <ReplayMenu replay={replay} source={source} onKeys={setting(areKeysOpen, true)} />
      </header>
      <main class="replay-stage">
        {replay.viewers.length < 2 && <p class="replay-note">{words.progress}</p>}
        <LineNote replay={replay} />
        {replay.cutOff !== undefined && <p class="replay-note">{words.cutOff(replay.cutOff)}</p>}
        {replay.fault && <Broken replay={replay} fault={replay.fault} />}
        <Board replay={replay} />
      </main>
      <Bar replay={replay} running={running} sentence={sentence} />
      <Panel replay={replay} front={front} />
      <Dialog title={words.keysTitle} isOpen={areKeysOpen}>
        {() => <KeyTable keys={words.keys} />}
      </Dialog>
    </div>
  );
}

/** Of another line: where it comes from, and the way back. */
function LineNote({ replay }: { readonly replay: Replay }) {
  const words = replayWords.known().try;
  const origin = originOf(replay.record);
  if (!origin) return null;
  return (
    <p class="replay-note">
      {words.played(origin.at)} <a href={lineAddress(origin)}>{words.back}</a>
    </p>
  );
}

/** A note on the fault in the record behind the part that could be read. */
function Broken({ replay, fault }: { readonly replay: Replay; readonly fault: RecordFault }) {
  return (
    <FaultNote fault={{ ...fault, text: lineOf(replay.record, fault.line) }}>
      {replay.length > 0 && <p>{replayWords.known().goodPart(replay.length)}</p>}
    </FaultNote>
  );
}

function titleOf({ seats }: Replay, { id }: GameFront): string {
  const { common } = say();
  const names = seats.map((_, seat) => nameAt(seats, seat));
  return replayWords.known().title(gameName(id), common.list(names));
}

/** Lets keys step through the game until the returned function is called. */
function stepKeys(replay: Replay, running: Running): () => void {
  const go = (action: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    running.stop();
    action(event);
  };
  return onKeys({
    ArrowLeft: go(({ shiftKey }) => (shiftKey ? replay.turn(-1) : replay.step(-1))),
    ArrowRight: go(({ shiftKey }) => (shiftKey ? replay.turn(1) : replay.step(1))),
    PageUp: go(() => replay.turn(-1)),
    PageDown: go(() => replay.turn(1)),
    Home: go(() => replay.goTo(0)),
    End: go(() => replay.goTo(replay.length)),
    ' ': () => running.toggle(),
    c: () => void copyMoment(replay),
  });
}
