/** A game that was played, to look at: its board at any moment, and what can be done with it. */
import './game.css';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { downloadRecord } from '../app/download.ts';
import { Missing } from '../app/missing.tsx';
import { Opening } from '../app/opening.tsx';
import { useTitle } from '../app/page.tsx';
import { Icon } from '../art/icon.tsx';
import { announce } from '../play/announcer.tsx';
import { Dialog } from '../play/dialog.tsx';
import type { GameFront } from '../play/front.ts';
import { KeyTable } from '../play/key-help.tsx';
import { onKeys } from '../play/keys.ts';
import { nameAt } from '../play/people.ts';
import { useMomentInAddress } from '../replay/address.ts';
import { Bar, copyMoment } from '../replay/bar.tsx';
import { loadBoard } from '../replay/boards.ts';
import { type NotOpened, openReplay } from '../replay/open.ts';
import { Panel } from '../replay/panel.tsx';
import type { Replay } from '../replay/replay.ts';
import { Running } from '../replay/running.ts';
import { SeatChoice } from '../replay/seat-choice.tsx';
import { say } from '../words/index.ts';
import { replayWords } from '../words/replay.ts';

/** What there is to show. */
interface Shown {
  readonly replay: Replay;
  readonly front: GameFront;
  readonly Board: ComponentType<{ readonly replay: Replay }>;
}

type Opened = Shown | NotOpened;

/** The game that the address names. */
export function GameScreen() {
  const { id = '' } = useRoute().params;
  const attempt = useSignal(0);
  const opened = useOpened(id, attempt).value;
  const words = replayWords.say();
  if (!opened || !words) return <Opening />;
  if ('replay' in opened) return <ShownGame key={id} {...opened} />;
  if (opened.kind === 'broken') {
    return (
      <Missing text={say().home.broken}>
        <button
          type="button"
          class="button primary"
          onClick={() => downloadRecord('game', opened.record)}
        >
          <Icon name="download" />
          {say().home.download}
        </button>
      </Missing>
    );
  }
  const isAway = opened.reason === 'unreachable';
  return (
    <Missing text={isAway ? words.unreachable : words.missing}>
      {isAway && (
        <button type="button" class="button primary" onClick={() => attempt.value++}>
          <Icon name="again" />
          {words.retry}
        </button>
      )}
    </Missing>
  );
}

function useOpened(id: string, attempt: Signal<number>): Signal<Opened | undefined> {
  const opened = useSignal<Opened | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    opened.value = undefined;
    open(id).then((found) => {
      if (!isGone) opened.value = found;
    }, console.error);
    return () => {
      isGone = true;
    };
  }, [id, attempt.value]);
  return opened;
}

async function open(id: string): Promise<Opened> {
  const opening = await openReplay(id);
  if (!opening.ok) return opening.reason;
  const { replay, front } = opening.value;
  const Board = await loadBoard(front.id);
  if (!Board) throw new Error(`${front.id} has no board to look at`);
  return { replay, front, Board };
}

function ShownGame({ replay, front, Board }: Shown) {
  const running = useMemo(() => new Running(replay), [replay]);
  const areKeysOpen = useSignal(false);
  const words = replayWords.say();
  const sentence = useComputed(() => {
    const steps = replay.steps.value;
    const told = front.story(replay.seats, steps).at(-1);
    return told === undefined || told === '' ? (replayWords.say()?.begin ?? '') : told;
  }).value;
  useMomentInAddress(replay);
  useEffect(() => () => running.stop(), [running]);
  useEffect(() => announce(sentence), [sentence, replay.at.value]);
  useEffect(() => stepKeys(replay, running), [replay, running]);
  const title = titleOf(replay, front);
  useTitle(title);
  if (!words) return null;
  return (
    <div class="replay" data-game={front.id}>
      <header class="replay-head">
        <a
          class="button icon"
          href="/"
          aria-label={say().common.toHome}
          title={say().common.toHome}
        >
          <Icon name="left" />
        </a>
        <h1>{title}</h1>
        <SeatChoice replay={replay} />
        <button
          type="button"
          class="button icon"
          aria-label={words.copyLink}
          title={words.copyLink}
          onClick={() => void copyMoment(replay)}
        >
          <Icon name="link" />
        </button>
        <button
          type="button"
          class="button icon replay-keys"
          aria-label={words.keysTitle}
          title={words.keysTitle}
          onClick={() => {
            areKeysOpen.value = true;
          }}
        >
          <Icon name="keys" />
        </button>
      </header>
      <main class="replay-stage">
        {replay.viewers.length < 2 && <p class="replay-note">{words.progress}</p>}
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

function titleOf({ seats }: Replay, { id }: GameFront): string {
  const { common } = say();
  const names = seats.map((_, seat) => nameAt(seats, seat));
  return replayWords.say()?.title(common.games[id] ?? id, common.list(names)) ?? '';
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
