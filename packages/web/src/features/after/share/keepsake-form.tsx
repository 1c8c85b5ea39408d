/** What can be chosen for a keepsake, and the button that makes it. */

import { useSignal } from '@preact/signals';
import { INKS, type Ink, PAPERS, type Paper } from '../../../art/paper/page.ts';
import type { SeatPlan } from '../../../store/seats.ts';
import type { Sculpture } from '../../../table/front.ts';
import { bound } from '../../../ui/bound.ts';
import { Choice } from '../../../ui/choice.tsx';
import { TextField } from '../../../ui/field.tsx';
import { language } from '../../../words/index.ts';
import { shareWords } from '../../../words/share.ts';
import type { PartProps } from '../part-props.ts';
import { playedOn } from './dates.ts';
import { GiveButtons } from './give-buttons.tsx';

/** Where people write on paper that isn't A4. */
const LETTER = /-(US|CA|MX|PH)$/i;

/** Paper, ink, a place, and the page. */
export function KeepsakeForm(
  props: PartProps & {
    readonly sculpture: Sculpture;
    readonly seats: readonly SeatPlan[];
    readonly file: string;
  },
) {
  const { replay, front, sculpture, seats, file } = props;
  const words = shareWords.say();
  const paper = useSignal<Paper>(LETTER.test(navigator.language) ? 'letter' : 'a4');
  const ink = useSignal<Ink>('colour');
  const place = useSignal('');
  const isMaking = useSignal(false);
  if (!words) return null;
  async function make(): Promise<BlobPart | undefined> {
    if (isMaking.peek() || !words) return undefined;
    isMaking.value = true;
    try {
      const [{ openPrinter }, { drawKeepsake }, { keepsakeOf }, date] = await Promise.all([
        import('../../../art/paper/browser.ts'),
        import('./keepsake.ts'),
        import('./keepsake-tale.ts'),
        playedOn(replay.id),
      ]);
      const told = keepsakeOf(front, replay, words, {
        sculpture,
        seats,
        date,
        place: place.peek(),
      });
      const choices = { paper: paper.peek(), ink: ink.peek() };
      const about = {
        title: `${told.shown.title} · ${told.shown.head}`,
        language: language.peek(),
      };
      const printer = await openPrinter();
      return await printer.write([drawKeepsake(told, words, choices, printer.measure)], about);
    } finally {
      isMaking.value = false;
    }
  }
  return (
    <section class="share-part" aria-labelledby="share-keepsake">
      <h2 id="share-keepsake">{words.keepsake}</h2>
      <p>{words.keepsakeAbout}</p>
      <Choice
        legend={words.paper}
        name="share-paper"
        options={PAPERS.map((one) => [one, words.papers[one]])}
        {...bound(paper)}
      />
      <Choice
        legend={words.ink}
        name="share-ink"
        options={INKS.map((one) => [one, words.inks[one]])}
        {...bound(ink)}
      />
      <TextField
        class="share-field"
        label={words.place}
        maxLength={40}
        placeholder={words.placeHint}
        {...bound(place)}
      />
      <div class="share-buttons">
        <GiveButtons
          gift={{
            icon: 'print',
            label: words.pdf,
            kind: ['application/pdf', 'pdf'],
            name: file,
            title: words.keepsake,
            of: [paper.value, ink.value, place.value, ...seats.map(({ name }) => name)].join('|'),
            make,
          }}
          isBusy={isMaking.value}
        />
      </div>
    </section>
  );
}
