/** What happened last, beside the house. */
import type { helpOn } from './topics.ts';

/** Sentences that are heard one by one as they come, and seen on a sheet that a new one replaces: nothing moves. */
export function BoardNews(props: {
  readonly label: string;
  readonly class: string;
  readonly help: ReturnType<typeof helpOn>;
  readonly sentences: readonly { readonly number: number; readonly sentence: string }[];
  /** Whether there is no room for it now. */
  readonly isHidden?: boolean;
}) {
  const { label, help, sentences, isHidden = false } = props;
  const lines = () => sentences.map(({ number, sentence }) => <p key={number}>{sentence}</p>);
  return (
    <>
      <div class="visually-hidden" role="log" aria-label={label}>
        {lines()}
      </div>
      {!isHidden && sentences.length > 0 && (
        <div
          class={`${props.class} board-news`}
          key={`${sentences[0]?.number} ${sentences.at(-1)?.number}`}
          aria-hidden="true"
          {...help}
        >
          {lines()}
        </div>
      )}
    </>
  );
}
