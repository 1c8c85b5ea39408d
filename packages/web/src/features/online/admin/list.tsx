/** A list on the administrators’ page: it comes in pages, and is loaded again after an action. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { adminWords } from '../../../words/admin.ts';
import { say } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import type { ApiResult } from '../api.ts';
import { refusalInWords } from '../refusal-words.ts';

/** A page of a list. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** The loaded part of a list. */
interface Found<Item> extends Page<Item> {
  /** The question that it answers. */
  readonly to: string;
  readonly trouble: string | undefined;
}

/** A list, and how to see more of it. */
export interface List<Item> {
  /** Undefined until it is there. */
  readonly found: Found<Item> | undefined;
  more(): void;
  again(): void;
}

/** Asks for a list, and again whenever the question is another one. */
export function useList<Item>(
  question: string,
  fetchPage: (before: string | undefined) => Promise<ApiResult<Page<Item>>>,
): List<Item> {
  const found = useSignal<Found<Item> | undefined>(undefined);
  const asked = useRef('');
  async function look(before?: string) {
    asked.current = question;
    const answer = await fetchPage(before);
    if (asked.current !== question) return;
    const known = found.value?.to === question ? found.value : undefined;
    if (!answer.ok) {
      const rest = { items: known?.items ?? [], next: known?.next ?? null };
      found.value = { to: question, ...rest, trouble: refusalInWords(answer.reason) };
      return;
    }
    const { items, next } = answer.value;
    const all = before === undefined ? items : [...(known?.items ?? []), ...items];
    found.value = { to: question, items: all, next, trouble: undefined };
  }
  useEffect(() => void look(), [question]);
  return {
    found: found.value?.to === question ? found.value : undefined,
    more: () => void look(found.value?.next ?? undefined),
    again: () => void look(),
  };
}

/** A list with its title; whatever was done to its items, the keyboard is not lost. */
export function ListPart<Item>(props: {
  readonly title: string;
  readonly list: List<Item>;
  /** The text for an empty list. */
  readonly empty: string;
  readonly keyOf: (item: Item) => string;
  readonly show: (item: Item) => ComponentChildren;
  /** True if the title is for screen readers only, because the text before it says the same. */
  readonly isTitleHidden?: boolean;
  /** Content before the title. */
  readonly children?: ComponentChildren;
}) {
  const { title, list, empty, keyOf, show, isTitleHidden = false, children } = props;
  const id = useId();
  const words = adminWords.known();
  const head = useRef<HTMLHeadingElement>(null);
  const { found } = list;
  const wasShown = useRef(false);
  useEffect(() => {
    // The item that had the focus has been removed.
    if (wasShown.current && document.activeElement === document.body) head.current?.focus();
    wasShown.current = found !== undefined;
  }, [found]);
  return (
    <section class="panel admin-part" aria-labelledby={id}>
      {children}
      <h2
        id={id}
        class={isTitleHidden ? 'admin-title is-hidden' : 'admin-title'}
        tabIndex={-1}
        ref={head}
      >
        {title}
      </h2>
      {!found && <p>{say().common.loading}</p>}
      {found?.trouble !== undefined && (
        <p class="admin-trouble" role="status">
          {found.trouble}
          <Button icon="again" onClick={list.again}>
            {together.known().lobby.again}
          </Button>
        </p>
      )}
      {found?.trouble === undefined && found?.items.length === 0 && <p>{empty}</p>}
      {found && found.items.length > 0 && (
        <ul class="admin-list">
          {found.items.map((item) => (
            <li key={keyOf(item)}>{show(item)}</li>
          ))}
        </ul>
      )}
      {found && found.next !== null && (
        <Button icon="down" class="admin-more" onClick={list.more}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
