/** Push messages of the server in words. */
import type { PushMessage } from '@nyhavn/protocol';
import type { Language } from '../store/languages.ts';
import type { NoticeWords } from '../words/en/notice.ts';

const WORDS: Readonly<Record<string, NoticeWords>> = import.meta.glob('../words/*/notice.ts', {
  eager: true,
  import: 'notice',
});

/** The names of games, by file. */
const NAMES: Readonly<Record<string, string>> = import.meta.glob('../words/*/games/*/name.ts', {
  eager: true,
  import: 'name',
});

/** A notice of the system. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The address in the client that it opens. */
  readonly path: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
}

/** The notice for a message; a kind that only a newer server knows gets general words. */
export function noticeOf(text: string | undefined, language: Language): Notice {
  const words = WORDS[`../words/${language}/notice.ts`];
  if (!words) throw new Error(`there are no notices in ${language}`);
  const turn = turnIn(text);
  if (!turn) return { title: 'Nyhavn', body: words.other, path: '/together', tag: 'other' };
  const { table, game } = turn;
  return {
    title: words.yours,
    body: words.at(NAMES[`../words/${language}/games/${game}/name.ts`] ?? game),
    path: `/table/${encodeURIComponent(table)}`,
    tag: table,
  };
}

function turnIn(text: string | undefined): PushMessage['turn'] | undefined {
  try {
    const { turn }: Partial<PushMessage> = JSON.parse(text ?? '{}') ?? {};
    return typeof turn?.table === 'string' && typeof turn.game === 'string' ? turn : undefined;
  } catch {
    return undefined;
  }
}
