/** A ruling: the question, the answer, the reason, and a table at which to try it. */
import { Button } from '../../../ui/button.tsx';
import type { BookWords } from '../../../words/en/rules/index.ts';
import type { BookRuling } from './chapter.ts';
import { Marked, Prose } from './prose.tsx';

/** A ruling. */
export function RulingArticle({
  ruling,
  words,
}: {
  readonly ruling: BookRuling;
  readonly words: BookWords;
}) {
  const { id, question, answer, reason, section } = ruling;
  return (
    <article class="book-ruling panel" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        <span class="book-number">{id}</span> <Marked text={question} />
      </h3>
      <p class="book-answer">
        <Prose text={answer} />
      </p>
      <p class="book-reason">
        <em>{words.why}</em> <Prose text={reason} />
      </p>
      <div class="book-ruling-ways">
        <Button
          icon="right"
          href={`/try/${id}`}
          aria-label={`${words.tryIt}: ${id}`}
          onClick={() => {
            // The way back leads to this ruling.
            history.replaceState(null, '', `#${id}`);
          }}
        >
          {words.tryIt}
        </Button>
        <p>
          {words.inRules} <a href={`#${section.id}`}>{section.title}</a>
        </p>
      </div>
    </article>
  );
}
