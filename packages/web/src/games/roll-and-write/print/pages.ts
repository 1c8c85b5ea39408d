/** Sheets on pages: one, two or four, with marks for the scissors, and the rules behind each. */

import { Drawing, type Measure } from '../../../art/marks.ts';
import {
  type Paper,
  type PaperPage,
  type PerPage,
  placesOf,
  SIZES,
} from '../../../art/paper/page.ts';
import { type Style, styleOf } from '../../../art/paper/style.ts';
import type { Choices } from './choices.ts';
import { drawFacadeSheet } from './facade-sheet.ts';
import { drawPlayerSheet } from './player-sheet.ts';
import { drawRules } from './rules-page.ts';
import type { SheetWords } from './sheet-words.ts';

/** The kinds of pages. */
type PageKind = 'player' | 'facades' | 'rules';

/** A page that is drawn. */
export interface SheetPage extends PaperPage {
  readonly kind: PageKind;
}

function drawCutMarks(drawing: Drawing, style: Style, paper: Paper, perPage: PerPage): void {
  if (perPage === 1) return;
  const [width, height] = SIZES[paper];
  const paint = { stroke: style.soft, width: 0.5 };
  const [x, y] = [width / 2, height / 2];
  drawing.path(`M0 ${y}h22M${width} ${y}h-22`, paint);
  if (perPage === 4) {
    drawing.path(`M${x} 0v22M${x} ${height}v-22M${x - 8} ${y}h16M${x} ${y - 8}v16`, paint);
  }
}

/** Draws all pages, each back after its front. */
export function drawPages(choices: Choices, words: SheetWords, measure: Measure): SheetPage[] {
  const { sheet, paper, perPage, rules, copies } = choices;
  const style = styleOf(choices.ink);
  const [width, height] = SIZES[paper];
  const page = (kind: PageKind, first: number): SheetPage => {
    const drawing = new Drawing();
    const places = placesOf(paper, perPage, kind === 'rules');
    places.matrices.forEach((matrix, place) => {
      drawing.group(matrix, (inner) => {
        const pen = { drawing: inner, style, words, measure };
        if (kind === 'rules') drawRules(pen, places.height);
        else if (kind === 'facades') drawFacadeSheet(pen, places.height);
        else drawPlayerSheet(pen, places.height, first + place);
      });
    });
    drawCutMarks(drawing, style, paper, perPage);
    return { kind, width, height, marks: drawing.marks };
  };
  const kinds: PageKind[] = sheet === 'both' ? ['player', 'facades'] : [sheet];
  const backs = rules ? [page('rules', 0)] : [];
  return kinds.flatMap((kind) =>
    Array.from({ length: copies }, (_, copy) => [page(kind, copy * perPage), ...backs]).flat(),
  );
}
