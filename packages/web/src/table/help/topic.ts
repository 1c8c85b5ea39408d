/** What can be asked about: everything on a table carries a topic, and what stands inside inherits it. */

/** Topics that are the same in both games. */
export const SHARED_TOPICS = [
  'status',
  'progress',
  'undo',
  'menu',
  'log',
  'keys',
  'ask',
  'settings',
  'record',
  'leave',
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
  'result',
  'handover',
  'tip',
  'advice',
] as const;

/** Topics that every game explains in its own way. */
const TABLE_TOPICS = [
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

/** Topics of Roll & Write. */
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

/** Topics of Copenhagen. */
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

/** A topic of both games. */
export type SharedTopic = (typeof SHARED_TOPICS)[number];

/** A topic of Roll & Write. */
export type RollAndWriteTopic = (typeof ROLL_AND_WRITE_TOPICS)[number];

/** A topic of Copenhagen. */
export type CopenhagenTopic = (typeof COPENHAGEN_TOPICS)[number];

/** The name of any topic. */
export type TopicName = SharedTopic | RollAndWriteTopic | CopenhagenTopic;

/** What somebody asks about: a topic and which one of its kind, as in `tile`, `R4`. */
export interface Topic {
  readonly name: string;
  readonly about: readonly string[];
}

/** The attribute that gives an element its topic. */
export function helpOn(
  name: TopicName,
  ...about: readonly (string | number)[]
): { readonly 'data-help': string } {
  return { 'data-help': topicText(name, ...about) };
}

/** A topic in one line, as in `tile R4 0`. */
export function topicText(name: TopicName, ...about: readonly (string | number)[]): string {
  return [name, ...about].join(' ');
}

/** Reads such a line. */
export function topicIn(text: string): Topic {
  const [name = '', ...about] = text.split(' ');
  return { name, about };
}
