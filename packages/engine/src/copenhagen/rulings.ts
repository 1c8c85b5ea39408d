/** The numbered rulings that this game follows; tests and explanations carry their numbers. */
export const RULINGS = [
  'CO-1',
  'CO-2',
  'CO-3',
  'CO-4',
  'CO-5',
  'CO-6',
  'CO-7',
  'CO-8',
  'CO-9',
  'CO-10',
  'CO-11',
  'CO-12',
] as const;

/** The prefix of the number of a ruling. */
export const RULING_PREFIX = 'CO';
