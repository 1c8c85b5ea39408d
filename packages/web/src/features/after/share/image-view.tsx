/** The picture as it will be, and the ways to take it along. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SeatPlan } from '../../../store/seats.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { language } from '../../../words/index.ts';
import { shareWords } from '../../../words/share.ts';
import type { PartProps } from '../part-props.ts';
import { animate } from './animation.ts';
import { contextOf, loadMeasure, paintMarks, pngOf } from './canvas.ts';
import { playedOn } from './dates.ts';
import { failed, GiveButtons } from './give-buttons.tsx';
import { drawPicture, FORMATS, type Format } from './image.ts';
import type { Hour } from './inks.ts';
import { writeSvg } from './svg.ts';
import { descriptionOf, framesOf, shownAt } from './tale.ts';

/** Dots of a file for each of the drawing. */
const FINE = 2;

/** The picture on a canvas, and the files that are made of it. */
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
  const again = useRef<HTMLDivElement>(null);
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

  /** Painted for the file: the canvas on the page may not be painted yet. */
  async function png(): Promise<Blob | undefined> {
    if (!shown) return undefined;
    const picture = drawPicture(shown, { format, hour }, await loadMeasure());
    const painted = document.createElement('canvas');
    paintMarks(contextOf(painted, picture, FINE), [...picture.still, ...picture.moving]);
    return pngOf(painted);
  }

  async function svg(): Promise<string | undefined> {
    if (!shown) return undefined;
    const { embeddedFaces } = await import('./fonts.ts');
    const { still, moving, ...size } = drawPicture(shown, { format, hour }, await loadMeasure());
    const picture = { ...size, marks: [...still, ...moving] };
    return writeSvg(picture, { title, description }, await embeddedFaces());
  }

  async function gif(): Promise<BlobPart | undefined> {
    if (!words || share.peek() !== undefined) return undefined;
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
      if (bytes) announce(words.made);
      return bytes;
    } finally {
      share.value = undefined;
    }
  }

  function stop(): void {
    stopper.current?.abort();
    again.current?.querySelector('button')?.focus();
  }

  const of = [format, hour, description].join(' ');
  const gift = { of, title, name: file, icon: 'picture' } as const;
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
        <GiveButtons
          gift={{
            ...gift,
            label: words.png,
            kind: ['image/png', 'png'],
            make: png,
          }}
        />
        <GiveButtons
          gift={{ ...gift, label: words.svg, kind: ['image/svg+xml', 'svg'], make: svg }}
        />
        <div ref={again} class="share-again">
          <GiveButtons
            gift={{
              ...gift,
              icon: 'play',
              label: words.gif,
              kind: ['image/gif', 'gif'],
              make: gif,
            }}
            isBusy={share.value !== undefined}
          />
        </div>
        {share.value !== undefined && (
          <div class="share-progress" ref={intoView}>
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

/** Has it seen, where something else stands over the page's end. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
