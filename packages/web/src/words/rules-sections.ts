/** The sections of each game's rules, in the order in which they are read; links point at them. */
export const SECTIONS = {
  'roll-and-write': [
    'goal',
    'sheet',
    'set-up',
    'turn',
    'tile',
    'drawing',
    'scoring',
    'coats',
    'tracks',
    'abilities',
    'others',
    'end',
    'two-players',
    'options',
  ],
  copenhagen: [
    'goal',
    'material',
    'set-up',
    'turn',
    'taking',
    'building',
    'placing',
    'scoring',
    'coats',
    'abilities',
    'pile',
    'end',
  ],
} as const;

/** A game whose rules are written. */
export type BookGame = keyof typeof SECTIONS;

/** A section of a game's rules. */
export type Section<Game extends BookGame = BookGame> = (typeof SECTIONS)[Game][number];

/** The address of a section, or of a ruling by its number. */
export function ruleLink<Game extends BookGame>(
  game: Game,
  place: Section<Game> | `${'RW' | 'CO'}-${number}`,
): string {
  return `/rules/${game}#${place}`;
}
