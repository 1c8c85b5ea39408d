/** What can be done with a game beside its board, each part loaded when it is opened. */
import type { ComponentType } from 'preact';
import type { IconName } from '../art/icon.tsx';
import type { GameFront } from '../play/front.ts';
import type { ReplayWords } from '../words/en/replay.ts';
import type { Replay } from './replay.ts';

/** What a part is given. */
export interface PartProps {
  readonly replay: Replay;
  /** The game in words: its story, its sources of points. */
  readonly front: GameFront;
}

/** One part: a tab, and what stands behind it. */
export interface ReplayPart {
  /** Its name in the address, as in `?part=log`. */
  readonly id: string;
  readonly icon: IconName;
  title(words: ReplayWords): string;
  load(): Promise<ComponentType<PartProps>>;
}

/** All parts, in the order of their tabs; the first one is open to begin with. */
export const PARTS: readonly ReplayPart[] = [
  {
    id: 'log',
    icon: 'log',
    title: ({ parts }) => parts.log,
    load: async () => (await import('./log.tsx')).ReplayLog,
  },
  {
    id: 'review',
    icon: 'eye',
    title: ({ parts }) => parts.review,
    load: async () => (await import('../review/panel.tsx')).ReviewPanel,
  },
];
