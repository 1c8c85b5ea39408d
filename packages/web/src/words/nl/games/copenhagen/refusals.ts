/** Why Copenhagen refuses something, in Dutch. */
import type { CopenhagenRefusal } from '@nyhavn/engine/copenhagen';

/** A sentence a refusal. */
export const refusals: Readonly<Record<CopenhagenRefusal, string>> = {
  'unknown-place':
    'Kaarten neem je van twee of drie van de loopbruggen 1 tot en met 7, bijvoorbeeld 3,4.',
  'unknown-ability':
    'Zo’n vaardigheid bestaat niet: het zijn any, extra, discount, change en both.',
  'brick-elsewhere': 'Hoe je deze tegel ook draait, zijn metselwerk komt daar niet te liggen.',
  'tile-not-in-supply': 'Zo’n tegel ligt niet meer in de voorraad.',
  'wrong-number-of-cards': 'Dat is niet het juiste aantal kaarten.',
  'card-not-in-pile': 'Die kaart kan nu niet van de trekstapel komen.',
  'card-not-in-hand': 'Die kaarten zitten niet in de hand.',
  'cards-of-several-colours': 'Je mag kaarten van hoogstens één andere kleur bijmengen.',
  'too-few-cards': 'De tegel kost hier meer.',
  'too-many-cards': 'De tegel kost hier minder; te veel betalen mag niet.',
  'hand-too-large': 'Leg eerst af tot je zeven kaarten hebt.',
  'not-neighbours':
    'Die loopbruggen liggen niet naast elkaar, en geen actief vaardigheidsfiche staat dat toe.',
  'no-ability': 'Het vaardigheidsfiche dat daarvoor nodig is, ontbreekt of is omgedraaid.',
  'ability-owned': 'Dat vaardigheidsfiche ligt er al.',
  'ability-gone': 'Van dat vaardigheidsfiche is er geen meer over.',
  'nothing-to-turn': 'Er is geen vaardigheidsfiche omgedraaid.',
};
