/**
 * Why something is refused, in English: the one table that terminal and client share. A further game adds
 * a line here. Kept apart from the rules, so that clients in other languages do not load it.
 */
import { ENGLISH as COPENHAGEN } from './copenhagen/english.ts';
import type { CommonRefusal } from './refusals.ts';
import type { RefusalCode } from './registry.ts';
import { ENGLISH as ROLL_AND_WRITE } from './roll-and-write/english.ts';

const COMMON: Readonly<Record<CommonRefusal, string>> = {
  'game-over': 'The game is over.',
  'chance-awaited': 'Wait for the dice or cards.',
  'players-awaited': 'A player has to move first.',
  'not-your-turn': 'It’s not your turn.',
  'not-now': 'You can’t do that now.',
  'unknown-move': 'That’s not a move.',
  'not-canonical':
    'That’s not quite how this move is written. Write every part in order, and nothing else.',
  'unknown-game': 'There’s no such game.',
  'wrong-number-of-players': 'This game doesn’t allow that many players.',
  'wrong-start-player': 'The start player must be one of the seats, counted from 0.',
  'unknown-option': 'There’s no such option, or it doesn’t take that value.',
  'not-json': 'This isn’t a line of JSON.',
  'wrong-version': 'Nyhavn doesn’t know this version of the format.',
  'header-missing': 'The header is missing: a saved game must begin with it.',
  'not-an-event': 'This isn’t an event. An event says who moves and how: {"by":0,"move":"end"}.',
};

/** A sentence for each refusal. */
export const ENGLISH_REFUSALS: Readonly<Record<RefusalCode, string>> = {
  ...COMMON,
  ...ROLL_AND_WRITE,
  ...COPENHAGEN,
};
