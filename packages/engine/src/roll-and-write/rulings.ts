/** The numbered rulings that this game follows; tests and explanations carry their numbers. */
export const RULINGS = [
  'RW-1',
  'RW-2',
  'RW-3',
  'RW-4',
  'RW-5',
  'RW-6',
  'RW-7',
  'RW-8',
  'RW-9',
  'RW-10',
  'RW-11',
  'RW-12',
  'RW-13',
  'RW-14',
  'RW-15',
  'RW-16',
  'RW-17',
  'RW-18',
  'RW-19',
  'RW-20',
  'RW-21',
] as const;

/** The prefix of the number of a ruling. */
export const RULING_PREFIX = 'RW';
