/** Why Copenhagen refuses something, in German. */
import type { CopenhagenRefusal } from '@nyhavn/engine/copenhagen';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CopenhagenRefusal, string>> = {
  'unknown-place':
    'Karten nimmt man von zwei oder drei der Plätze 1 bis 7, geschrieben zum Beispiel 3,4.',
  'unknown-ability':
    'Diese Fähigkeit gibt es nicht: Es gibt any, extra, discount, change und both.',
  'brick-elsewhere': 'Wie man das Teil auch dreht: Dort kommt sein Ziegel nicht hin.',
  'tile-not-in-supply': 'Dieses Teil ist nicht mehr im Vorrat.',
  'wrong-number-of-cards': 'Die Anzahl der Karten stimmt nicht.',
  'card-not-in-pile': 'Diese Karte kann jetzt nicht vom Stapel kommen.',
  'card-not-in-hand': 'Diese Karten sind nicht auf der Hand.',
  'cards-of-several-colours': 'Es darf höchstens eine andere Farbe dabei sein.',
  'too-few-cards': 'Hier kostet das Teil mehr.',
  'too-many-cards': 'Hier kostet das Teil weniger; zu viel zahlt niemand.',
  'hand-too-large': 'Erst bis auf sieben Karten abwerfen.',
  'not-neighbours': 'Diese Plätze liegen nicht nebeneinander, und keine Fähigkeit dafür ist aktiv.',
  'no-ability': 'Das Fähigkeitsplättchen dafür fehlt oder ist umgedreht.',
  'ability-owned': 'Dieses Fähigkeitsplättchen ist schon da.',
  'ability-gone': 'Von diesen Fähigkeitsplättchen ist keines mehr übrig.',
  'nothing-to-turn': 'Kein Fähigkeitsplättchen ist umgedreht.',
};
