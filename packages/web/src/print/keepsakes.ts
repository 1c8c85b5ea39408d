/** Keepsakes where there is no page: finished games as a PDF, a page each. */
import { Replay } from '../replay/replay.ts';
import { drawKeepsake } from '../share/keepsake.ts';
import { keepsakeOf } from '../share/keepsake-tale.ts';
import { TELLERS } from '../share/tellers.ts';
import { say, speakWithoutPage } from '../words/index.ts';
import { shareWordsIn } from '../words/share.ts';
import { readFonts } from './fonts.ts';
import type { MakeKeepsakes } from './keepsake-making.ts';
import { SheetPrinter } from './sheets.ts';

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
