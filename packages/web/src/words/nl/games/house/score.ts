/** Score pads for games at a real table, in Dutch. */
import type { ScoreWords } from '../../../en/games/house/score.ts';
import { grammarOf } from '../../../grammar.ts';

const { counted, list, plural } = grammarOf('nl');

/** What score pads say. */
export const words: ScoreWords = {
  sheetOf: (name) => `Blad van ${name}`,
  tools: {
    title: 'Potlood',
    turns: 'O, X, leeg',
    turnsAbout: 'tik om te wisselen: venster, metselwerk, leeg',
    window: 'Venster',
    brick: 'Metselwerk',
    empty: 'Gummen',
    paint: 'Kleur',
    plain: 'geen',
  },
  undo: 'Ongedaan maken',
  redo: 'Opnieuw uitvoeren',
  undone: 'Ongedaan gemaakt.',
  redone: 'Opnieuw uitgevoerd.',
  fresh: {
    button: 'Nieuw blad',
    sure: 'Alle bladen leegmaken? Je kunt dit ongedaan maken.',
    yes: 'Alle bladen leegmaken',
    done: 'Alle bladen zijn leeg. Met ‘Ongedaan maken’ haal je ze terug.',
  },
  players: {
    button: 'Spelers',
    nameOf: (number) => `Speler ${number}: naam`,
    add: 'Speler toevoegen',
    remove: (name) => `Blad van ${name} verwijderen`,
  },
  count: { coats: 'Nog te gebruiken wapenschilden' },
  coat: (line, isUsed) => `Wapenschild bij ${line}: ${isUsed ? 'gebruikt' : 'niet gebruikt'}`,
  box: (track, box) => `${track}, vakje ${box}`,
  sign: (sign, track, box) => `${sign} onder vakje ${box}, ${track}`,
  startStar: (number) => `Startster ${number} voor ‘Opnieuw gooien’`,
  signs: { bonus: 'Bonus', star: 'Ster' },
  standing: {
    title: 'Stand',
    wins: (name) => `${name} wint`,
    share: (names) => `${names} delen de overwinning`,
    ahead: (name) => `${name} staat voor en wint als het spel nu eindigt`,
    level: (names) => `${names} staan gelijk en delen de overwinning als het spel nu eindigt`,
    onlyOne: (names, goal) =>
      `${names}: ${goal} punten of meer. De eerste speler met ${goal} punten beëindigt het spel, dus een van deze huizen kan niet kloppen. Kijk het even na.`,
  },
  complete: (line, points) => `${line} voltooid: ${points}`,
  gone: (line) => `${line} niet meer vol`,
  trackFull: (points) => `spoor vol: ${points}`,
  trackOpen: 'spoor niet meer vol',
  inAll: (what, points) => `${what}, ${points} in totaal`,
  warnings: {
    title: 'Even nakijken',
    none: 'Geen fouten gevonden.',
    inTheAir: (cells) =>
      `${list(cells)}: ${plural(cells.length, 'dit veld zweeft', 'deze velden zweven')}. Van elke tegel ligt een veld in rij 1 of direct boven een gevuld veld.`,
    loneBricks: (cells, possible) =>
      possible === 0
        ? `${list(cells)}: elke tegel heeft één veld metselwerk en minstens één venster ernaast; voor dit metselwerk is er geen venster over.`
        : `${list(cells)}: meer los metselwerk dan ‘Eén X’ kan opleveren (${possible}).`,
    fewBricks: (surplus) =>
      `Te weinig metselwerk: zelfs met de grootste tegels ${plural(surplus, 'is', 'zijn')} er ${counted(surplus, 'venster', 'vensters')} te veel.`,
    whiteBricks: (cells) => `${list(cells)}: witte tegels hebben geen metselwerk.`,
    outOfOrder: (track, boxes) =>
      `${track}: ${plural(boxes.length, 'vakje', 'vakjes')} ${list(boxes)} ${plural(boxes.length, 'is', 'zijn')} gemarkeerd, maar een eerder vakje niet.`,
    locked: (track, boxes) =>
      `${track}: de bonus of ster onder ${plural(boxes.length, 'vakje', 'vakjes')} ${list(boxes)} is gebruikt, maar niet ontgrendeld.`,
    coatNotEarned: (line) =>
      `Wapenschild bij ${line}: als gebruikt gemarkeerd, maar de lijn is nog niet vol.`,
    coatUnused: (line) =>
      `Wapenschild bij ${line}: gebruik het en markeer het daarna als gebruikt.`,
    short: {
      'in-the-air': 'zweeft',
      'lone-bricks': 'te veel metselwerk',
      'white-bricks': 'wit heeft geen metselwerk',
      'out-of-order': 'eerder vakje niet gemarkeerd',
      locked: 'nog niet ontgrendeld',
      'coat-not-earned': 'lijn niet vol',
      'coat-unused': 'nog te gebruiken',
    },
  },
  keys: 'Met de pijltjestoetsen ga je naar een ander veld; O tekent een venster, X metselwerk, Delete gumt uit en de spatiebalk gebruikt het gekozen potlood.',
  notKept:
    'Dit scoreblok kan nu niet op dit apparaat worden opgeslagen. Als je deze pagina verlaat, ben je het kwijt.',
};
