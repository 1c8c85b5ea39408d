/** Sheets for Roll & Write, to print when the pad has run out. */
import './print-screen.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { type Fonts, loadMeasure } from '../../../art/measure.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useLoaded } from '../../../ui/loaded.ts';
import { Page } from '../../../ui/page.tsx';
import { TroubleNote } from '../../../ui/trouble.tsx';
import type { PrintWords } from '../../../words/en/games/roll-and-write/print.ts';
import { language, say } from '../../../words/index.ts';
import { Shelf } from '../../../words/shelf.ts';
import { type Choices, DEFAULT_CHOICES } from './choices.ts';
import { drawPages, type SheetPage } from './pages.ts';
import { PrintForm } from './print-form.tsx';
import { PrintPage } from './print-page.tsx';
import { loadSheetWords } from './sheet-words.ts';

const shelf = new Shelf<PrintWords>(
  (language) => import(`../../../words/${language}/games/roll-and-write/print.ts`),
);

const TEXT = '"Sheet Text"';

/** The typefaces of `print-screen.css`. */
const FONTS: Fonts = {
  display: { weight: 600, stack: '"Sheet Display"' },
  text: { weight: 400, stack: TEXT },
  bold: { weight: 700, stack: TEXT },
};

/** Regions where people print on Letter paper instead of A4. */
const LETTER_REGIONS = /-(US|CA|MX|PH)$/i;

function firstChoices(): Choices {
  const paper = LETTER_REGIONS.test(navigator.language) ? 'letter' : 'a4';
  return { ...DEFAULT_CHOICES, paper, language: language.peek() };
}

/** Choices on the one side, and on the other what comes out of them. */
export function PrintScreen() {
  const { home } = say();
  const words = shelf.say()?.page;
  const choices = useSignal(firstChoices());
  const pages = useSignal<readonly SheetPage[]>([]);
  const wanted = choices.value;
  const loaded = useLoaded(async () => {
    const [measure, texts] = await Promise.all([
      loadMeasure(FONTS),
      loadSheetWords(wanted.language),
    ]);
    if (choices.peek() === wanted) pages.value = drawPages(wanted, texts, measure);
  }, [wanted]);
  return (
    <Page title={home.realTable.print}>
      {words && (
        <div class="print">
          <PrintForm words={words} choices={choices} />
          {loaded.kind === 'failed' && <TroubleNote failed={loaded} />}
          <Preview words={words} pages={pages.value} choices={choices} />
        </div>
      )}
    </Page>
  );
}

/** The pages one at a time; all of them while the browser prints. */
function Preview(props: {
  readonly words: PrintWords['page'];
  readonly pages: readonly SheetPage[];
  readonly choices: Signal<Choices>;
}) {
  const { words, pages, choices } = props;
  const turned = useSignal(0);
  const isPrinting = useSignal(false);
  const at = Math.min(turned.value, Math.max(0, pages.length - 1));
  const labelOf = (index: number) => {
    const kind = pages[index]?.kind ?? 'player';
    return `${words.page(index + 1, pages.length)}: ${words.kinds[kind]}`;
  };
  useLayoutEffect(() => {
    turned.value = at;
  }, [at]);
  useEffect(() => {
    if (!isPrinting.value) return;
    const ended = () => {
      isPrinting.value = false;
    };
    addEventListener('afterprint', ended, { once: true });
    window.print();
    return () => removeEventListener('afterprint', ended);
  }, [isPrinting.value]);

  const page = pages[at];
  return (
    <section class={`print-preview print-${choices.value.paper}`} aria-label={words.preview}>
      <div class="print-buttons">
        <Button
          look="primary"
          icon="print"
          disabled={!page}
          onClick={() => {
            isPrinting.value = true;
          }}
        >
          {words.print}
        </Button>
      </div>
      <div class="print-turn">
        <IconButton
          icon="left"
          label={words.previous}
          aria-disabled={at === 0}
          onClick={() => {
            turned.value = Math.max(0, at - 1);
          }}
        />
        <p role="status">{page ? labelOf(at) : words.making}</p>
        <IconButton
          icon="right"
          label={words.next}
          aria-disabled={at >= pages.length - 1}
          onClick={() => {
            turned.value = Math.min(pages.length - 1, at + 1);
          }}
        />
      </div>
      <div class="print-pages">
        {page && !isPrinting.value && <PrintPage page={page} name="page" label={labelOf(at)} />}
        {isPrinting.value &&
          pages.map((each, index) => (
            <PrintPage key={index} page={each} name={`page${index}`} label={labelOf(index)} />
          ))}
      </div>
    </section>
  );
}
