/** The bar of a replay: what happened just now, a slider, and the buttons that step. */
import './bar.css';
import type { ComponentChildren } from 'preact';
import type { Replay } from '../../../table/replay/replay.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { replayWords } from '../../../words/replay.ts';
import { momentAddress } from './address.ts';
import type { Running } from './running.ts';

/** The controls that step through a game. */
export function Bar(props: {
  readonly replay: Replay;
  readonly running: Running;
  /** The last event, in a sentence. */
  readonly sentence: string;
}) {
  const { replay, running, sentence } = props;
  const words = replayWords.known();
  const at = replay.at.value;
  const { length } = replay;
  const isOn = running.isOn.value;
  const speed = SPEED_SIGNS[running.speed.value] ?? '1×';
  const go = (action: () => void) => () => {
    running.stop();
    action();
  };
  return (
    <section class="replay-bar wood" aria-label={words.controls}>
      <div class="bar-words">
        <p class="bar-count">{countInWords(replay)}</p>
        <p class="bar-sentence">{sentence}</p>
      </div>
      <div class="bar-slide">
        <TurnStrip replay={replay} />
        <input
          type="range"
          min={0}
          max={length}
          step={1}
          value={at}
          aria-label={words.slider}
          aria-valuetext={words.moment(at, length)}
          onInput={({ currentTarget }) => go(() => replay.goTo(Number(currentTarget.value)))()}
          onKeyDown={(event) => slideKeys(event, replay, running)}
        />
      </div>
      <div class="bar-buttons">
        <Step
          icon="first"
          label={words.first}
          isOff={at === 0}
          onClick={go(() => replay.goTo(0))}
        />
        <Step
          icon="turn-back"
          label={words.turnBack}
          isOff={at === 0}
          onClick={go(() => replay.turn(-1))}
        />
        <Step icon="left" label={words.back} isOff={at === 0} onClick={go(() => replay.step(-1))} />
        <Button
          look="primary"
          icon={isOn ? 'pause' : 'play'}
          class="bar-run"
          label={isOn ? words.pause : words.play}
          onClick={() => running.toggle()}
        />
        <Step
          icon="right"
          label={words.on}
          isOff={at === length}
          onClick={go(() => replay.step(1))}
        />
        <Step
          icon="turn-on"
          label={words.turnOn}
          isOff={at === length}
          onClick={go(() => replay.turn(1))}
        />
        <Step
          icon="last"
          label={words.last}
          isOff={at === length}
          onClick={go(() => replay.goTo(length))}
        />
        <Button
          look="quiet"
          class="bar-speed"
          label={words.speed(speed)}
          onClick={() => running.faster()}
        >
          {speed}
        </Button>
      </div>
    </section>
  );
}

/** On the slider turns and running are the same keys as everywhere; the rest is the browser's. */
function slideKeys(event: KeyboardEvent, replay: Replay, running: Running): void {
  const { key, shiftKey } = event;
  const isBack = key === 'PageUp' || (shiftKey && key === 'ArrowLeft');
  const isOn = key === 'PageDown' || (shiftKey && key === 'ArrowRight');
  if (!isBack && !isOn && key !== ' ') return;
  event.preventDefault();
  if (key === ' ') {
    running.toggle();
    return;
  }
  running.stop();
  replay.turn(isBack ? -1 : 1);
}

const SPEED_SIGNS: Readonly<Record<number, string>> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

function Step(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}) {
  const { icon, label, isOff, onClick } = props;
  return (
    <Button
      look="quiet"
      icon={icon}
      class="bar-step"
      label={label}
      aria-disabled={isOff}
      onClick={onClick}
    />
  );
}

function countInWords(replay: Replay): ComponentChildren {
  const words = replayWords.known();
  const at = replay.at.value;
  const turn = replay.turns.findIndex(({ from, to }) => from < at && at <= to) + 1;
  const parts = [
    words.moment(at, replay.length),
    ...(turn > 0 ? [words.turn(turn, replay.turns.length)] : []),
  ];
  return parts.join(' · ');
}

/** The turns as a band in the colours of the houses. */
function TurnStrip({ replay }: { readonly replay: Replay }) {
  return (
    <svg
      class="bar-turns"
      viewBox={`0 0 ${Math.max(1, replay.length)} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {replay.turns.map(({ from, to, seat }) => (
        <rect
          key={from}
          class={seat === null ? 'bar-turn' : `bar-turn house-${seat % 4}`}
          x={from}
          width={to - from}
          height="10"
        />
      ))}
    </svg>
  );
}

/** Copies the address of the moment that is looked at. */
export async function copyMoment(replay: Replay): Promise<void> {
  const words = replayWords.known();
  const link = `${location.origin}${momentAddress(replay.id, replay.at.value)}`;
  await copyText(link, words.copied, words.notCopied);
}
