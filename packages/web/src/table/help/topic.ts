/** Topics of the help: everything on a table carries one, and its content inherits it. */

/** Topics of the frame round every game; the table as a whole is for the game to explain. */
export const FRAME_TOPICS = [
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
  'result',
  'handover',
  'tip',
  'advice',
] as const;

/** A topic and the one of its kind that is meant, as in `tile`, `R4`. */
export interface Topic {
  readonly name: string;
  readonly about: readonly string[];
}

/** Makes the function that gives an element one of these topics, as its attribute. */
export function topicsOn<Name extends string>() {
  return (name: Name, ...about: readonly (string | number)[]) => ({
    'data-help': topicText(name, ...about),
  });
}

/** Gives an element a topic of the frame. */
export const helpOn = topicsOn<'table' | (typeof FRAME_TOPICS)[number]>();

/** A topic in one line, as in `tile R4 0`. */
export function topicText(name: string, ...about: readonly (string | number)[]): string {
  return [name, ...about].join(' ');
}

/** Reads such a line. */
export function topicIn(text: string): Topic {
  const [name = '', ...about] = text.split(' ');
  return { name, about };
}
