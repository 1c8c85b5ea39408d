/** Why Copenhagen refuses something, in Dutch. */
import type { CopenhagenRefusal } from '@nyhavn/engine/copenhagen';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CopenhagenRefusal, string>> = {
  'unknown-place': 'Noem twee of drie van de loopbruggen 1 tot en met 7, bijvoorbeeld 3,4.',
  'unknown-ability':
    'Die vaardigheid bestaat niet. De vaardigheden zijn any, extra, discount, change en both.',
  'brick-elsewhere': 'Je kunt deze tegel niet zo draaien dat zijn metselwerk daar ligt.',
  'tile-not-in-supply': 'Van die tegel is er geen meer in de voorraad.',
  'wrong-number-of-cards': 'Dat is niet het juiste aantal kaarten.',
  'card-not-in-pile': 'Die kaart kan nu niet van de trekstapel komen.',
  'card-not-in-hand': 'Die kaarten heb je niet in je hand.',
  'cards-of-several-colours': 'Je mag kaarten van maar één andere kleur gebruiken.',
  'too-few-cards': 'Dat is niet genoeg: de tegel kost hier meer kaarten.',
  'too-many-cards': 'Dat is te veel: de tegel kost hier minder kaarten.',
  'hand-too-large': 'Leg eerst kaarten af tot je er zeven hebt.',
  'not-neighbours':
    'Die loopbruggen liggen niet naast elkaar, en je hebt daar geen actief vaardigheidsfiche voor.',
  'no-ability': 'Je hebt het vaardigheidsfiche hiervoor niet, of het is al gebruikt.',
  'ability-owned': 'Dat vaardigheidsfiche heb je al.',
  'ability-gone': 'Van dat vaardigheidsfiche is er geen meer over.',
  'nothing-to-turn': 'Je hebt geen gebruikte vaardigheidsfiches om te activeren.',
};
