/** Sheets for Roll & Write, to print when the pad has run out. */
import './print-screen.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Button, IconButton } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download.ts';
import { useLoaded } from '../../../ui/loaded.ts';
import { Page } from '../../../ui/page.tsx';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { TroubleNote } from '../../../ui/trouble.tsx';
import type { PrintWords } from '../../../words/en/games/roll-and-write/print.ts';
import { language, say } from '../../../words/index.ts';
import { Shelf } from '../../../words/shelf.ts';
import { type Choices, DEFAULT_CHOICES } from './choices.ts';
import type { SheetPage } from './pages.ts';
import { PrintForm } from './print-form.tsx';
import { PrintPage } from './print-page.tsx';
import { SheetPrinter } from './sheets.ts';

const shelf = new Shelf<PrintWords>(
  (language) => import(`../../../words/${language}/games/roll-and-write/print.ts`),
);

let printer: Promise<SheetPrinter> | undefined;

/** Loads the printer when it is first needed, and again if that failed. */
function openPrinter(): Promise<SheetPrinter> {
  printer ??= import('../../../art/paper/browser.ts').then(
    async ({ openPrinter }) => new SheetPrinter(await openPrinter()),
  );
  printer.catch(() => {
    printer = undefined;
  });
  return printer;
}

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
    const drawn = await (await openPrinter()).draw(wanted);
    if (choices.peek() === wanted) pages.value = drawn;
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

  async function download() {
    const chosen = choices.peek();
    const pdf = await (await openPrinter()).write(chosen);
    downloadFile('nyhavn-sheets.pdf', 'application/pdf', pdf);
  }

  const page = pages[at];
  return (
    <section class={`print-preview print-${choices.value.paper}`} aria-label={words.preview}>
      <div class="print-buttons">
        <Button look="primary" icon="download" onClick={() => void download().catch(sayTrouble)}>
          {words.download}
        </Button>
        <Button
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
