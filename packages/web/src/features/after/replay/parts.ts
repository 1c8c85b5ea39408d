/** The parts beside a replay's board, each loaded when it is opened. */
import type { ComponentType } from 'preact';
import type { GameFront } from '../../../table/front.ts';
import type { IconName } from '../../../ui/icon.tsx';
import type { ReplayWords } from '../../../words/en/replay.ts';
import type { PartProps } from '../part-props.ts';

/** One part: a tab, and what stands behind it. */
export interface ReplayPart {
  /** Its name in the address, as in `?part=log`. */
  readonly id: string;
  readonly icon: IconName;
  title(words: ReplayWords): string;
  /** Returns true if a game has it; without this every game does. */
  isOf?(front: GameFront): boolean;
  load(): Promise<ComponentType<PartProps>>;
}

/** All parts. */
const PARTS: readonly ReplayPart[] = [
  {
    id: 'log',
    icon: 'log',
    title: ({ parts }) => parts.log,
    load: async () => (await import('./replay-log.tsx')).ReplayLog,
  },
  {
    id: 'review',
    isOf: ({ judged }) => judged !== undefined,
    icon: 'eye',
    title: ({ parts }) => parts.review,
    load: async () => (await import('../review/review-panel.tsx')).ReviewPanel,
  },
  {
    id: 'try',
    icon: 'branch',
    title: ({ parts }) => parts.try,
    load: async () => (await import('./try.tsx')).TryPart,
  },
  {
    id: 'share',
    icon: 'share',
    title: ({ parts }) => parts.share,
    load: async () => (await import('../share/share-panel.tsx')).SharePanel,
  },
];

/** The parts of a game, in the order of their tabs; the first one is open to begin with. */
export function partsOf(front: GameFront): readonly ReplayPart[] {
  return PARTS.filter(({ isOf }) => isOf?.(front) ?? true);
}
