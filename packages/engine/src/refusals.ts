/** Every reason for which a move, a set-up or a record is refused. */
export const REFUSALS = [
  // The moment
  'game-over',
  'chance-awaited',
  'players-awaited',
  'not-your-turn',
  'not-now',
  'coat-owed',
  'shape-drawn-already',
  'shape-not-drawn',
  // The spelling
  'unknown-move',
  'unknown-tile',
  'unknown-cell',
  'unknown-colour',
  'not-canonical',
  // Dice
  'wrong-number-of-dice',
  'dice-not-there',
  'dice-of-several-faces',
  'dice-of-another-colour',
  'same-face',
  'too-few-dice',
  'too-many-dice',
  'die-not-left',
  // Tiles and squares
  'tile-crossed-out',
  'tile-not-crossed-out',
  'not-this-tile',
  'mirrored',
  'occupied',
  'unsupported',
  'brick-missing',
  'brick-not-allowed',
  'brick-outside',
  // Stars, bonuses, tracks
  'no-star',
  'no-bonus',
  'bonus-not-needed',
  'no-x-declared-already',
  'no-x-useless',
  'track-full',
  // Set-up and records
  'unknown-game',
  'wrong-number-of-players',
  'wrong-start-player',
  'unknown-option',
  'not-json',
  'wrong-version',
  'header-missing',
  'not-an-event',
] as const;

/** One reason for which something is refused; the edges say it in the player's language. */
export type RefusalCode = (typeof REFUSALS)[number];
