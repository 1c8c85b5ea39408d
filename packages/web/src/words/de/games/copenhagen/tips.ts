/** Strategy tips for beginners at Copenhagen, in German. */
import type { CopenhagenTips } from '../../../en/games/copenhagen/tips.ts';
import { capital } from '../../../grammar.ts';

/** Tips, a sentence or two each. */
export const tips: CopenhagenTips = {
  pair: (places, held) =>
    `${held} nebeneinander (Plätze ${places}): Damit bezahlst du größere Plättchen.`,
  collect: (held) =>
    `Du hast schon ${held}: Mit mehr davon kannst du ein größeres Plättchen bauen.`,
  beside: (tile) =>
    `${capital(tile)}: Neben einem Plättchen derselben Farbe kostet es eine Karte weniger.`,
  coatCell: (tile, cell) =>
    `${capital(tile)}: Damit kannst du das Wappen auf ${cell} überbauen. Das gibt dir eine zusätzliche Aktion.`,
  coatRow: (tile, line) =>
    `${capital(tile)}: Damit kannst du ${line} vervollständigen. Das bringt Punkte und das Wappen.`,
  line: (tile, line) =>
    `${capital(tile)}: Damit kannst du ${line} vervollständigen. Das zählt sofort.`,
  limit: 'Mehr als sieben Karten darfst du nicht haben: Baue jetzt, bevor du abwerfen musst.',
  brickRow: (line) =>
    `Drehe das Plättchen so, dass sein Mauerwerk in ${line} liegt: Dort ist schon welches, du verlierst also nichts.`,
  ability: 'Nimm früh Fähigkeitsplättchen: Sie helfen dir immer wieder.',
  turnBack:
    'Mehrere deiner Fähigkeitsplättchen sind genutzt: Ein Wappen aktiviert alle auf einmal wieder.',
  column: (line) => `${line} hat bisher nur Fenster: Ohne Mauerwerk bringt sie 4 Punkte.`,
  end: 'Die Spielende-Karte kann jetzt jederzeit kommen: Hol dir die Punkte, die du bekommen kannst.',
};
