/** Copenhagen in a terminal, in Dutch. */
import type { CopenhagenTerminalWords } from '../../../en/games/copenhagen/terminal.ts';
import { grammarOf } from '../../../grammar.ts';

const { counted } = grammarOf('nl');

/** What the terminal says of Copenhagen alone. */
export const words: CopenhagenTerminalWords = {
  aim: (goal) => [
    'Bouw tegels en voltooi rijen (1 punt) en kolommen (2); alleen vensters: dubbel.',
    `Wie het eerst ${goal} punten heeft, wint. Typ een nummer en Enter, of help.`,
  ],
  rules: (goal) => [
    'Jouw beurt: neem twee kaarten die in de haven naast elkaar liggen, of bouw een tegel. Loopbrug 1 en 7 liggen niet naast elkaar. Je mag hoogstens 7 kaarten in je hand hebben.',
    'Een tegel kost één kaart van zijn kleur per veld, en één kaart minder als hij in je huis een tegel van zijn kleur raakt. Draai en keer hem zoals je wilt; minstens één veld moet in rij 1 liggen of direct boven een gevuld veld. Hoofdletters zijn vensters, de kleine letter is het metselwerk.',
    'Punten: een volle rij 1, een volle kolom 2, zonder metselwerk dubbel.',
    'Bedek een wapenschild of voltooi een rij met een wapenschild. Dan plaats je een witte tegel van één veld, neem je een vaardigheidsfiche of activeer je al je gebruikte fiches weer.',
    'Vaardigheden, die je na gebruik omdraait: any (twee willekeurige kaarten), extra (een derde kaart), discount (één kaart minder), change (één kleur telt bij het betalen als een andere), both (kaarten nemen en bouwen in één beurt).',
    `Het spel eindigt als een speler ${goal} punten heeft, of als de ‘Einde spel’-kaart wordt omgedraaid: dan wint de speler met de meeste punten.`,
  ],
  build: (kinds) => `Tegel bouwen: ${counted(kinds, 'soort', 'soorten')} mogelijk`,
  takeWith: (abilities) => `Andere kaarten nemen met ${abilities}`,
  howMany: 'Hoeveel kaarten neem je?',
  whichFirst: 'Bij welke loopbrug eerst?',
  discardWhich: 'Welke?',
  whiteWhere: 'Waar komt de witte tegel?',
  tileWhich: 'Welke tegel bouw je?',
  whichBrick: 'Welk veld is het metselwerk? De andere zijn vensters.',
  brickAt: (cell) => `metselwerk op ${cell}`,
  pay: (cost) => `kost ${cost}`,
  handShort: (cards) => `Hand ${cards}`,
  hidden: (cards) => `${cards}, verborgen`,
  pile: (cards) => `Stapel ${cards}`,
  endCard: {
    aside: '‘Einde spel’ apart',
    drawn: '‘Einde spel’ omgedraaid',
    among: (last) => `‘Einde spel’ bij laatste ${last}`,
    within: '‘Einde spel’ zit erin',
  },
  tilesLeft: 'Tegels over',
  white: (count) => `wit ${count}`,
  abilitiesLeft: 'Vaardigheidsfiches over',
  supply: 'Tegels en fiches over:',
  signs: 'r metselwerk, ♦ wapenschild',
};
