/** What a message of the server comes to in words. */
import type { PushMessage } from '@nyhavn/protocol';
import type { Language } from '../store/languages.ts';
import { notice as de } from '../words/de/notice.ts';
import { notice as en, type NoticeWords } from '../words/en/notice.ts';
import { notice as fr } from '../words/fr/notice.ts';
import { notice as nl } from '../words/nl/notice.ts';

const WORDS: Readonly<Record<Language, NoticeWords>> = { en, nl, de, fr };

/** A notice of the system. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where in the client it leads. */
  readonly path: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
}

/** The notice for a message; what a newer server says is told in general words. */
export function noticeOf(text: string | undefined, language: Language): Notice {
  const words = WORDS[language];
  const turn = turnIn(text);
  if (!turn) return { title: 'Nyhavn', body: words.other, path: '/together', tag: 'other' };
  const { table, game } = turn;
  return {
    title: words.yours,
    body: words.at(words.games[game] ?? game),
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
