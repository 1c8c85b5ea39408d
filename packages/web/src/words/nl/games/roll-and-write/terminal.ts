/** Roll & Write in a terminal, in Dutch. */
import type { RollAndWriteTerminalWords } from '../../../en/games/roll-and-write/terminal.ts';
import { capital } from '../../../grammar.ts';

/** What the terminal says of Roll & Write alone. */
export const words: RollAndWriteTerminalWords = {
  aim: (goal) => [
    'Teken tegels en voltooi rijen (1 punt) en kolommen (2); zonder X dubbel.',
    `Heeft iemand ${goal} punten: laatste ronde. Typ een nummer en Enter, of help.`,
  ],
  rules: [
    'Jouw beurt: gooi vijf dobbelstenen en teken één tegel met dobbelstenen van zijn kleur, één per veld. Wit telt als elke kleur; een bonus (+) vervangt een ontbrekende dobbelsteen, hoogstens twee per beurt. Draaien mag, spiegelen niet. Minstens één veld moet in rij 1 liggen of direct boven een gevuld veld. Eén veld krijgt een X, de andere een O. Van tegels van 4 en 5 velden zijn er maar één of twee, voor iedereen samen.',
    'Punten: een volle rij 1, een volle kolom 2, zonder X dubbel; een vol spoor 2.',
    'Voltooi een rij of kolom met een wapenschild: dan teken je een extra O of markeer je twee vakjes.',
    'Daarna mogen de anderen elk een dobbelsteen nemen die over is en een vakje van dat spoor markeren; jij doet dat in hun beurt. Vakjes ontgrendelen bonussen en sterren voor je volgende beurt.',
    'Sterren: rood voor ‘Opnieuw gooien’, blauw voor ‘Geen X’ (deze beurt alleen vensters), paars voor ‘Eén X’ (een extra veld), groen voor ‘Kleurwissel’ (dobbelstenen naar een andere kleur draaien), geel voor ‘Opnieuw kiezen’ (een doorgestreepte tegel tekenen).',
  ],
  startTrack: 'Met welk spoor begin je? De eerste twee vakjes worden gemarkeerd.',
  left: (name, dice) => `${name} laat over: ${dice}`,
  draw: 'Tegel tekenen',
  does: {
    R: 'dobbelstenen nog eens gooien',
    G: 'dobbelstenen naar een andere kleur draaien',
    B: 'alles wat je deze beurt tekent, wordt een venster',
    P: 'één extra veld tekenen',
  },
  whichSquare: (sign) => `Welk veld krijgt een ${sign}?`,
  window: 'Eén venster tekenen, O',
  boxes: 'Twee vakjes van een spoor markeren',
  whichTrack: 'Welk spoor markeer je?',
  rerollWhich: 'Welke dobbelstenen gooi je opnieuw? Je kunt ook hun letters typen.',
  keep: (dice) => `${dice} houden, de rest opnieuw`,
  all: 'allemaal opnieuw',
  oneByOne: 'Dobbelstenen een voor een kiezen',
  whichFirst: 'Welke dobbelsteen eerst?',
  turnWhich: 'Welke dobbelstenen draai je?',
  takeWhich: 'Welke dobbelsteen neem je?',
  second: (colour) => `${capital(colour)}, en een tweede dobbelsteen?`,
  noSecond: 'Geen tweede dobbelsteen',
  tileWhich: 'Welke tegel teken je?',
  ways: (count) => `${count} manieren om te betalen`,
  xAt: (cell) => `X op ${cell}`,
  whichX: 'Welk veld krijgt de X? De andere worden vensters, O.',
  tilesLeft: 'Nog over',
  largeLeft: 'Grote tegels die er nog zijn',
  smallLeft: 'en alle tegels van 2 en 3 velden',
  signs: '♦ wapenschild, = punten, + bonus, ★ ster',
  usable: (things) => `klaar voor gebruik: ${things}`,
};
