/** Keepsakes where there is no page: finished games as a PDF, a page each. */

import { readFonts } from '../../../art/paper/fonts.ts';
import { Printer } from '../../../art/paper/printer.ts';
import { moduleOf } from '../../../games/registry.ts';
import { Replay } from '../../../table/replay/replay.ts';
import { say, speakWithoutPage } from '../../../words/index.ts';
import { shareWordsIn } from '../../../words/share.ts';
import { drawKeepsake } from './keepsake.ts';
import type { MakeKeepsakes } from './keepsake-making.ts';
import { keepsakeOf } from './keepsake-tale.ts';

/** Makes the document. */
export const makeKeepsakes: MakeKeepsakes = async (games, choices) => {
  const { language, place } = choices;
  await speakWithoutPage(language);
  const words = await shareWordsIn(language);
  const telling = games.map(async (recorded) => {
    const teller = await moduleOf(recorded.game.id)?.teller?.();
    const sculpture = await teller?.sculpture?.();
    if (!teller || !sculpture) throw new Error(`${recorded.game.id} has no keepsake`);
    const replay = new Replay({ id: '', recorded, record: '', hasSecrets: false });
    return keepsakeOf(teller, replay, words, {
      sculpture,
      seats: replay.seats,
      date: '',
      place,
    });
  });
  const pages = await Promise.all(telling);
  const title = pages.length === 1 ? `${pages[0]?.shown.title} · ` : '';
  const printer = new Printer(await readFonts());
  return printer.write(
    pages.map((told) => drawKeepsake(told, words, choices, printer.measure)),
    { title: `${title}${say().common.productName}`, language },
  );
};
