/** A section of the rules: its text, and pictures beside it. */
import { useId } from 'preact/hooks';
import type { Figures, RuleBook } from '../../../games/contract/rule-book.ts';
import type { Block, Grid } from '../../../words/rules-text.ts';
import type { BookSection } from './chapter.ts';
import { Marked, Prose } from './prose.tsx';

/** A section of the rules with its pictures. */
export function SectionArticle({
  section,
  book,
}: {
  readonly section: BookSection;
  readonly book: RuleBook;
}) {
  const { id, title, text } = section;
  const Table = book.tables?.[id];
  return (
    <section class="book-section panel" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        <Marked text={title} />
      </h2>
      <div class="book-prose">
        {text.map((block, index) => (
          <BlockArt key={index} block={block} />
        ))}
        {Table && <Table />}
      </div>
      {section.figures.length > 0 && (
        <div class="book-figures">
          {section.figures.map(({ name, caption }) => (
            <FigureArt key={name} caption={caption} Art={book.figures[name]} />
          ))}
        </div>
      )}
    </section>
  );
}

function FigureArt({
  caption,
  Art,
}: {
  readonly caption: string;
  readonly Art: Figures[string] | undefined;
}) {
  const id = useId();
  if (!Art) return null;
  return (
    <figure class="book-figure">
      <div class="book-art" role="img" aria-labelledby={id}>
        <Art />
      </div>
      <figcaption id={id}>
        <Marked text={caption} />
      </figcaption>
    </figure>
  );
}

function BlockArt({ block }: { readonly block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Prose text={block} />
      </p>
    );
  }
  if ('head' in block) return <GridArt grid={block} />;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <Prose text={item} />
        </li>
      ))}
    </ul>
  );
}

function GridArt({ grid: { head, rows } }: { readonly grid: Grid }) {
  return (
    <div class="book-table" data-scrolls="x">
      <table>
        <thead>
          <tr>
            {head.map((name) =>
              name === '' ? (
                <td key={name} />
              ) : (
                <th key={name} scope="col">
                  <Prose text={name} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <Prose text={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <Prose text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
