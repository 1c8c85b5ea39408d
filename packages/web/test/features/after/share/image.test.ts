/** Pictures of finished games: whole, whatever people are called. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Mark, Measure } from '../../../../src/art/marks.ts';
import { HOURS } from '../../../../src/art/palette.ts';
import { readFonts } from '../../../../src/art/paper/fonts.ts';
import { measureWith } from '../../../../src/art/paper/pdf.ts';
import { drawPicture } from '../../../../src/features/after/share/image.ts';
import { shownOf } from '../../../../src/features/after/share/tale.ts';
import { CELLS } from '../../../../src/games/house/geometry.ts';
import type { HouseView } from '../../../../src/games/house/house-view.ts';
import { sculpture } from '../../../../src/games/house/sculpture.ts';
import { words } from '../../../../src/words/en/share.ts';
import { speak, tellers } from '../../../speaking.ts';

const TELLERS = await tellers();

import { finished, STRANGE } from './finished.ts';

let measure: Measure;
beforeAll(async () => {
  await speak();
  measure = measureWith(await readFonts());
});

function textsIn(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.kind === 'group' ? textsIn(mark.marks) : mark.kind === 'text' ? [mark.text] : [],
  );
}

describe.each(TELLERS)('$id', (front) => {
  test.each([2, 3, 4])('%i houses on every picture, and all that stands in them', (size) => {
    const names = STRANGE.slice(0, size);
    const replay = finished(front, names);
    const shown = shownOf(front, replay, words, {
      sculpture,
      seats: replay.seats,
      date: '1 May 2026',
    });
    expect(shown.winners.length).toBeGreaterThan(0);
    const houses = shown.views as HouseView[];
    const filled = houses
      .flatMap(({ cells }) => CELLS.map(cells))
      .filter(({ kind }) => kind !== 'empty');
    for (const hour of HOURS) {
      const picture = drawPicture(shown, hour, measure);
      const texts = textsIn(picture.marks);
      // A letter a coloured cell; the water shows none.
      const letters = texts.filter((text) => /^[RBPGY]$/.test(text));
      const coloured = filled.filter(({ colour }) => colour && colour !== 'W');
      expect(letters).toHaveLength(coloured.length);
      for (const { score } of shown.views) {
        expect(texts).toContain(`${score}`);
        expect(texts).toContain(shown.points(score));
      }
    }
  });
});
