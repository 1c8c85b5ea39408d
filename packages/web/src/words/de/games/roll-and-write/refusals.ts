/** Why Roll & Write refuses something, in German. */
import type { RollAndWriteRefusal } from '@nyhavn/engine/roll-and-write';

/** A sentence a refusal. */
export const refusals: Readonly<Record<RollAndWriteRefusal, string>> = {
  'shape-drawn-already': 'In diesem Zug ist schon eine Form eingezeichnet.',
  'shape-not-drawn':
    'Die Würfel erlauben eine Form, also muss vor dem Zugende eine eingezeichnet werden.',
  'wrong-number-of-dice': 'Die Anzahl der Würfel stimmt nicht.',
  'dice-not-there': 'Diese Würfel liegen dort nicht.',
  'dice-of-several-faces': 'Ein Farbwechsel dreht nur Würfel, die alle dasselbe zeigen.',
  'dice-of-another-colour': 'Eine Form bezahlt man mit Würfeln ihrer Farbe und weißen.',
  'same-face': 'Die Würfel zeigen das schon.',
  'too-few-dice': 'Für eine Form dieser Größe sind das zu wenige Würfel und Boni.',
  'too-many-dice': 'Das sind zu viele Würfel.',
  'die-not-left': 'Für dieses Kästchen ist kein passender Würfel übrig.',
  'impossible-turn': 'Kein Zug lässt genau diese Würfel übrig und streicht diese Form durch.',
  'tile-crossed-out': 'Diese Form ist schon überall durchgestrichen.',
  'tile-not-crossed-out':
    'Diese Form ist noch nicht durchgestrichen, sie braucht kein „Wiederverwenden“.',
  mirrored: 'Formen darf man drehen, aber nicht spiegeln.',
  'brick-missing': 'Eines der Felder muss das X bekommen.',
  'brick-not-allowed': 'Bei „Kein X“ bekommt jedes Feld ein O.',
  'no-star': 'Für diese Fähigkeit ist kein Stern einsetzbar.',
  'no-bonus': 'So viele Boni dieser Farbe sind nicht einsetzbar.',
  'bonus-not-needed': 'Die Würfel reichen, deshalb darf hier kein Bonus eingesetzt werden.',
  'no-x-declared-already': '„Kein X“ gilt schon.',
  'no-x-useless': 'In diesem Zug gibt es nichts mehr einzuzeichnen.',
  'track-full': 'Auf dieser Leiste sind zu wenige Kästchen frei.',
};
