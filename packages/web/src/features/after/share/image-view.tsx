/** The picture as it will be, and the ways to take it along. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { loadMeasure } from '../../../art/measure.ts';
import type { Hour } from '../../../art/palette.ts';
import type { SeatPlan } from '../../../store/seats.ts';
import type { Sculpture } from '../../../table/front.ts';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { shareWords } from '../../../words/share.ts';
import type { PartProps } from '../part-props.ts';
import { contextOf, paintMarks, pngOf } from './canvas.ts';
import { playedOn } from './dates.ts';
import { FAMILIES } from './faces.ts';
import { FileButtons } from './file-buttons.tsx';
import { drawPicture, PICTURE_SIZE } from './image.ts';
import { descriptionOf, shownOf } from './tale.ts';

/** Pixels of the file for each unit of the drawing, in both directions. */
const PIXELS_PER_UNIT = 2;

/** The picture on a canvas, and the file that is made of it. */
export function PictureView(
  props: PartProps & {
    readonly sculpture: Sculpture;
    readonly seats: readonly SeatPlan[];
    readonly hour: Hour;
    /** The name of files, without its ending. */
    readonly file: string;
  },
) {
  const { replay, front, sculpture, seats, hour, file } = props;
  const words = shareWords.say();
  const canvas = useRef<HTMLCanvasElement>(null);
  const date = loadedValue(useLoaded(() => playedOn(replay.id), [replay])) ?? '';
  const shown = useMemo(
    () => words && shownOf(front, replay, words, { sculpture, seats, date }),
    [words, replay, seats.map(({ name }) => name).join(), date],
  );
  useEffect(() => {
    let isWanted = true;
    loadMeasure(FAMILIES).then((measure) => {
      if (!isWanted || !canvas.current || !shown) return;
      const picture = drawPicture(shown, hour, measure);
      paintMarks(contextOf(canvas.current, picture, PIXELS_PER_UNIT), picture.marks);
      canvas.current.dataset.isDrawn = 'true';
    }, sayTrouble);
    return () => {
      isWanted = false;
    };
  }, [shown, hour]);
  if (!words || !shown) return null;
  const description = descriptionOf(shown);

  /** Painted for the file: the canvas on the page may not be painted yet. */
  async function png(): Promise<Blob | undefined> {
    if (!shown) return undefined;
    const picture = drawPicture(shown, hour, await loadMeasure(FAMILIES));
    const painted = document.createElement('canvas');
    paintMarks(contextOf(painted, picture, PIXELS_PER_UNIT), picture.marks);
    return pngOf(painted);
  }

  return (
    <>
      <canvas
        ref={canvas}
        class="share-picture"
        role="img"
        aria-label={description}
        {...PICTURE_SIZE}
      />
      <div class="share-buttons">
        <FileButtons
          offered={{
            icon: 'picture',
            label: words.png,
            kind: ['image/png', 'png'],
            name: file,
            title: `${shown.title} · ${shown.head}`,
            of: `${hour} ${description}`,
            make: png,
          }}
        />
      </div>
    </>
  );
}
