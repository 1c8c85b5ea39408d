/** The help topics of Copenhagen. */
import { topicsOn } from '../../table/help/topic.ts';
import { type SharedTopic, TABLE_TOPICS } from '../house/topics.ts';

/** Its own topics. */
export const COPENHAGEN_TOPICS = [
  ...TABLE_TOPICS,
  'harbour',
  'harbour-card',
  'pile',
  'hand',
  'card',
  'abilities',
  'ability',
  'discard',
  'both',
  'coat-choice',
  'coat-white',
  'coat-take',
  'coat-turn',
  'coat-skip',
] as const;

/** One of its own topics. */
export type CopenhagenTopic = (typeof COPENHAGEN_TOPICS)[number];

/** Gives an element a topic. */
export const helpOn = topicsOn<SharedTopic | CopenhagenTopic>();
