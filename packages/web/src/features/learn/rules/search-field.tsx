/** The field in which one searches the book. */
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { IconButton } from '../../../ui/button.tsx';
import type { BookWords } from '../../../words/en/rules/index.ts';

/** A field that finds as one types, and says how much it has found. */
export function SearchField(props: {
  readonly query: Signal<string>;
  readonly words: BookWords;
  /** A ruling as an example. */
  readonly ruling: string;
  /** The number of places that are found. */
  readonly count: number;
}) {
  const { query, words, ruling, count } = props;
  const id = useId();
  const isSearching = query.value.trim() !== '';
  return (
    <search class="book-search panel">
      <label for={id}>{words.search}</label>
      <div class="book-search-line">
        <input
          id={id}
          type="text"
          inputMode="search"
          enterkeyhint="search"
          autocomplete="off"
          spellcheck={false}
          placeholder={words.searchHint(ruling)}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') query.value = '';
          }}
        />
        {isSearching && (
          <IconButton
            look="quiet"
            icon="close"
            label={words.clear}
            onClick={() => {
              query.value = '';
              document.getElementById(id)?.focus();
            }}
          />
        )}
      </div>
      <p class="book-found" role="status">
        {isSearching && words.found(count)}
      </p>
    </search>
  );
}
