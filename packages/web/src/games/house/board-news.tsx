/** The last event, beside the house. */
import type { VNode } from 'preact';
import type { helpOn } from './topics.ts';

/** A sentence of the news. */
interface BoardNewsLine {
  readonly number: number;
  readonly sentence: string;
  /** The pieces it speaks of. */
  readonly picture: VNode;
  /** The seat whose turn it was; null before the first turn. */
  readonly seat: number | null;
}

/** Sentences that are heard one by one as they come, and seen on a sheet that a new one replaces: nothing moves. */
export function BoardNews(props: {
  readonly label: string;
  readonly class: string;
  readonly help: ReturnType<typeof helpOn>;
  readonly sentences: readonly BoardNewsLine[];
  /** True if there is no room for it now. */
  readonly isHidden?: boolean;
}) {
  const { label, help, sentences, isHidden = false } = props;
  return (
    <>
      <div class="visually-hidden" role="log" aria-label={label} {...help}>
        {sentences.map(({ number, sentence }) => (
          <p key={number}>{sentence}</p>
        ))}
      </div>
      {!isHidden && sentences.length > 0 && (
        <div
          class={`${props.class} board-news`}
          key={`${sentences[0]?.number} ${sentences.at(-1)?.number}`}
          aria-hidden="true"
          {...help}
        >
          {sentences.map(({ number, sentence, picture, seat }) => (
            <p key={number} class={seat === null ? 'by-chance' : `house-${seat % 4}`}>
              {picture}
              {sentence}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
