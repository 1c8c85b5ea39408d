/** A game drawn in text, with colours where the terminal has them. */

import type { Drawing, TerminalGame } from '../games/terminal-game.ts';
import { say } from '../words.ts';
import { endingInWords } from './ending.ts';
import { greetingInWords, helpInWords } from './help.ts';
import { type Menu, pageOf, pagesOf } from './menu.ts';
import { type Paint, padded, paintFor, widthOf } from './paint.ts';
import { type Screen, storyOf } from './screen.ts';
import type { Table } from './table.ts';
import { wrap } from './words.ts';

/** Shows a table in pictures made of letters. */
export function drawnScreen(front: TerminalGame, table: Table, colour: boolean): Screen {
  const paint = paintFor(colour);
  const drawing = front.drawing(paint);
  let shown: { readonly stand: string | undefined } | undefined;

  return {
    greeting: () => `${wrap(greetingInWords(front.guide(), table.players))}\n`,
    help: () => `${wrap(helpInWords(front.guide()))}\n`,
    position(seat) {
      const scene = table.scene(seat);
      const stand = drawing.stand(scene, seat);
      const isFirst = shown === undefined;
      const isDrawn = isFirst || (stand !== undefined && stand !== shown?.stand);
      if (isDrawn) shown = { stand };
      const picture = isDrawn ? `${isFirst ? '' : '\n'}${drawing.table(scene, seat)}\n` : '';
      return `${picture}\n${drawing.now(scene, seat)}\n`;
    },
    menu: (menu, page) => menuArt(menu, page, paint, drawing),
    sheet: (viewer, seat) => `\n${drawing.sheet(table.scene(viewer), seat)}\n`,
    table: (seat) => `\n${drawing.table(table.scene(seat), seat)}\n`,
    story: (viewer, from, isWhole) =>
      storyOf(front, table, viewer, from, isWhole).map((sentence) => wrap(sentence)),
    ending(viewer) {
      const scene = table.scene(viewer);
      return `\n${drawing.table(scene, 0)}\n\n${wrap(endingInWords(front, scene))}\n`;
    },
    forget() {
      shown = undefined;
    },
  };
}

function menuArt(menu: Menu, page: number, paint: Paint, drawing: Drawing): string {
  const { first, choices } = pageOf(menu, page);
  const isDrawn = choices.every(({ preview }) => preview !== undefined);
  const previews = isDrawn ? drawing.previews?.(choices, first) : undefined;
  const body =
    previews ??
    inColumns(
      choices.map(({ label }, index) => listed(first + index, label, paint, drawing)),
      menu.isDense ? 2 : 1,
    );
  const pages = pagesOf(menu);
  const { choices: counted, page: paging } = say().terminal;
  const all = `${counted(menu.choices.length)}, ${paging(page + 1, pages)}`;
  const paged = pages > 1 ? ` (${all})` : '';
  const title = wrap(`${menu.title}${paged}`);
  return `${title === '' ? '' : `${title}\n`}${body}\n`;
}

function listed(number: number, label: string, paint: Paint, drawing: Drawing): string {
  const text = wrap(label, 74).replaceAll('\n', '\n    ');
  return `${' '.repeat(number < 10 ? 1 : 0)}${paint.strong(String(number))}  ${drawing.label?.(text) ?? text}`;
}

/** Columns of the screen that a choice takes which does not have a line to itself. */
const HALF = 40;

/** Texts in lines of so many, where they are short enough. */
function inColumns(texts: readonly string[], columns: number): string {
  const lines: string[][] = [];
  for (const text of texts) {
    const line = lines.at(-1);
    const isShort = widthOf(text) < HALF && !text.includes('\n');
    const hasRoom = line && line.length < columns && line.every((other) => widthOf(other) < HALF);
    if (hasRoom && isShort) line.push(text);
    else lines.push([text]);
  }
  return lines
    .map((line) =>
      line
        .map((text) => padded(text, HALF))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
