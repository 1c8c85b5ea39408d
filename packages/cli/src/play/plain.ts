/** A game in sentences and lists, in reading order, for screen readers and bare terminals. */
import type { GamePicture, Seat } from '@nyhavn/engine';
import type { TerminalGame } from '../games/terminal-game.ts';
import { labelled, say } from '../words.ts';
import { endingInWords } from './ending.ts';
import { greetingInWords, helpInWords } from './help.ts';
import { pageOf, pagesOf } from './menu.ts';
import { type Screen, storyOf } from './screen.ts';
import type { Table } from './table.ts';
import { asSentence } from './words.ts';

/** A table in sentences, each time only the news for the seat in turn. */
export function plainScreen(front: TerminalGame, table: Table): Screen {
  const { speech } = front;
  const guide = front.guide();
  const known = new Map<Seat, GamePicture>();

  const news = (seat: Seat): readonly string[] => {
    const before = known.get(seat);
    const scene = table.scene(seat);
    known.set(seat, scene.picture);
    return before ? speech.news(before, scene, seat) : [];
  };

  return {
    greeting: () =>
      lines([greetingInWords(guide, table.players), say().terminal.reading(guide.sheet)]),
    help: () => lines([helpInWords(guide)]),
    position: (seat) => lines([...news(seat), ...speech.now(table.scene(seat), seat)]),
    menu(menu, page) {
      const { first, choices } = pageOf(menu, page);
      const pages = pagesOf(menu);
      const paged = pages > 1 ? [asSentence(say().terminal.page(page + 1, pages))] : [];
      const listed = choices.map(({ label }, index) => `${labelled(`${first + index}`, label)}.`);
      return lines([...(menu.title === '' ? [] : [menu.title]), ...paged, ...listed]);
    },
    sheet: (viewer, seat) => lines(speech.sheet(table.scene(viewer), seat)),
    table(seat) {
      const scene = table.scene(seat);
      const sheets = table.players.flatMap((_, owner) => speech.sheet(scene, owner));
      return lines([...sheets, ...speech.table(scene)]);
    },
    story: (viewer, from, isWhole) => storyOf(front, table, viewer, from, isWhole),
    ending: (viewer) => lines([endingInWords(front, table.scene(viewer))]),
    forget() {},
  };
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}
