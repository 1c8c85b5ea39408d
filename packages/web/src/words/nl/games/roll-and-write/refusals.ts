/** Why Roll & Write refuses something, in Dutch. */
import type { RollAndWriteRefusal } from '@nyhavn/engine/roll-and-write';

/** A sentence a refusal. */
export const refusals: Readonly<Record<RollAndWriteRefusal, string>> = {
  'shape-drawn-already': 'De vorm van deze beurt is al getekend.',
  'shape-not-drawn':
    'Met deze dobbelstenen kan een vorm worden getekend; dat moet voordat de beurt eindigt.',
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
  mirrored: 'Tegels mogen worden gedraaid, niet gespiegeld.',
  'brick-missing': 'Een van de velden moet de X krijgen.',
  'brick-not-allowed': 'Met Geen X krijgt elk veld een O.',
  'no-star': 'Voor die vaardigheid is geen ster beschikbaar.',
  'no-bonus': 'Zoveel bonussen van deze kleur zijn er niet beschikbaar.',
  'bonus-not-needed': 'Je hebt genoeg dobbelstenen, dus je mag geen bonus gebruiken.',
  'no-x-declared-already': 'Geen X geldt al.',
  'no-x-useless': 'In deze beurt valt er niets meer te tekenen.',
  'track-full': 'Dat spoor heeft te weinig vrije vakjes.',
};
