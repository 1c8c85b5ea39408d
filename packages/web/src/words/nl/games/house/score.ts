/** Score pads for games at a real table, in Dutch. */
import type { ScoreWords } from '../../../en/games/house/score.ts';
import { grammarOf } from '../../../grammar.ts';

const { list } = grammarOf('nl');

/** What score pads say in Dutch. */
export const words: ScoreWords = {
  sheetOf: (name) => `Blad van ${name}`,
  tools: {
    title: 'Potlood',
    turns: 'O, X, leeg',
    turnsAbout: 'venster, metselwerk, leeg: elke tik het volgende',
    window: 'Venster',
    brick: 'Metselwerk',
    empty: 'Uitgummen',
    paint: 'Kleur',
    plain: 'geen',
  },
  undo: 'Ongedaan maken',
  redo: 'Opnieuw doen',
  undone: 'Ongedaan gemaakt.',
  redone: 'Opnieuw gedaan.',
  fresh: {
    button: 'Nieuw blad',
    sure: 'Met lege bladen beginnen? Met Ongedaan maken haal je deze terug.',
    yes: 'Alle bladen leegmaken',
    done: 'Alle bladen zijn leeg. Met Ongedaan maken haal je de oude terug.',
  },
  players: {
    button: 'Spelers',
    nameOf: (number) => `Naam van speler ${number}`,
    add: 'Speler toevoegen',
    remove: (name) => `Blad van ${name} weghalen`,
  },
  count: { coats: 'Nog te gebruiken wapenschilden' },
  coat: (line, isUsed) => `Wapenschild bij ${line}: ${isUsed ? 'gebruikt' : 'niet gebruikt'}`,
  box: (track, box) => `${track}, vakje ${box}`,
  sign: (sign, track, box) => `${sign} onder vakje ${box}, ${track}`,
  startStar: (number) => `Ster ${number} voor Opnieuw gooien vanaf het begin`,
  signs: { bonus: 'Bonus', star: 'Ster' },
  standing: {
    title: 'Stand',
    wins: (names) => `${names} wint`,
    share: (names) => `${names} delen de overwinning`,
    ahead: (names) => `${names} staat voor, en wint als het spel nu eindigt`,
    level: (names) => `${names} staan gelijk, en delen de overwinning als het spel nu eindigt`,
    onlyOne: (names, goal) =>
      `${names}: ${goal} punten of meer. Wie ze als eerste heeft, beëindigt het spel; een van deze huizen kan dus niet kloppen. Kijk het even na.`,
  },
  complete: (line, points) => `${line} compleet: ${points}`,
  gone: (line) => `${line} niet meer compleet`,
  trackFull: (points) => `een spoor is vol: ${points}`,
  trackOpen: 'een spoor is niet meer vol',
  inAll: (what, points) => `${what}, ${points} in totaal`,
  warnings: {
    title: 'Even nakijken',
    none: 'Niets bijzonders te zien.',
    inTheAir: (cells) =>
      `${list(cells)}: ${cells.length === 1 ? 'dit veld hangt' : 'deze velden hangen'} nergens aan; velden staan op rij 1 of op andere velden.`,
    loneBricks: (cells, possible) =>
      possible === 0
        ? `${list(cells)}: elke tegel heeft één veld metselwerk met een venster ernaast; voor dit metselwerk is er geen over.`
        : `${list(cells)}: meer metselwerk zonder eigen venster dan Eén X kan hebben opgeleverd (${possible}).`,
    fewBricks: (surplus) =>
      `Te weinig metselwerk: zelfs met de grootste tegels ${surplus === 1 ? 'is er 1 venster' : `zijn er ${surplus} vensters`} te veel.`,
    whiteBricks: (cells) => `${list(cells)}: witte tegels hebben geen metselwerk.`,
    outOfOrder: (track, boxes) =>
      `${track}: ${boxes.length === 1 ? `vakje ${boxes[0]} is` : `vakjes ${list(boxes)} zijn`} gemarkeerd, maar een vakje ervoor is nog vrij.`,
    locked: (track, boxes) =>
      `${track}: wat onder ${boxes.length === 1 ? `vakje ${boxes[0]}` : `vakjes ${list(boxes)}`} staat is gebruikt, maar niet ontgrendeld.`,
    coatNotEarned: (line) => `Wapenschild bij ${line}: aangevinkt, maar er zijn nog lege velden.`,
    coatUnused: (line) => `Wapenschild bij ${line}: gebruik het en vink het dan aan.`,
    short: {
      'in-the-air': 'hangt in de lucht',
      'lone-bricks': 'te veel metselwerk',
      'white-bricks': 'wit heeft geen metselwerk',
      'out-of-order': 'vakje ervoor is vrij',
      locked: 'nog niet ontgrendeld',
      'coat-not-earned': 'nog niet compleet',
      'coat-unused': 'nog te gebruiken',
    },
  },
  keys: 'Pijltjestoetsen verplaatsen, O tekent een venster, X metselwerk, Delete gumt uit, de spatiebalk doet wat het potlood zegt.',
  notKept: 'Dit scoreblok kan nu niet op dit apparaat worden bewaard; ga je weg, dan is het kwijt.',
};
