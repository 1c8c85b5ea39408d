/** The picture as it will be, and the ways to take it along. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../art/icon.tsx';
import { announce, notify } from '../play/announcer.tsx';
import type { PartProps } from '../replay/parts.ts';
import type { SeatPlan } from '../store/seats.ts';
import { language, say } from '../words/index.ts';
import { shareWords } from '../words/share.ts';
import { animate } from './animation.ts';
import { contextOf, loadMeasure, paintMarks, pngOf } from './canvas.ts';
import { playedOn } from './dates.ts';
import { canShareFiles, keepFile, shareFile } from './giving.ts';
import type { Hour } from './inks.ts';
import { drawPicture, FORMATS, type Format } from './picture.ts';
import { writeSvg } from './svg.ts';
import { descriptionOf, framesOf, shownAt } from './tale.ts';

/** Dots of a file for each of the drawing. */
const FINE = 2;

/** The picture on a canvas, which is the very file that is saved. */
export function PictureView(
  props: PartProps & {
    readonly seats: readonly SeatPlan[];
    readonly format: Format;
    readonly hour: Hour;
    /** The name of files, without its ending. */
    readonly file: string;
  },
) {
  const { replay, front, seats, format, hour, file } = props;
  const words = shareWords.say();
  const canvas = useRef<HTMLCanvasElement>(null);
  const date = useSignal('');
  const share = useSignal<number | undefined>(undefined);
  const stopper = useRef<AbortController | undefined>(undefined);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    playedOn(replay.id).then((day) => {
      date.value = day;
    }, console.error);
    return () => stopper.current?.abort();
  }, [replay]);
  const shown = useMemo(
    () =>
      words && shownAt(front, replay, words, { moment: replay.length, seats, date: date.value }),
    [words, replay, seats.map(({ name }) => name).join(), date.value],
  );
  useEffect(() => {
    let isWanted = true;
    loadMeasure().then((measure) => {
      if (!isWanted || !canvas.current || !shown) return;
      const picture = drawPicture(shown, { format, hour }, measure);
      paintMarks(contextOf(canvas.current, picture, FINE), [...picture.still, ...picture.moving]);
      canvas.current.dataset.isDrawn = 'true';
    }, failed);
    return () => {
      isWanted = false;
    };
  }, [shown, format, hour]);
  if (!words || !shown) return null;
  const title = `${shown.title} · ${shown.head}`;
  const description = descriptionOf(shown);
  const [width, height] = FORMATS[format];

  async function png(): Promise<File | undefined> {
    if (!canvas.current) return undefined;
    return new File([await pngOf(canvas.current)], `${file}.png`, { type: 'image/png' });
  }

  async function svg(): Promise<void> {
    if (!shown) return;
    const { embeddedFaces } = await import('./fonts.ts');
    const { still, moving, ...size } = drawPicture(shown, { format, hour }, await loadMeasure());
    const picture = { ...size, marks: [...still, ...moving] };
    const text = writeSvg(picture, { title, description }, await embeddedFaces());
    await keepFile(new File([text], `${file}.svg`, { type: 'image/svg+xml' }));
  }

  async function gif(): Promise<void> {
    if (!words || share.peek() !== undefined) return;
    const moments = framesOf(replay);
    const controller = new AbortController();
    stopper.current = controller;
    share.value = 0;
    try {
      const look = { seats, date: date.peek() };
      const bytes = await animate(
        moments.length,
        (frame) =>
          shownAt(front, replay, words, { ...look, moment: moments[frame] ?? replay.length }),
        { format, hour },
        await loadMeasure(),
        {
          signal: controller.signal,
          on: (part) => {
            share.value = part;
          },
        },
      );
      if (!bytes) return;
      announce(words.made);
      await keepFile(new File([bytes], `${file}.gif`, { type: 'image/gif' }));
    } finally {
      share.value = undefined;
    }
  }

  async function give(): Promise<void> {
    const made = await png();
    if (made && !(await shareFile(made, title))) await keepFile(made);
  }

  function stop(): void {
    stopper.current?.abort();
    again.current?.focus();
  }

  const doing = (work: () => Promise<unknown>) => () => void work().catch(failed);
  const percent = (share.value ?? 0).toLocaleString(language.value, { style: 'percent' });
  return (
    <>
      <canvas
        ref={canvas}
        class="share-picture"
        role="img"
        aria-label={description}
        width={width}
        height={height}
      />
      <div class="share-buttons">
        {canShareFiles('image/png') && (
          <button type="button" class="button primary" onClick={doing(give)}>
            <Icon name="share" />
            {words.give}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={doing(async () => {
            const made = await png();
            if (made) await keepFile(made);
          })}
        >
          <Icon name="picture" />
          {words.png}
        </button>
        <button type="button" class="button" onClick={doing(svg)}>
          <Icon name="picture" />
          {words.svg}
        </button>
        <button
          ref={again}
          type="button"
          class="button"
          aria-disabled={share.value !== undefined}
          onClick={doing(gif)}
        >
          <Icon name="play" />
          {words.gif}
        </button>
        {share.value !== undefined && (
          <div class="share-progress">
            <label>
              {words.making(percent)}
              <progress value={share.value} max={1} />
            </label>
            <button type="button" class="button" onClick={stop}>
              <Icon name="close" />
              {words.stop}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

function failed(error: unknown): void {
  console.error(error);
  notify(say().common.failed);
}
