/** Every move in words; each is a link to its moment. */
import './replay-log.css';
import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { replayWords } from '../../../words/replay.ts';
import type { PartProps } from '../part-props.ts';

/** The story of the game, with the moment that is looked at. */
export function ReplayLog({ replay, front }: PartProps) {
  const words = replayWords.known();
  const list = useRef<HTMLOListElement>(null);
  const sentences = useComputed(() => {
    const steps = replay.stepsOf(replay.viewer.value);
    return front
      .story(replay.seats, steps)
      .map((sentence, index) => ({ sentence, step: steps[index], moment: index + 1 }))
      .filter(({ sentence }) => sentence !== '')
      .map((line, index, lines) => ({
        ...line,
        isFirst: line.step?.before.active !== lines[index - 1]?.step?.before.active,
      }));
  });
  const { StepPicture } = front;
  const at = replay.at.value;
  const current = sentences.value.findLast(({ moment }) => moment <= at)?.moment;
  useEffect(() => scrollTo(list.current), [current]);
  return (
    <>
      <p class="replay-log-about">{words.log.jump}</p>
      <ol class="replay-log" ref={list} aria-label={words.log.title}>
        {sentences.value.map(({ sentence, step, moment, isFirst }) => (
          <li
            key={moment}
            class={`${seatClass(replay.events[moment - 1]?.by)}${isFirst ? ' starts-turn' : ''}`}
          >
            <a href={`#${moment}`} aria-current={moment === current ? 'step' : undefined}>
              {step && StepPicture && <StepPicture step={step} />}
              <span>{sentence}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function seatClass(by: number | 'chance' | undefined): string {
  return typeof by === 'number' ? `house-${by % 4}` : 'by-chance';
}

/** Brings the current line into sight where the list scrolls by itself; the page stays where it is. */
function scrollTo(list: HTMLOListElement | null): void {
  const line = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (!list || !line) return;
  const { offsetTop, offsetHeight } = line;
  const isAbove = offsetTop < list.scrollTop;
  const isBelow = offsetTop + offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = offsetTop - list.clientHeight / 2;
}
