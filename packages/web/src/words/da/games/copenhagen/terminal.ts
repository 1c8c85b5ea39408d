/** Copenhagen in a terminal, in Danish. */
import type { CopenhagenTerminalWords } from '../../../en/games/copenhagen/terminal.ts';
import { counted } from '../../grammar.ts';

/** What the terminal says of Copenhagen alone, in Danish. */
export const words: CopenhagenTerminalWords = {
  aim: (goal) => [
    'Byg brikker, og fyld rækker (1 point) og kolonner (2), dobbelt uden mursten.',
    `Den første spiller med ${goal} point vinder. Skriv et tal og Enter, eller help.`,
  ],
  rules: (goal) => [
    'Din tur: Tag to kort fra nabopladser i havnen, eller byg en brik. Plads 1 og 7 er ikke naboer. Du må højst have 7 kort på hånden.',
    'En brik koster ét kort i sin farve pr. felt, og ét kort mindre hvis den rører en brik i sin farve i dit hus. Drej og vend den som du vil; mindst ét af dens felter skal ligge i række 1 eller lige over et fyldt felt. Store bogstaver er vinduer, det lille bogstav er murstenen.',
    'Point: en fuld række 1, en fuld kolonne 2, dobbelt uden mursten.',
    'Dæk et våbenskjold, eller fyld en række der har et, så placerer du en hvid brik med ét felt, tager en evnebrik eller gør alle dine brugte evnebrikker klar igen.',
    'Evner, som vendes efter brug: any (to vilkårlige kort), extra (et tredje kort), discount (ét kort mindre), change (én farve tæller som en anden når du betaler), both (tag kort og byg i samme tur).',
    `Spillet slutter når en spiller har ${goal} point, eller når slutkortet vendes: Så vinder spilleren med flest point.`,
  ],
  build: (kinds) => `Byg en brik: Du har råd til ${counted(kinds, 'slags', 'slags')}`,
  takeWith: (abilities) => `Tag andre kort med ${abilities}`,
  howMany: 'Hvor mange kort tager du?',
  whichFirst: 'Fra hvilken plads først?',
  discardWhich: 'Hvilket?',
  whiteWhere: 'Hvor skal den hvide brik hen?',
  tileWhich: 'Hvilken brik bygger du?',
  whichBrick: 'Hvilket felt er murstenen? De andre er vinduer.',
  brickAt: (cell) => `mursten på ${cell}`,
  pay: (cost) => `pris ${cost}`,
  handShort: (cards) => `Hånd ${cards}`,
  hidden: (cards) => `${cards}, skjult`,
  pile: (cards) => `Bunke ${cards}`,
  endCard: {
    aside: 'slutkort lagt til side',
    drawn: 'slutkort vendt',
    among: (last) => `slutkort blandt de sidste ${last}`,
    within: 'slutkort i bunken',
  },
  tilesLeft: 'Brikker tilbage',
  white: (count) => `hvid ${count}`,
  abilitiesLeft: 'Evnebrikker tilbage',
  supply: 'Brikker og evnebrikker tilbage:',
  signs: 'R vindue, r mursten, ♦ våben',
};
