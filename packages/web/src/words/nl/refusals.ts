/** Why something is refused, in Dutch. */
import type { Words } from '../en/index.ts';

/** A sentence a refusal. */
export const refusals: Words['refusals'] = {
  'game-over': 'Het spel is afgelopen.',
  'chance-awaited': 'Eerst moeten er dobbelstenen of kaarten komen.',
  'players-awaited': 'Nu zijn de spelers aan zet, niet het toeval.',
  'not-your-turn': 'Je bent niet aan de beurt.',
  'not-now': 'Zo’n zet kan op dit moment niet.',
  'coat-owed': 'Eerst komt een wapenschild.',
  'shape-drawn-already': 'De vorm van deze beurt is al getekend.',
  'shape-not-drawn':
    'Met deze dobbelstenen kan een vorm worden getekend; dat moet voordat de beurt eindigt.',
  'unknown-move': 'Dat is geen zet.',
  'unknown-tile': 'Zo’n tegel bestaat niet.',
  'unknown-cell':
    'Zo’n veld bestaat niet: de kolommen zijn a tot en met e, de rijen 1 tot en met 9.',
  'unknown-colour': 'Zo’n kleur bestaat niet: het zijn R, B, P, G en Y, en W op dobbelstenen.',
  'unknown-place':
    'Kaarten neem je van twee of drie van de loopbruggen 1 tot en met 7, bijvoorbeeld 3,4.',
  'unknown-ability':
    'Zo’n vaardigheid bestaat niet: het zijn any, extra, discount, change en both.',
  'not-canonical':
    'Zo schrijf je deze zet niet: velden en dobbelstenen op volgorde, en verder niets.',
  'wrong-number-of-dice': 'Dat is niet het juiste aantal dobbelstenen.',
  'dice-not-there': 'Die dobbelstenen liggen er niet.',
  'dice-of-several-faces':
    'Een kleurwissel geldt voor dobbelstenen die allemaal dezelfde kant tonen.',
  'dice-of-another-colour': 'Een tegel betaal je met dobbelstenen van zijn kleur en met witte.',
  'same-face': 'De dobbelstenen tonen die kant al.',
  'too-few-dice': 'Dat zijn te weinig dobbelstenen en bonussen voor een tegel van deze grootte.',
  'too-many-dice': 'Dat zijn te veel dobbelstenen.',
  'die-not-left': 'Er is geen dobbelsteen over waarmee je dat vakje kunt markeren.',
  'impossible-turn':
    'Geen enkele beurt laat precies deze dobbelstenen over met die tegel doorgestreept.',
  'tile-crossed-out': 'Alle exemplaren van die tegel zijn doorgestreept.',
  'tile-not-crossed-out':
    'Geen enkel exemplaar van die tegel is doorgestreept, dus Opnieuw kiezen is niet nodig.',
  'not-this-tile': 'Die velden hebben niet de vorm van die tegel.',
  mirrored: 'Tegels mogen worden gedraaid, niet gespiegeld.',
  occupied: 'Daar is al een veld gevuld.',
  unsupported:
    'Hij hangt in de lucht: een van de velden moet in rij 1 liggen of vlak boven een gevuld veld.',
  'brick-missing': 'Een van de velden moet de X krijgen.',
  'brick-not-allowed': 'Met Geen X krijgt elk veld een O.',
  'brick-outside': 'De X moet op een van de getekende velden staan.',
  'brick-elsewhere': 'Hoe je deze tegel ook draait, zijn metselwerk komt daar niet te liggen.',
  'tile-not-in-supply': 'Zo’n tegel ligt niet meer in de voorraad.',
  'no-star': 'Voor die vaardigheid is geen ster beschikbaar.',
  'no-bonus': 'Zoveel bonussen van deze kleur zijn er niet beschikbaar.',
  'bonus-not-needed': 'Je hebt genoeg dobbelstenen, dus je mag geen bonus gebruiken.',
  'no-x-declared-already': 'Geen X geldt al.',
  'no-x-useless': 'In deze beurt valt er niets meer te tekenen.',
  'track-full': 'Dat spoor heeft te weinig vrije vakjes.',
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
  'unknown-game': 'Zo’n spel bestaat niet.',
  'wrong-number-of-players': 'Je speelt met 2 tot 4 spelers.',
  'wrong-start-player': 'De startspeler moet op een van de plaatsen zitten, geteld vanaf 0.',
  'unknown-option': 'Die optie bestaat niet, of kan die waarde niet hebben.',
  'not-json': 'Dit is geen regel JSON.',
  'wrong-version': 'Deze versie van het formaat is onbekend.',
  'header-missing': 'Een verslag begint met zijn kopregel.',
  'not-an-event': 'Een gebeurtenis zegt wie er aan zet is en wat die doet: {"by":0,"move":"end"}.',
};
