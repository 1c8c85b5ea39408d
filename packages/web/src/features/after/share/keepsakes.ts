/** Keepsakes where there is no page: finished games as a PDF, a page each. */
import { Replay } from '../../../table/replay/replay.ts';
import { say, speakWithoutPage } from '../../../words/index.ts';
import { shareWordsIn } from '../../../words/share.ts';
import { readFonts } from '../../paper/print/fonts.ts';
import { SheetPrinter } from '../../paper/print/sheets.ts';
import { drawKeepsake } from './keepsake.ts';
import type { MakeKeepsakes } from './keepsake-making.ts';
import { keepsakeOf } from './keepsake-tale.ts';
import { TELLERS } from './tellers.ts';

/** Makes the document. */
export const makeKeepsakes: MakeKeepsakes = async (games, choices) => {
  const { language, place } = choices;
  await speakWithoutPage(language);
  const words = await shareWordsIn(language);
  const pages = games.map((recorded) => {
    const front = TELLERS.find((teller) => teller.games.some(({ id }) => id === recorded.game.id));
    if (!front) throw new Error(`${recorded.game.id} has no keepsake`);
    const replay = new Replay({ id: '', recorded, record: '', hasSecrets: false });
    return keepsakeOf(front, replay, words, { seats: replay.seats, date: '', place });
  });
  const title = pages.length === 1 ? `${pages[0]?.shown.title} · ` : '';
  const printer = new SheetPrinter(await readFonts());
  return printer.writePages(
    (measure) => pages.map((told) => drawKeepsake(told, words, choices, measure)),
    { title: `${title}${say().common.productName}`, language },
  );
};
