/** The picture as it will be, and the ways to take it along. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Hour } from '../../../art/palette.ts';
import type { SeatPlan } from '../../../store/seats.ts';
import type { Sculpture } from '../../../table/front.ts';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { shareWords } from '../../../words/share.ts';
import type { PartProps } from '../part-props.ts';
import { contextOf, loadMeasure, paintMarks, pngOf } from './canvas.ts';
import { playedOn } from './dates.ts';
import { GiveButtons } from './give-buttons.tsx';
import { drawPicture, FORMATS, type Format } from './image.ts';
import { writeSvg } from './svg.ts';
import { descriptionOf, shownOf } from './tale.ts';

/** Dots of a file for each of the drawing. */
const FINE = 2;

/** The picture on a canvas, and the files that are made of it. */
export function PictureView(
  props: PartProps & {
    readonly sculpture: Sculpture;
    readonly seats: readonly SeatPlan[];
    readonly format: Format;
    readonly hour: Hour;
    /** The name of files, without its ending. */
    readonly file: string;
  },
) {
  const { replay, front, sculpture, seats, format, hour, file } = props;
  const words = shareWords.say();
  const canvas = useRef<HTMLCanvasElement>(null);
  const date = loadedValue(useLoaded(() => playedOn(replay.id), [replay])) ?? '';
  const shown = useMemo(
    () => words && shownOf(front, replay, words, { sculpture, seats, date }),
    [words, replay, seats.map(({ name }) => name).join(), date],
  );
  useEffect(() => {
    let isWanted = true;
    loadMeasure().then((measure) => {
      if (!isWanted || !canvas.current || !shown) return;
      const picture = drawPicture(shown, { format, hour }, measure);
      paintMarks(contextOf(canvas.current, picture, FINE), picture.marks);
      canvas.current.dataset.isDrawn = 'true';
    }, sayTrouble);
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
    paintMarks(contextOf(painted, picture, FINE), picture.marks);
    return pngOf(painted);
  }

  async function svg(): Promise<string | undefined> {
    if (!shown) return undefined;
    const { embeddedFaces } = await import('./fonts.ts');
    const picture = drawPicture(shown, { format, hour }, await loadMeasure());
    return writeSvg(picture, { title, description }, await embeddedFaces());
  }

  const of = [format, hour, description].join(' ');
  const gift = { of, title, name: file, icon: 'picture' } as const;
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
        <GiveButtons gift={{ ...gift, label: words.png, kind: ['image/png', 'png'], make: png }} />
        <GiveButtons
          gift={{ ...gift, label: words.svg, kind: ['image/svg+xml', 'svg'], make: svg }}
        />
      </div>
    </>
  );
}
