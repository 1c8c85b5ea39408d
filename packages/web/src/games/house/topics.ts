/** The help topics of games of houses. */
import { FRAME_TOPICS, topicsOn } from '../../table/help/topic.ts';

/** Topics that are the same in all of them. */
export const SHARED_TOPICS = [
  ...FRAME_TOPICS,
  'row',
  'column',
  'score',
  'opponent',
  'rotate',
  'flip',
  'brick',
  'next-place',
  'put-back',
  'place',
  'side-close',
  'side-button',
  'news',
] as const;

/** Topics that every one of them explains in its own way. */
export const TABLE_TOPICS = [
  'table',
  'house',
  'cell',
  'coat',
  'side',
  'payment',
  'held',
  'tile',
  'take',
  'end',
] as const;

/** A topic that is the same in all of them. */
export type SharedTopic = (typeof SHARED_TOPICS)[number];

/** Gives an element one of these topics. */
export const helpOn = topicsOn<SharedTopic | (typeof TABLE_TOPICS)[number]>();
