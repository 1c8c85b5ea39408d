/** The note at a table on which a ruling is tried out. */
import './trial-note.css';
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { gameOfRuling } from '../../../games/registry.ts';
import { setting } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import type { BookWords } from '../../../words/en/rules/index.ts';
import { bookWords } from '../../../words/rules.ts';
import { ruleLink } from '../../../words/rules-text.ts';
import { type BookRuling, chapterOf } from './chapter.ts';
import { loadRules } from './load-rules.ts';
import { plain } from './markup.ts';

/** Says the ruling and what to try; closed, it can be opened again. */
export function TrialNote({ ruling: id }: { readonly ruling: string }) {
  const isOpen = useSignal(true);
  const again = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => again.current?.focus(), [isOpen.value]);
  const words = bookWords.say();
  const game = gameOfRuling(id);
  const rules = loadedValue(useLoaded(async () => game && loadRules(game), [game]));
  const text = rules?.text.say();
  const ruling = rules && text && chapterOf(text, rules.book).rulings.find((one) => one.id === id);
  if (!words || !game || !ruling) return null;
  return (
    <>
      <Dialog title={words.trial.title(id)} isOpen={isOpen}>
        {() => (
          <Note ruling={ruling} words={words} way={ruleLink(game, ruling.id)} isOpen={isOpen} />
        )}
      </Dialog>
      {!isOpen.value && (
        <Button class="trial-again" ref={again} onClick={setting(isOpen, true)}>
          {id}
        </Button>
      )}
    </>
  );
}

function Note(props: {
  readonly ruling: BookRuling;
  readonly words: BookWords;
  /** The address of the ruling. */
  readonly way: string;
  readonly isOpen: Signal<boolean>;
}) {
  const { ruling, words, way, isOpen } = props;
  return (
    <div class="trial-note">
      <p class="trial-question">{ruling.question}</p>
      <p>{plain(ruling.answer)}</p>
      <p class="trial-now">
        <strong>{words.trial.now}</strong> {ruling.trial}
      </p>
      <div class="actions">
        <Button look="primary" onClick={setting(isOpen, false)}>
          {words.trial.begin}
        </Button>
        <Button icon="book" href={way}>
          {words.trial.back}
        </Button>
      </div>
    </div>
  );
}
