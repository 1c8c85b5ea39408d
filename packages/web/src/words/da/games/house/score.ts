/** Score pads for games at a real table, in Danish. */
import type { ScoreWords } from '../../../en/games/house/score.ts';
import { counted, genitive, list, plural } from '../../grammar.ts';

/** What score pads say, in Danish. */
export const words: ScoreWords = {
  sheetOf: (name) => `${genitive(name)} ark`,
  tools: {
    title: 'Blyant',
    turns: 'O, X, tomt',
    turnsAbout: 'tryk for at skifte: vindue, mursten, tomt',
    window: 'Vindue',
    brick: 'Mursten',
    empty: 'Visk ud',
    paint: 'Farve',
    plain: 'ingen',
  },
  undo: 'Fortryd',
  redo: 'Gentag',
  undone: 'Fortrudt.',
  redone: 'Gentaget.',
  fresh: {
    button: 'Nyt ark',
    sure: 'Vil du rydde alle ark? Du kan fortryde det.',
    yes: 'Ryd alle ark',
    done: 'Alle ark er ryddet. Fortryd henter dem tilbage.',
  },
  players: {
    button: 'Spillere',
    nameOf: (number) => `Spiller ${number}: navn`,
    add: 'Tilføj en spiller',
    remove: (name) => `Fjern ${genitive(name)} ark`,
  },
  count: { coats: 'Våbenskjolde at bruge' },
  coat: (line, isUsed) => `Våbenskjold ved ${line}: ${isUsed ? 'brugt' : 'ikke brugt'}`,
  box: (track, box) => `${track}, boks ${box}`,
  sign: (sign, track, box) => `${sign} under boks ${box}, ${track}`,
  startStar: (number) => `Stjerne ${number} til Slå om fra starten`,
  signs: { bonus: 'Bonus', star: 'Stjerne' },
  standing: {
    title: 'Stilling',
    wins: (name) => `${name} vinder`,
    share: (names) => `${names} deler sejren`,
    ahead: (name) => `${name} fører og vinder hvis spillet slutter nu`,
    level: (names) => `${names} står lige og deler sejren hvis spillet slutter nu`,
    onlyOne: (names, goal) =>
      `${names}: ${goal} point eller mere. Den første spiller med ${goal} point afslutter spillet, så et af husene kan ikke passe. Tjek det venligst.`,
  },
  complete: (line, points) => `${line} fuldført: ${points}`,
  gone: (line) => `${line} er ikke længere fuldført`,
  trackFull: (points) => `sporet er fuldt: ${points}`,
  trackOpen: 'sporet er ikke længere fuldt',
  inAll: (what, points) => `${what}, ${points} i alt`,
  warnings: {
    title: 'Tjek venligst',
    none: 'Alt ser rigtigt ud.',
    inTheAir: (cells) =>
      `${list(cells)}: ${plural(cells.length, 'Feltet har', 'Felterne har')} ingen støtte. Hver brik skal have et felt i række 1 eller lige over et udfyldt felt.`,
    loneBricks: (cells, possible) =>
      possible === 0
        ? `${list(cells)}: Hver brik har én mursten og mindst ét vindue ved siden af; der er intet vindue tilbage til ${plural(cells.length, 'denne mursten', 'disse mursten')}.`
        : `${list(cells)}: flere enkelte mursten end Ét X giver lov til (${possible}).`,
    fewBricks: (surplus) =>
      `For få mursten: Selv med de største brikker er der ${counted(surplus, 'vindue', 'vinduer')} for meget.`,
    whiteBricks: (cells) => `${list(cells)}: Hvide brikker har ingen mursten.`,
    outOfOrder: (track, boxes) =>
      `${track}: ${plural(boxes.length, 'boks', 'boksene')} ${list(boxes)} er krydset af, men en tidligere boks er ikke.`,
    locked: (track, boxes) =>
      `${track}: Bonussen eller stjernen under ${plural(boxes.length, 'boks', 'boksene')} ${list(boxes)} er brugt, men ikke låst op.`,
    coatNotEarned: (line) => `Våbenskjold ved ${line}: krydset af, men linjen er ikke fuldført.`,
    coatUnused: (line) => `Våbenskjold ved ${line}: Brug det, og kryds det så af.`,
    short: {
      'in-the-air': 'ingen støtte',
      'lone-bricks': 'en mursten for meget',
      'white-bricks': 'hvid har ingen mursten',
      'out-of-order': 'tidligere boks ikke krydset af',
      locked: 'ikke låst op endnu',
      'coat-not-earned': 'linjen er ikke fuldført',
      'coat-unused': 'ikke brugt endnu',
    },
  },
  keys: 'Piletasterne flytter, O tegner et vindue, X en mursten, Delete visker ud, mellemrum bruger den valgte blyant.',
  notKept:
    'Pointblokken kan ikke gemmes på denne enhed lige nu. Den går tabt når du forlader siden.',
};
