/** The light markup of texts: terms, and links to places of the book. */
import type { Prose } from '../../../words/rules-text.ts';

/** A stretch of text: plain, a term, or a link to a place of the book. */
export interface Run {
  readonly text: string;
  readonly isTerm?: boolean;
  readonly to?: string;
}

const MARKUP = /\*\*(.+?)\*\*|\[(.+?)\]\(#([\w-]+)\)|\b([A-Z]{2}-\d+)\b/g;

/** The stretches of a text. */
export function runsOf(prose: Prose): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of prose.matchAll(MARKUP)) {
    const [all, term, words, to, ruling] = found;
    if (found.index > from) runs.push({ text: prose.slice(from, found.index) });
    if (term !== undefined) runs.push({ text: term, isTerm: true });
    else if (words !== undefined && to !== undefined) runs.push({ text: words, to });
    else if (ruling !== undefined) runs.push({ text: ruling, to: ruling });
    from = found.index + all.length;
  }
  if (from < prose.length) runs.push({ text: prose.slice(from) });
  return runs;
}

/** The text as it is read. */
export function plain(prose: Prose): string {
  return runsOf(prose)
    .map(({ text }) => text)
    .join('');
}
