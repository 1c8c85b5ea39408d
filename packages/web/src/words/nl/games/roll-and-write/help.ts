/** What help says in Roll & Write, in Dutch. */
import type { RollAndWriteHelpWords } from '../../../en/games/roll-and-write/help.ts';
import { grammarOf } from '../../../grammar.ts';
import { INFLECTED } from '../../inflection.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

const { counted, plural } = grammarOf('nl');

/** What help says in Roll & Write. */
const own: RollAndWriteHelpWords['own'] = {
  what: {
    table:
      'Dobbelstenen, één gevelblad voor iedereen en voor elke speler een huis. Zodra een speler 12 punten heeft, is deze ronde de laatste.',
    house:
      'Een huis van 5 kolommen en 9 rijen. Je tekent er tegels in; volle rijen en kolommen leveren punten op.',
    cell: 'Een veld van het huis: een venster (O), metselwerk (X) of leeg.',
    coat: 'Voltooi de lijn ernaast voor een speciale actie: teken één venster of markeer de volgende twee vakjes van een spoor.',
    side: 'Het gevelblad met alle tegels. Tegels van 2 en 3 mag je onbeperkt tekenen, grotere alleen tot ze zijn doorgestreept.',
    payment:
      'Je kunt deze tegel op meer dan één manier betalen. De dobbelstenen die je laat liggen, mogen de anderen nemen.',
    held: 'Wat je gaat tekenen. Minstens één veld ervan moet in rij 1 of direct boven een gevuld veld liggen.',
    tile: 'Een tegel. Elk veld kost een dobbelsteen in zijn kleur of een witte; een bonus (+) vervangt een ontbrekende dobbelsteen.',
    take: 'Hiermee markeer je het volgende vakje op het spoor van de gekozen dobbelsteen.',
    end: 'Hiermee beëindig je je beurt. Daarna mogen de anderen de dobbelstenen nemen die je laat liggen.',
    dice: 'De vijf dobbelstenen van deze beurt. Elke steen toont een van de vijf kleuren of wit. Wit telt als elke kleur.',
    die: 'Een dobbelsteen. Je betaalt er één veld van een tegel in die kleur mee; wat je laat liggen, mogen de anderen nemen.',
    tracks:
      'Vijf sporen, één per kleur. Met gemarkeerde vakjes ontgrendel je bonussen (+) en sterren (★) voor vaardigheden.',
    track:
      'Een spoor van negen vakjes. Onder sommige staat een bonus (+) of een ster (★); het negende levert 2 punten op.',
    box: 'Een vakje van een spoor. Is het gemarkeerd, dan kun je wat eronder staat vanaf je volgende beurt gebruiken.',
    star: 'Een vaardigheid. Elk gebruik kost één ster (★) van het spoor.',
    'take-none': 'Hiermee neem je geen dobbelsteen. Dat mag altijd.',
    begin: 'Met twee spelers begint ieder met de eerste twee vakjes van één spoor.',
    face: 'Hiermee kies je deze kleur: de nieuwe kleur van de dobbelstenen, of het spoor dat je met een witte markeert.',
  },
  boxTitle: (track, box) => `Vakje ${box} van het ${INFLECTED[track]} spoor`,
  tilesNow: (count) =>
    count === 0
      ? 'Je kunt nu geen tegel tekenen.'
      : `Er ${plural(count, 'is', 'zijn')} nu ${counted(count, 'tegel', 'verschillende tegels')} mogelijk.`,
  starsNow: (abilities) => `Klaar voor gebruik: ${abilities}.`,
  tileCan: (cost, places) =>
    `Je kunt hem tekenen: hij kost ${cost}. Er ${plural(places, 'is', 'zijn')} ${counted(places, 'plek', 'plekken')} voor.`,
  tileCounts: (size, colour, dice, bonuses) =>
    `Hij kost ${size} ${INFLECTED[colour]} of witte dobbelstenen. Je hebt er ${dice === 0 ? 'geen' : dice}, en ${bonuses === 0 ? 'geen bonussen' : counted(bonuses, 'bonus', 'bonussen')}.`,
  tileFree: 'Je mag hem onbeperkt tekenen.',
  tileOnce: 'Als hij is getekend, wordt hij voor iedereen doorgestreept.',
  tileCrossed:
    'Hij is doorgestreept. Je kunt hem alleen tekenen met een ster voor ‘Opnieuw kiezen’.',
  dieUsed: 'Hiermee is de tegel van deze beurt betaald.',
  dieCounts: (colour, dice) =>
    plural(
      dice,
      `Dit is de enige dobbelsteen die voor ${INFLECTED[colour]} tegels telt.`,
      `Telt mee voor ${INFLECTED[colour]} tegels. Samen met de witte zijn het er ${dice}.`,
    ),
  dieWhite: 'Wit telt als elke kleur.',
  dieLeft: 'Deze is over: de anderen mogen hem nemen.',
  dieTake: (gain) => `Deze dobbelsteen ${gain}.`,
  dieTakeWhite: 'Deze dobbelsteen markeert het volgende vakje van een spoor naar keuze.',
  trackState: (marked, stars, bonuses) =>
    `${counted(marked, 'vakje', 'vakjes')} gemarkeerd. Klaar voor gebruik: ${stars}, ${bonuses}.`,
  trackNext: (sign) => `Onder het volgende vakje staat ${sign}.`,
  trackFull: 'Het is vol en heeft 2 punten opgeleverd.',
  trackCan: (gain) => `Je kunt het kiezen. Dat ${gain}.`,
  signs: { '+': 'een bonus (+)', '*': 'een ster (★)', ' ': 'niets' },
  boxUnder: (sign) => `Eronder staat ${sign}.`,
  boxMarked: 'Het is gemarkeerd.',
  boxAhead: (count) =>
    count === 0
      ? 'Dit is het volgende vakje om te markeren.'
      : `Eerst ${plural(count, 'komt', 'komen')} nog ${counted(count, 'vakje', 'vakjes')}.`,
  boxLast: 'Dit is het laatste vakje; het levert 2 punten op.',
  starReady: (stars) => `Klaar voor gebruik: ${stars}.`,
  endLeaves: (dice) => `De anderen mogen dan nemen: ${dice}.`,
  endNothing: 'Er blijft geen dobbelsteen over voor de anderen.',
  payNow: (payment) => `Je betaalt met ${payment}.`,
};

/** Everything that help says at Roll & Write, in Dutch. */
export const words: RollAndWriteHelpWords = {
  ...houseHelp,
  what: {
    ...houseHelp.what,
    score:
      'De punten staan in de geveltop. Je krijgt ze voor volle rijen en kolommen, en 2 voor elk vol spoor.',
  },
  own,
  tips,
};
