/** Why Copenhagen refuses something, in Danish. */
import type { CopenhagenRefusal } from '@nyhavn/engine/copenhagen';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CopenhagenRefusal, string>> = {
  'unknown-place': 'Nævn to eller tre af pladserne 1 til 7, for eksempel 3,4.',
  'unknown-ability': 'Den evne findes ikke. Evnerne er any, extra, discount, change og both.',
  'brick-elsewhere': 'Brikken kan ikke vendes så murstenen ligger der.',
  'tile-not-in-supply': 'Der er ingen af de brikker tilbage i forrådet.',
  'wrong-number-of-cards': 'Antallet af kort passer ikke.',
  'card-not-in-pile': 'Det kort kan ikke komme fra trækbunken nu.',
  'card-not-in-hand': 'De kort har du ikke.',
  'cards-of-several-colours': 'Du kan kun bruge kort i én anden farve.',
  'too-few-cards': 'Det er ikke nok: Her koster brikken flere kort.',
  'too-many-cards': 'Det er for meget: Her koster brikken færre kort.',
  'hand-too-large': 'Kassér først kort indtil du har syv.',
  'not-neighbours': 'De pladser er ikke naboer, og du har ingen evne klar til det.',
  'no-ability': 'Du har ikke evnebrikken til det, eller den er allerede brugt.',
  'ability-owned': 'Den evnebrik har du allerede.',
  'ability-gone': 'Der er ingen af de evnebrikker tilbage.',
  'nothing-to-turn': 'Du har ingen brugte evnebrikker at gøre klar igen.',
};
