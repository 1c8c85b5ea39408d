/** Sheets on pages: one, two or four, with marks for the scissors, and the rules behind each. */

import { Drawing, type Mark, type Matrix, type Measure, SHEET_WIDTH } from '../../../art/marks.ts';
import type { SheetWords } from '../../../words/print.ts';
import type { Choices, Paper, PerPage } from './choices.ts';
import { drawFacadeSheet } from './facade-sheet.ts';
import { drawPlayerSheet } from './player-sheet.ts';
import { drawRules } from './rules-page.ts';
import { type Style, styleOf } from './style.ts';

/** What a page holds. */
type PageKind = 'player' | 'facades' | 'rules';

/** A page that is drawn, measured in points. */
export interface SheetPage {
  readonly kind: PageKind;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Papers in points, upright. */
export const SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/** The edge around a sheet that stays white, in points: printers need some of it. */
const MARGINS: Readonly<Record<PerPage, number>> = { 1: 30, 2: 25, 4: 20 };

/** The sheets of a page: how high they are in their own units, and how each comes to its place. */
export interface Places {
  readonly height: number;
  readonly matrices: readonly Matrix[];
}

/** Where sheets lie on a page; those on the back are turned so that both heads are at the same edge. */
export function placesOf(paper: Paper, perPage: PerPage, isBack = false): Places {
  const [width, height] = SIZES[paper];
  const margin = MARGINS[perPage];
  if (perPage === 2) {
    // Two sheets lie on their sides, one above the other.
    const scale = (height / 2 - 2 * margin) / SHEET_WIDTH;
    const matrices = [0, 1].map((half): Matrix => {
      const top = (half * height) / 2 + margin;
      return isBack
        ? [0, scale, -scale, 0, width - margin, top]
        : [0, -scale, scale, 0, margin, top + SHEET_WIDTH * scale];
    });
    return { height: (width - 2 * margin) / scale, matrices };
  }
  const across = perPage === 1 ? 1 : 2;
  const scale = (width / across - 2 * margin) / SHEET_WIDTH;
  const matrices = Array.from({ length: perPage }, (_, place): Matrix => {
    const column = place % across;
    // A paper that is turned on its long edge has its columns the other way round.
    const left = isBack ? across - 1 - column : column;
    const top = Math.floor(place / across);
    return [scale, 0, 0, scale, (left * width) / across + margin, (top * height) / across + margin];
  });
  return { height: (height / across - 2 * margin) / scale, matrices };
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
        if (kind === 'rules') drawRules(inner, style, words, measure, places.height);
        else if (kind === 'facades') drawFacadeSheet(inner, style, words, measure, places.height);
        else {
          const sheet = { height: places.height, number: first + place };
          drawPlayerSheet(inner, style, words, measure, sheet);
        }
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
