/** Why Roll & Write refuses something, in German. */
import type { RollAndWriteRefusal } from '@nyhavn/engine/roll-and-write';

/** A sentence a refusal. */
export const refusals: Readonly<Record<RollAndWriteRefusal, string>> = {
  'shape-drawn-already': 'Du hast in diesem Zug schon eine Form eingezeichnet.',
  'shape-not-drawn':
    'Deine Würfel erlauben eine Form, also musst du eine einzeichnen, bevor du den Zug beendest.',
  'wrong-number-of-dice': 'Die Anzahl der Würfel stimmt nicht.',
  'dice-not-there': 'Diese Würfel liegen nicht auf dem Tisch.',
  'dice-of-several-faces': '„Farbwechsel“ geht nur mit Würfeln, die dieselbe Farbe zeigen.',
  'dice-of-another-colour': 'Bezahle mit Würfeln in der Farbe der Form oder mit weißen.',
  'same-face': 'Die Würfel zeigen diese Farbe schon.',
  'too-few-dice': 'Für diese Form hast du zu wenige Würfel und Boni.',
  'too-many-dice': 'Das sind zu viele Würfel.',
  'die-not-left': 'Für diese Leiste ist kein Würfel übrig.',
  'tile-crossed-out': 'Von dieser Form sind alle Exemplare durchgestrichen.',
  'tile-not-crossed-out':
    'Von dieser Form ist kein Exemplar durchgestrichen; du brauchst „Wiederverwenden“ nicht.',
  mirrored: 'Du darfst Formen drehen, aber nicht spiegeln.',
  'brick-missing': 'Eines der Felder muss das X bekommen.',
  'brick-not-allowed': 'Bei „Kein X“ bekommt jedes Feld ein O.',
  'no-star': 'Für diese Fähigkeit ist kein Stern bereit.',
  'no-bonus': 'So viele Boni dieser Farbe sind nicht bereit.',
  'bonus-not-needed': 'Deine Würfel reichen, also darfst du keinen Bonus einsetzen.',
  'no-x-declared-already': '„Kein X“ gilt in diesem Zug schon.',
  'no-x-useless': 'Du hast in diesem Zug nichts mehr einzuzeichnen.',
  'track-full': 'Auf dieser Leiste sind nicht genug Kästchen frei.',
};
