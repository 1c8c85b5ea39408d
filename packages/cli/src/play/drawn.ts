/** The game drawn in text, with colours where the terminal has them. */
import type { Seat } from '@nyhavn/engine';
import { endingInWords } from './ending.ts';
import { greetingInWords, HELP } from './help.ts';
import type { Menu } from './menu.ts';
import { type Paint, paintFor } from './paint.ts';
import { sheetOf } from './picture.ts';
import { isSilent, occasion, pageOf, pagesOf, type Screen } from './screen.ts';
import { diceArt, type NamedSheet, previewArt, sheetArt, tableArt } from './sheet-art.ts';
import { stepInWords } from './story.ts';
import type { Table } from './table.ts';
import { wrap } from './words.ts';

/** Shows a table in pictures made of letters. */
export function drawnScreen(table: Table, colour: boolean): Screen {
  const paint = paintFor(colour);
  let shown: unknown;

  const named = (seat: Seat): NamedSheet => ({
    name: table.player(seat).name,
    sheet: sheetOf(table.picture, seat),
  });
  const wholeTable = (seat: Seat): string => {
    const others = table.players.flatMap((_, other) => (other === seat ? [] : [named(other)]));
    return `${tableArt(named(seat), others, table.picture.crossed, paint)}\n`;
  };

  return {
    greeting: () => `${wrap(greetingInWords(table))}\n`,
    help: () => `${wrap(HELP)}\n`,
    story(step) {
      return isSilent(table, step) ? '' : `${wrap(stepInWords(table, step))}\n`;
    },
    situation(seat) {
      const { phase, dice, noX, players } = table.picture;
      const stand = JSON.stringify([seat, phase === 'mark', players]);
      const isFirst = shown === undefined;
      const isDrawn = isFirst || (phase !== 'mark' && stand !== shown);
      if (isDrawn) shown = stand;
      const picture = isDrawn ? `${isFirst ? '' : '\n'}${wholeTable(seat)}` : '';
      const now = occasion(table, seat, diceArt(dice ?? '', paint));
      return `${picture}\n${now}${noX ? '  (No X)' : ''}\n`;
    },
    menu: (menu, page) => menuArt(menu, page, paint),
    sheet: (seat) => `\n${sheetArt(named(seat), paint)}\n`,
    table: (seat) => `\n${wholeTable(seat)}`,
    ending: () => `\n${wholeTable(0)}\n${wrap(endingInWords(table))}\n`,
  };
}

function menuArt(menu: Menu, page: number, paint: Paint): string {
  const { first, choices } = pageOf(menu, page);
  const body = choices.every(({ preview }) => preview)
    ? previewArt(choices, first, paint)
    : choices.map(({ label }, index) => listed(first + index, label, paint)).join('\n');
  const pages = pagesOf(menu);
  const paged = pages > 1 ? ` (${menu.choices.length} choices, page ${page + 1} of ${pages})` : '';
  const title = wrap(`${menu.title}${paged}`);
  return `${title === '' ? '' : `${title}\n`}${body}\n`;
}

function listed(number: number, label: string, paint: Paint): string {
  const text = wrap(label, 74).replaceAll('\n', '\n    ');
  return `${' '.repeat(number < 10 ? 1 : 0)}${paint.strong(String(number))}  ${lettered(text, paint)}`;
}

const CODE = /^(?:([RBPGY]\d[LR]?)|([RBPGYW]+))(?=[:,])/;

/** A label whose tile name or dice at the beginning have their colours. */
function lettered(label: string, paint: Paint): string {
  return label.replace(CODE, (code: string, tile: string | undefined) =>
    tile
      ? paint.face(tile.charAt(0), tile)
      : [...code].map((letter) => paint.face(letter, letter)).join(''),
  );
}
