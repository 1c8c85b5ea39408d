/** What help says in Roll & Write, in Dutch. */
import type { RollAndWriteHelpWords } from '../../../en/games/roll-and-write/help.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

const INFLECTED: Readonly<Record<string, string>> = {
  R: 'rode',
  B: 'blauwe',
  P: 'paarse',
  G: 'groene',
  Y: 'gele',
  W: 'witte',
};

/** What help says in Roll & Write. */
const own: RollAndWriteHelpWords['own'] = {
  what: {
    table:
      'Dobbelstenen, één blad met tegels voor allen en een huis voor ieder. Zodra een speler 12 punten heeft, is deze ronde de laatste.',
    house:
      'Een huis van 5 kolommen en 9 rijen. Je tekent er tegels in; volle rijen en kolommen leveren punten op.',
    cell: 'Een veld van het huis: een venster (O), metselwerk (X) of nog leeg.',
    coat: 'Wie de lijn ernaast voltooit, krijgt een speciale actie: één venster tekenen, of de volgende twee vakjes van een spoor markeren.',
    side: 'Het blad met alle tegels. Die van 2 en 3 velden mag je onbeperkt tekenen, grotere alleen tot ze zijn doorgestreept.',
    payment:
      'Je kunt met verschillende dobbelstenen betalen. Wat je laat liggen, mogen de anderen nemen.',
    held: 'Wat je gaat tekenen. Minstens één veld ervan ligt in rij 1 of recht boven een gevuld veld.',
    tile: 'Een tegel van het blad. Elk veld kost een dobbelsteen van zijn kleur of een witte; een bonus (+) vervangt een ontbrekende.',
    take: 'Markeert het volgende vakje op het spoor van de gekozen dobbelsteen.',
    end: 'Beëindigt je beurt. Daarna mogen de anderen nemen wat je laat liggen.',
    dice: 'De vijf dobbelstenen van deze beurt. Elk toont een van de vijf kleuren, of wit, dat voor elke kleur telt.',
    die: 'Een dobbelsteen betaalt één veld van een tegel in zijn kleur; wat overblijft, is voor de anderen.',
    tracks:
      'Vijf sporen, één per kleur. Gemarkeerde vakjes geven bonussen (+) en sterren (★) voor vaardigheden.',
    track:
      'Een spoor van negen vakjes. Onder sommige staat een bonus (+) of een ster (★); het negende levert 2 punten op.',
    box: 'Een vakje van een spoor. Wat eronder staat, kun je vanaf je volgende beurt gebruiken.',
    star: 'Een vaardigheid. Elk gebruik kost één ster (★) van het spoor.',
    'take-none': 'Neemt geen dobbelsteen. Niemand hoeft er een te nemen.',
    begin: 'Met twee spelers begint ieder met de eerste twee vakjes van één spoor.',
    face: 'Kiest deze kleur: de kant waarnaar je de dobbelstenen draait, of het spoor dat een witte markeert.',
  },
  boxTitle: (track, box) => `Vakje ${box} van het ${INFLECTED[track]} spoor`,
  tilesNow: (count) =>
    count === 0
      ? 'Er is nu geen tegel te tekenen.'
      : count === 1
        ? 'Er is nu 1 tegel te tekenen.'
        : `Er zijn nu ${count} tegels te tekenen.`,
  starsNow: (abilities) => `Klaar voor gebruik: ${abilities}.`,
  tileCan: (cost, places) =>
    `Je kunt hem tekenen: hij kost ${cost}, en er ${places === 1 ? 'is 1 plek' : `zijn ${places} plekken`}.`,
  tileCounts: (size, colour, dice, bonuses) =>
    `Hij kost ${size} ${INFLECTED[colour]} of witte dobbelstenen; nu ${dice === 1 ? 'telt er 1' : `tellen er ${dice}`}, en je hebt ${bonuses === 0 ? 'geen bonus' : bonuses === 1 ? '1 bonus' : `${bonuses} bonussen`}.`,
  tileFree: 'Je mag hem onbeperkt tekenen.',
  tileOnce: 'Is hij getekend, dan is hij voor iedereen doorgestreept.',
  tileCrossed: 'Hij is doorgestreept. Alleen een ster voor Opnieuw kiezen brengt hem terug.',
  dieUsed: 'Hiermee is de tegel van deze beurt betaald.',
  dieCounts: (colour, dice) =>
    `Telt voor ${INFLECTED[colour]} tegels. ${dice === 1 ? 'Het is de enige' : `Er zijn er ${dice}`}, de witte meegeteld.`,
  dieWhite: 'Wit telt voor elke kleur.',
  dieLeft: 'Blijft over: de anderen mogen hem nemen.',
  dieTake: (gain) => `Neem je hem, dan gebeurt dit: hij ${gain}.`,
  dieTakeWhite: 'Neem je hem, dan markeert hij het volgende vakje van een spoor naar keuze.',
  trackState: (marked, stars, bonuses) =>
    `${marked === 1 ? '1 vakje' : `${marked} vakjes`} gemarkeerd; te gebruiken: ${stars}, ${bonuses}.`,
  trackNext: (sign) => `Onder het volgende vakje staat ${sign}.`,
  trackFull: 'Het is vol en heeft zijn 2 punten opgeleverd.',
  trackCan: (gain) => `Je kunt het kiezen: dat ${gain}.`,
  signs: { '+': 'een bonus (+)', '*': 'een ster (★)', ' ': 'niets' },
  boxUnder: (sign) => `Eronder staat ${sign}.`,
  boxMarked: 'Het is gemarkeerd.',
  boxAhead: (count) =>
    count === 0
      ? 'Het is als volgende aan de beurt.'
      : `${count === 1 ? 'Er komt nog 1 vakje' : `Er komen nog ${count} vakjes`} vóór.`,
  boxLast: 'Als laatste vakje levert het 2 punten op.',
  starReady: (stars) => `Te gebruiken: ${stars}.`,
  endLeaves: (dice) => `De anderen mogen dan nemen: ${dice}.`,
  endNothing: 'Er blijft geen dobbelsteen over voor de anderen.',
  payNow: (payment) => `Nu betaal je met ${payment}.`,
};

/** Everything that help says at Roll & Write, in Dutch. */
export const words: RollAndWriteHelpWords = {
  ...houseHelp,
  what: {
    ...houseHelp.what,
    score:
      'De punten staan in de gevel. Ze komen van volle rijen en kolommen, en elk vol spoor geeft 2 punten.',
  },
  own,
  tips,
};
