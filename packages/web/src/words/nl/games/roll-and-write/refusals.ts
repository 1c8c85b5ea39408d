/** Why Roll & Write refuses something, in Dutch. */
import type { RollAndWriteRefusal } from '@nyhavn/engine/roll-and-write';

/** A sentence a refusal. */
export const refusals: Readonly<Record<RollAndWriteRefusal, string>> = {
  'shape-drawn-already': 'Je hebt deze beurt al een tegel getekend.',
  'shape-not-drawn':
    'Met deze dobbelstenen kun je een tegel tekenen. Doe dat voordat je je beurt beëindigt.',
  'wrong-number-of-dice': 'Dat is niet het juiste aantal dobbelstenen.',
  'dice-not-there': 'Die dobbelstenen liggen niet op tafel.',
  'dice-of-several-faces': '‘Kleurwissel’ werkt alleen met dobbelstenen die dezelfde kleur tonen.',
  'dice-of-another-colour': 'Betaal met dobbelstenen in de kleur van de tegel of met witte.',
  'same-face': 'De dobbelstenen tonen die kleur al.',
  'too-few-dice': 'Je hebt te weinig dobbelstenen en bonussen voor deze tegel.',
  'too-many-dice': 'Dat zijn te veel dobbelstenen.',
  'die-not-left': 'Voor dat spoor is er geen dobbelsteen over.',
  'tile-crossed-out': 'Alle exemplaren van die tegel zijn doorgestreept.',
  'tile-not-crossed-out':
    'Van die tegel is geen exemplaar doorgestreept, dus ‘Opnieuw kiezen’ is niet nodig.',
  mirrored: 'Je mag tegels draaien, maar niet spiegelen.',
  'brick-missing': 'Een van de velden moet de X krijgen.',
  'brick-not-allowed': 'Met ‘Geen X’ krijgt elk veld een O.',
  'no-star': 'Je hebt geen ster klaar voor die vaardigheid.',
  'no-bonus': 'Je hebt niet zo veel bonussen van deze kleur klaar.',
  'bonus-not-needed': 'Je hebt genoeg dobbelstenen, dus je mag geen bonus gebruiken.',
  'no-x-declared-already': 'Je gebruikt ‘Geen X’ deze beurt al.',
  'no-x-useless': 'Je kunt deze beurt niets meer tekenen.',
  'track-full': 'Dat spoor heeft te weinig vrije vakjes.',
};
