/** Pictures of finished games: well formed, whole, and safe whatever people are called. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Mark, Measure } from '../../../../src/art/marks.ts';
import { HOURS } from '../../../../src/art/palette.ts';
import { readFonts } from '../../../../src/art/paper/fonts.ts';
import { measureWith } from '../../../../src/art/paper/pdf.ts';
import { drawPicture, FORMATS, type Format } from '../../../../src/features/after/share/image.ts';
import { escaped, writeSvg } from '../../../../src/features/after/share/svg.ts';
import { descriptionOf, shownOf } from '../../../../src/features/after/share/tale.ts';
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

const LOOKS = (Object.keys(FORMATS) as Format[]).flatMap((format) =>
  HOURS.map((hour) => ({ format, hour })),
);

function textsIn(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.kind === 'group' ? textsIn(mark.marks) : mark.kind === 'text' ? [mark.text] : [],
  );
}

/** The elements of a file that are not closed where they should be, or what can't be read at all. */
function stillOpen(xml: string): string[] {
  const open: string[] = [];
  const rest = xml.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [\w-]+="[^"<]*")*)(\/?)>/g,
    (_, end: string, name: string, _attributes: string, alone: string) => {
      if (end !== '') expect(open.pop()).toBe(name);
      else if (alone === '') open.push(name);
      return '';
    },
  );
  expect(rest).not.toMatch(/<|&(?!(?:amp|lt|gt|quot);)/);
  return open;
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
    for (const way of LOOKS) {
      const picture = drawPicture(shown, way, measure);
      const texts = textsIn(picture.marks);
      // A letter a coloured cell; the water shows none.
      const letters = texts.filter((text) => /^[RBPGY]$/.test(text));
      const coloured = filled.filter(({ colour }) => colour && colour !== 'W');
      expect(letters).toHaveLength(coloured.length);
      for (const { score } of shown.views) {
        expect(texts).toContain(`${score}`);
        expect(texts).toContain(shown.points(score));
      }
      const svg = writeSvg(picture, { title: shown.title, description: descriptionOf(shown) });
      expect(svg).not.toMatch(/<script|https?:(?!..www[.]w3[.]org)|@import|style="/);
      expect(svg).toContain(`<title>${escaped(shown.title)}</title>`);
      expect(stillOpen(svg)).toEqual([]);
      for (const [, id] of svg.matchAll(/(?:href="#|url\(#)(\w+)/g)) {
        expect(svg).toContain(`id="${id}"`);
      }
    }
  });
});

test('a name can be anything and stays text', () => {
  expect(escaped('<b>&"\u0000\ud800</b>')).toBe('&lt;b&gt;&amp;&quot;\ufffd&lt;/b&gt;');
  expect(escaped('Ane 👩‍👩‍👧 שלום')).toBe('Ane 👩‍👩‍👧 שלום');
});
