/** The reasons for which any game, set-up or record is refused; each game has more of its own. */
export const COMMON_REFUSALS = [
  'game-over',
  'chance-awaited',
  'players-awaited',
  'not-your-turn',
  'not-now',
  'unknown-move',
  'not-canonical',
  'unknown-game',
  'wrong-number-of-players',
  'wrong-start-player',
  'unknown-option',
  'not-json',
  'wrong-version',
  'header-missing',
  'not-an-event',
] as const;

/** A reason that every game may give. */
export type CommonRefusal = (typeof COMMON_REFUSALS)[number];
