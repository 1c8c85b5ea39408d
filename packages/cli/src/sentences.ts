/** Refusals in words. */
import type { RefusalCode } from '@nyhavn/engine';

const SENTENCES: Readonly<Record<RefusalCode, string>> = {
  'game-over': 'The game is over.',
  'chance-awaited': 'The dice have to fall first.',
  'players-awaited': 'It is for the players to move now, not for chance.',
  'not-your-turn': 'This seat is not asked now.',
  'not-now': 'That kind of move has no place at this moment.',
  'coat-owed': 'A coat of arms comes first: draw a square or mark a track.',
  'shape-drawn-already': 'The shape of this turn is drawn already.',
  'shape-not-drawn': 'The dice allow a shape, so it has to be drawn before the turn can end.',
  'unknown-move': 'That is not a move.',
  'unknown-tile': 'There is no such tile.',
  'unknown-cell': 'There is no such cell: columns are a to e, rows 1 to 9.',
  'unknown-colour': 'There is no such colour: they are R, B, P, G and Y, and W on dice.',
  'not-canonical': 'That is not how this move is spelled: cells and dice in order, nothing else.',
  'wrong-number-of-dice': 'That is not the number of dice.',
  'dice-not-there': 'Those dice do not lie there.',
  'dice-of-several-faces': 'A colour change turns dice that all show the same face.',
  'dice-of-another-colour': 'A tile is paid with dice of its colour and white ones.',
  'same-face': 'The dice show that face already.',
  'too-few-dice': 'Those are too few dice and bonuses for a tile of this size.',
  'too-many-dice': 'Those are too many dice.',
  'die-not-left': 'No die is left that would mark that box.',
  'tile-crossed-out': 'Every copy of that tile is crossed out.',
  'tile-not-crossed-out': 'No copy of that tile is crossed out, so it needs no Use again.',
  'not-this-tile': 'Those cells do not have the shape of that tile.',
  mirrored: 'Tiles may be rotated, not mirrored.',
  occupied: 'A cell there is filled already.',
  unsupported: 'Nothing holds it: a square has to be in row 1 or right above a filled cell.',
  'brick-missing': 'One of the squares has to get the X.',
  'brick-not-allowed': 'Under No X every square gets an O.',
  'brick-outside': 'The X has to be on one of the squares drawn.',
  'no-star': 'No star for that ability is ready for use.',
  'no-bonus': 'There are not that many bonuses of this colour ready for use.',
  'bonus-not-needed': 'The dice suffice, so a bonus may not be spent.',
  'no-x-declared-already': 'No X is in force already.',
  'no-x-useless': 'Nothing is left to be drawn in this turn.',
  'track-full': 'That track has too few free boxes.',
  'unknown-game': 'There is no such game.',
  'wrong-number-of-players': 'A game takes 2 to 4 players.',
  'wrong-start-player': 'The start player has to be one of the seats, counted from 0.',
  'unknown-option': 'There is no such option, or it does not take that value.',
  'not-json': 'This is not a line of JSON.',
  'wrong-version': 'This version of the format is not known.',
  'header-missing': 'A record begins with its header.',
  'not-an-event': 'An event says who moves and what: {"by":0,"move":"end"}.',
};

/** The sentence for a refusal. */
export function refusalSentence(code: RefusalCode): string {
  return SENTENCES[code];
}
