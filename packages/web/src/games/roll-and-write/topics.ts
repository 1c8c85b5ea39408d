/** The help topics of Roll & Write. */
import { topicsOn } from '../../table/help/topic.ts';
import { type SharedTopic, TABLE_TOPICS } from '../house/topics.ts';

/** Its own topics. */
export const ROLL_AND_WRITE_TOPICS = [
  ...TABLE_TOPICS,
  'dice',
  'die',
  'tracks',
  'track',
  'box',
  'star',
  'take-none',
  'begin',
  'face',
] as const;

/** One of its own topics. */
export type RollAndWriteTopic = (typeof ROLL_AND_WRITE_TOPICS)[number];

/** Gives an element a topic. */
export const helpOn = topicsOn<SharedTopic | RollAndWriteTopic>();
