/** The contents of the book: beside the text where there is room, or behind a line to open. */
import type { ComponentChildren } from 'preact';
import { isWide } from '../../../ui/media.ts';
import type { BookWords } from '../../../words/en/rules/index.ts';
import type { Chapter } from './chapter.ts';

/** Links to every section and every ruling that is shown. */
export function Contents({
  words,
  chapter,
}: {
  readonly words: BookWords;
  readonly chapter: Chapter;
}) {
  const { sections, rulings } = chapter;
  return (
    <nav class="book-contents panel" aria-label={words.contents}>
      <Opened title={words.contents}>
        <ol class="book-sections">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        {rulings.length > 0 && (
          <>
            <p class="book-contents-rulings">
              <a href="#rulings">{words.rulings}</a>
            </p>
            <ol class="book-numbers">
              {rulings.map(({ id, question }) => (
                <li key={id}>
                  <a href={`#${id}`} title={question}>
                    {id}
                  </a>
                </li>
              ))}
            </ol>
          </>
        )}
      </Opened>
    </nav>
  );
}

function Opened({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  if (isWide.value) return <>{children}</>;
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
