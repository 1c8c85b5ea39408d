/** Why Copenhagen refuses something, in German. */
import type { CopenhagenRefusal } from '@nyhavn/engine/copenhagen';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CopenhagenRefusal, string>> = {
  'unknown-place': 'Nenne zwei oder drei der Plätze 1 bis 7, zum Beispiel 3,4.',
  'unknown-ability':
    'Diese Fähigkeit gibt es nicht: Es gibt any, extra, discount, change und both.',
  'brick-elsewhere': 'Wie du das Plättchen auch drehst: Dort kommt sein Mauerwerk nicht hin.',
  'tile-not-in-supply': 'Von diesen Plättchen ist keines mehr im Vorrat.',
  'wrong-number-of-cards': 'Die Anzahl der Karten stimmt nicht.',
  'card-not-in-pile': 'Diese Karte kann jetzt nicht vom Nachziehstapel kommen.',
  'card-not-in-hand': 'Du hast diese Karten nicht auf der Hand.',
  'cards-of-several-colours': 'Du darfst nur Karten einer anderen Farbe dazunehmen.',
  'too-few-cards': 'Das reicht nicht: Hier kostet das Plättchen mehr Karten.',
  'too-many-cards': 'Das ist zu viel: Hier kostet das Plättchen weniger Karten.',
  'hand-too-large': 'Wirf zuerst bis auf sieben Karten ab.',
  'not-neighbours':
    'Diese Plätze liegen nicht nebeneinander, und du hast gerade keine Fähigkeit dafür.',
  'no-ability': 'Das Fähigkeitsplättchen dafür hast du nicht, oder es ist schon genutzt.',
  'ability-owned': 'Dieses Fähigkeitsplättchen hast du schon.',
  'ability-gone': 'Von diesen Fähigkeitsplättchen ist keines mehr übrig.',
  'nothing-to-turn': 'Du hast keine genutzten Fähigkeitsplättchen.',
};
