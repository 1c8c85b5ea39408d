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
  'chance-awaited': 'Dice or cards have to come first.',
  'players-awaited': 'It is for the players to move now, not for chance.',
  'not-your-turn': 'It is not your turn.',
  'not-now': 'That kind of move has no place at this moment.',
  'unknown-move': 'That is not a move.',
  'not-canonical':
    'That is not how this move is spelled: each part in its order, and nothing else.',
  'unknown-game': 'There is no such game.',
  'wrong-number-of-players': 'This game is not for that many players.',
  'wrong-start-player': 'The start player has to be one of the seats, counted from 0.',
  'unknown-option': 'There is no such option, or it does not take that value.',
  'not-json': 'This is not a line of JSON.',
  'wrong-version': 'This version of the format is not known.',
  'header-missing': 'A record begins with its header.',
  'not-an-event': 'An event says who moves and what: {"by":0,"move":"end"}.',
};

/** A sentence for each refusal. */
export const ENGLISH_REFUSALS: Readonly<Record<RefusalCode, string>> = {
  ...COMMON,
  ...ROLL_AND_WRITE,
  ...COPENHAGEN,
};
