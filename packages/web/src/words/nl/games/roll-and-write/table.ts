/** Words of Roll & Write, the game with dice and pencil, in Dutch. */
import type { RollAndWriteTable } from '../../../en/games/roll-and-write/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { common } from '../../common.ts';
import { capital, INFLECTED } from '../../inflection.ts';
import { refusals } from './refusals.ts';

const { colours } = common;

/** What only Roll & Write says. */
export const words: RollAndWriteTable & GameRefusals = {
  refusals,
  round: (round) => `Ronde ${round}`,
  dice: 'Dobbelstenen',
  die: (colour, number, count) =>
    `${capital(INFLECTED[colour])} dobbelsteen, ${number} van ${count}`,
  dieUsed: 'gebruikt',
  dieForTile: 'voor deze tegel',
  tiles: 'Tegels',
  facades: 'Geveltegels',
  unlimited: 'onbeperkt',
  once: 'elk één keer',
  tile: (colour, squares, shape) =>
    `${capital(INFLECTED[colour])} tegel van ${common.squares(squares)}, ${shape}`,
  tileShort: (colour, size) => `${INFLECTED[colour]} tegel van ${size}`,
  shapes: {
    R2: 'recht',
    R3: 'hoek',
    R4: 'vierkant',
    R5: 'vierkant met staart',
    B2: 'recht',
    B3: 'hoek',
    B4L: 'J-vorm',
    B4R: 'L-vorm',
    B5: 'lange T-vorm',
    P2: 'recht',
    P3: 'recht',
    P4: 'recht',
    P5: 'recht',
    G2: 'recht',
    G3: 'recht',
    G4: 'korte T-vorm',
    G5: 'kruis',
    Y2: 'recht',
    Y3: 'hoek',
    Y4L: 'Z-vorm',
    Y4R: 'S-vorm',
    Y5: 'lange Z-vorm',
  },
  copy: (number, count) => `exemplaar ${number} van ${count}`,
  crossedOut: 'doorgestreept',
  places: (count) => counted(count, 'plek', 'plekken'),
  needs: (payment) => `kost ${payment}`,
  notNow: 'kan nu niet',
  noRoom: 'Voor deze tegel is geen plaats.',
  diceCount: (count) => counted(count, 'dobbelsteen', 'dobbelstenen'),
  bonuses: (count) => (count === 0 ? 'geen bonus' : counted(count, 'bonus', 'bonussen')),
  stars: (count) => counted(count, 'ster', 'sterren'),
  payment: {
    title: 'Betalen met',
    hint: 'Blijft er een witte dobbelsteen over, dan mogen de anderen een spoor naar keuze markeren.',
    copyTitle: 'Exemplaar',
    cross: 'Exemplaar doorstrepen',
    again: 'Opnieuw kiezen: 1 ster',
  },
  abilities: 'Vaardigheden',
  aboutAbilities: 'Wat de sporen doen',
  ability: {
    R: 'Opnieuw gooien',
    B: 'Geen X',
    P: 'Eén X',
    G: 'Kleurwissel',
    Y: 'Opnieuw kiezen',
  },
  abilityShort: {
    R: 'Gooien',
    B: 'Geen X',
    P: 'Eén X',
    G: 'Kleur',
    Y: 'Kiezen',
  },
  abilityDoes: {
    R: 'Gooi een of meer dobbelstenen opnieuw, voordat je je tegel tekent. Iedereen begint met twee van deze sterren.',
    B: 'Vanaf nu tot het einde van deze beurt wordt alles wat je tekent een venster, zonder metselwerk (X).',
    P: 'Teken één extra veld met metselwerk (X), vóór of na je tegel.',
    G: 'Draai een of meer dobbelstenen die dezelfde kant tonen naar een andere kant, voordat je je tegel tekent.',
    Y: 'Teken een tegel die al is doorgestreept; er wordt dan niets nieuws doorgestreept.',
  },
  bonusDoes:
    'Een bonus (+) vervangt een ontbrekende dobbelsteen van zijn kleur, hoogstens twee per beurt. Wat je ontgrendelt, kun je vanaf je volgende beurt gebruiken. Het negende vakje van een spoor levert 2 punten op.',
  track: (colour) => `${capital(colours[colour])} spoor`,
  trackState: (marked, boxes) => `${marked} van ${boxes} vakjes`,
  ready: (stars, bonuses) => `${stars}, ${bonuses}`,
  readyShort: (stars, bonuses) => `★${stars} +${bonuses}`,
  marksBoxes: (boxes, signs) =>
    `markeert ${boxes.length === 1 ? 'vakje' : 'vakjes'} ${boxes.join(' en ')}${signs === '' ? ', met niets eronder' : `: ${signs}`}`,
  unlocksBonus: 'een bonus',
  unlocksStar: (ability) => `een ster voor ${ability}`,
  fullTrack: (points) => `${points} voor het volle spoor`,
  chosen: (times) => (times === 1 ? 'gekozen' : `${times} keer gekozen`),
  starsUsable: (stars) => (stars === 0 ? 'geen ster' : counted(stars, 'ster', 'sterren')),
  reroll: (dice) =>
    dice === 0
      ? 'Opnieuw gooien'
      : `${counted(dice, 'dobbelsteen', 'dobbelstenen')} opnieuw gooien`,
  rerollWhich: 'Kies eerst de dobbelstenen die je opnieuw wilt gooien.',
  recolour: 'Kleurwissel',
  recolourWhich: 'Kies eerst dobbelstenen die dezelfde kant tonen.',
  recolourTo: (dice) => `Draai ${dice} naar`,
  face: (colour) => capital(colour),
  noX: 'Geen X',
  noXOn: 'Geen X: deze beurt alleen vensters',
  oneX: 'Eén X',
  oneSquare: (isBrick) => (isBrick ? 'Eén veld met metselwerk' : 'Eén venster'),
  coatHint: 'Plaats het venster, of tik op een spoor om de volgende twee vakjes te markeren.',
  coatSquare: 'Eén venster voor het wapenschild',
  end: 'Einde beurt',
  endWithout: 'Einde zonder tegel',
  take: 'Dobbelsteen nemen',
  takeNone: 'Niets nemen',
  takeWhich: 'Kies eerst een dobbelsteen of een spoor.',
  takeTracks: (tracks) => `${capital(tracks)} markeren`,
  whiteWhich: 'Witte dobbelsteen: welk spoor markeer je?',
  beginWith: (track) => `Beginnen met ${track}`,
  status: {
    start: 'Kies het spoor waarmee je begint',
    startOf: (name) => `${name}: kies het spoor waarmee je begint`,
    tile: (turn) => `${turn}: kies een tegel om te tekenen`,
    noTile: (turn) => `${turn}: geen tegel met deze dobbelstenen`,
    placing: (turn, colour) => `${turn}: plaats de ${INFLECTED[colour]} tegel`,
    placingBrick: (turn, colour) => `${turn}: plaats de ${INFLECTED[colour]} tegel, kies de X`,
    oneX: (turn) => `${turn}: waar komt het extra veld?`,
    recolour: (turn) => `${turn}: welke kant wordt het?`,
    dice: (turn) => `${turn}: Opnieuw gooien of Kleurwissel?`,
    drawn: (turn) => `${turn}: klaar, beëindig de beurt`,
    drawnMore: (turn) => `${turn}: Eén X, of beëindig de beurt`,
    coat: (count) =>
      count > 1
        ? `${count} wapenschilden: een venster, of twee vakjes`
        : 'Wapenschild: een venster, of twee vakjes',
    mark: (name) => `${name} is klaar: neem een dobbelsteen`,
    markTwo: (name) => `${name} is klaar: neem een of twee dobbelstenen`,
    for: (name, what) => `${name} – ${what}`,
    rolling: 'De dobbelstenen rollen …',
    crossing: 'Van elke kleur wordt één exemplaar doorgestreept …',
  },
  story: {
    by: (name, what) => `${name}: ${what}.`,
    cross: (tiles) =>
      `Twee spelers: van elke kleur is één tegel van 4 doorgestreept, waaronder ${tiles}.`,
    crossTile: (colour, shape) => `${colours[colour]} (${shape})`,
    roll: (dice) => `${dice} gegooid`,
    start: (track) => `de eerste twee vakjes van het ${INFLECTED[track]} spoor`,
    reroll: (dice) => `Opnieuw gooien met ${dice}`,
    recolour: (dice, to) => `Kleurwissel van ${dice} naar ${to}`,
    noX: 'Geen X, de rest van deze beurt alleen vensters',
    single: (cell, isBrick) =>
      isBrick ? `Eén X, metselwerk op ${cell}` : `Eén X, een venster op ${cell}`,
    draw: (tile, cells, brick, payment) =>
      `${tile} op ${cells}, ${brick === '' ? 'alleen vensters' : `metselwerk op ${brick}`}, met ${payment}`,
    diceList: (dice) => `de dobbelstenen ${dice}`,
    dieList: (die) => `een ${INFLECTED[die]} dobbelsteen`,
    again: 'Opnieuw kiezen',
    coatSquare: (cell) => `een venster op ${cell} dankzij een wapenschild`,
    coatTrack: (track, boxes) =>
      `${counted(boxes, 'vakje', 'vakjes')} van het ${INFLECTED[track]} spoor dankzij een wapenschild`,
    end: 'beurt beëindigd',
    endLeaving: (dice) => `beurt beëindigd, nog over: ${dice}`,
    markNone: 'geen dobbelsteen genomen',
    mark: (track) => `een vakje van het ${INFLECTED[track]} spoor`,
    markTwo: (tracks) => `een vakje van elk van de sporen ${tracks}`,
    markTwice: (track) => `twee vakjes van het ${INFLECTED[track]} spoor`,
    trackFull: (track) => `Het ${INFLECTED[track]} spoor is vol.`,
  },
  news: 'Zojuist',
  cell: {
    empty: 'leeg',
    brick: (colour) => (colour ? `${colours[colour]} metselwerk` : 'metselwerk'),
    window: (colour) => (colour ? `${colours[colour]} venster` : 'venster'),
  },
  ending: {
    reached: (names, goal) => `${names}: ${goal} punten bereikt, dus dit was de laatste ronde.`,
    lastRound: (round) => `Ronde ${round} was de laatste.`,
    dead: 'Niemand kon nog iets tekenen of markeren.',
    line: (name, points) => `${name}: ${points}`,
  },
};

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
