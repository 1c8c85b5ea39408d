/** Words of Roll & Write alone, in Dutch. */
import type { RollAndWriteTable } from '../../../en/games/roll-and-write/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { capital, grammarOf } from '../../../grammar.ts';
import { common } from '../../common.ts';
import { INFLECTED } from '../../inflection.ts';
import { refusals } from './refusals.ts';

const { colours } = common;

const { counted, list, plural } = grammarOf('nl');

/** What only Roll & Write says. */
export const words: RollAndWriteTable & GameRefusals = {
  refusals,
  round: (round) => `Ronde ${round}`,
  dice: 'Dobbelstenen',
  die: (colour, number, count) =>
    `${capital(INFLECTED[colour])} dobbelsteen, ${number} van ${count}`,
  dieUsed: 'gebruikt',
  dieForTile: 'betaalt deze tegel',
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
    G4: 'T-vorm',
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
  noRoom: 'Voor deze tegel is geen plek.',
  diceCount: (count) => counted(count, 'dobbelsteen', 'dobbelstenen'),
  bonuses: (count) => (count === 0 ? 'geen bonussen' : counted(count, 'bonus', 'bonussen')),
  stars: (count) => counted(count, 'ster', 'sterren'),
  payment: {
    title: 'Betalen met',
    hint: 'Blijft er een witte dobbelsteen over, dan mogen de anderen er elk spoor mee markeren.',
    copyTitle: 'Exemplaar',
    cross: 'Exemplaar doorstrepen',
    again: '1 ster voor ‘Opnieuw kiezen’',
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
    R: 'Gooi een of meer dobbelstenen opnieuw voordat je je tegel tekent. Iedereen begint met twee van deze sterren.',
    B: 'Tot het einde van deze beurt is alles wat je tekent een venster, zonder metselwerk (X).',
    P: 'Teken één extra veld met metselwerk (X), vóór of na je tegel.',
    G: 'Draai een of meer dobbelstenen die dezelfde kleur tonen naar een andere kleur voordat je je tegel tekent. Wit telt ook als kleur.',
    Y: 'Teken een tegel die al is doorgestreept; er wordt niets anders doorgestreept.',
  },
  bonusDoes:
    'Een bonus (+) vervangt een ontbrekende dobbelsteen van zijn kleur, hoogstens twee per beurt. Wat je ontgrendelt, kun je vanaf je volgende beurt gebruiken. Het negende vakje van een spoor levert 2 punten op.',
  track: (colour) => `${capital(colours[colour])} spoor`,
  trackState: (marked, total) => `${marked} van ${total} vakjes`,
  ready: (stars, bonuses) => `${stars}, ${bonuses}`,
  readyShort: (stars, bonuses) => `★${stars} +${bonuses}`,
  marksBoxes: (boxes, signs) =>
    `markeert ${plural(boxes.length, 'vakje', 'vakjes')} ${list(boxes.map(String))} (${signs === '' ? 'ontgrendelt niets' : signs})`,
  unlocksBonus: 'een bonus',
  unlocksStar: (ability) => `een ster voor ‘${ability}’`,
  fullTrack: (points) => `${points} voor het volle spoor`,
  chosen: (times) => plural(times, 'gekozen', `${times} keer gekozen`),
  starsUsable: (stars) => (stars === 0 ? 'geen sterren' : counted(stars, 'ster', 'sterren')),
  reroll: (dice) =>
    dice === 0
      ? 'Opnieuw gooien'
      : `${counted(dice, 'dobbelsteen', 'dobbelstenen')} opnieuw gooien`,
  rerollWhich: 'Kies eerst welke dobbelstenen je opnieuw wilt gooien.',
  recolour: 'Kleurwissel',
  recolourWhich: 'Kies eerst dobbelstenen van één kleur.',
  recolourTo: (dice) => `Draai ${dice} naar:`,
  face: (colour) => capital(colour),
  noX: 'Geen X',
  noXOn: 'Geen X: deze beurt alleen vensters',
  oneX: 'Eén X',
  oneSquare: (isBrick) => (isBrick ? 'Eén veld met metselwerk' : 'Eén venster'),
  coatHint: 'Plaats een venster, of tik op een spoor om de volgende twee vakjes te markeren.',
  coatSquare: 'Eén venster voor het wapenschild',
  end: 'Einde beurt',
  endWithout: 'Einde zonder tegel',
  take: 'Dobbelsteen nemen',
  takeNone: 'Niets nemen',
  takeWhich: 'Kies eerst een dobbelsteen of een spoor.',
  takeTracks: (tracks) => `${capital(tracks)} markeren`,
  whiteWhich: 'Witte dobbelsteen: welk spoor?',
  beginWith: (track) => `Beginnen met ${track}`,
  status: {
    start: 'Kies het spoor waarmee je begint',
    startOf: (name) => `${name}: kies het spoor waarmee je begint`,
    tile: (turn) => `${turn}: kies een tegel om te tekenen`,
    noTile: (turn) => `${turn}: geen tegel mogelijk met deze dobbelstenen`,
    placing: (turn, colour) => `${turn}: plaats de ${INFLECTED[colour]} tegel`,
    placingBrick: (turn, colour) =>
      `${turn}: plaats de ${INFLECTED[colour]} tegel, tik om de X te verplaatsen`,
    oneX: (turn) => `${turn}: plaats het extra veld`,
    recolour: (turn) => `${turn}: kies de nieuwe kleur`,
    dice: (turn) => `${turn}: gebruik ‘Opnieuw gooien’ of ‘Kleurwissel’`,
    drawn: (turn) => `${turn}: klaar, beëindig je beurt`,
    drawnMore: (turn) => `${turn}: gebruik ‘Eén X’ of beëindig je beurt`,
    coat: (count) =>
      `${plural(count, 'Wapenschild', `${count} wapenschilden`)}: teken een venster of markeer twee vakjes`,
    mark: (name) => `${name} is klaar: neem een dobbelsteen`,
    markTwo: (name) => `${name} is klaar: neem een of twee dobbelstenen`,
    for: (name, what) => `${name} – ${what}`,
    rolling: 'De dobbelstenen rollen …',
    crossing: 'In elke kleur wordt één tegel van 4 doorgestreept …',
  },
  story: {
    by: (name, what) => `${name}: ${what}.`,
    cross: (tiles) =>
      `Twee spelers: in elke kleur is één tegel van 4 doorgestreept, waaronder ${tiles}.`,
    crossTile: (colour, shape) => `${colours[colour]} (${shape})`,
    roll: (dice) => `${dice} gegooid`,
    start: (track) => `de eerste twee vakjes van het ${INFLECTED[track]} spoor gemarkeerd`,
    reroll: (dice) => `${dice} opnieuw gegooid`,
    recolour: (dice, to) => `‘Kleurwissel’ van ${dice} naar ${to}`,
    noX: '‘Geen X’, de rest van deze beurt alleen vensters',
    single: (cell, isBrick) =>
      isBrick ? `‘Eén X’, metselwerk op ${cell}` : `‘Eén X’, een venster op ${cell}`,
    draw: (tile, cells, brick, payment) =>
      `${tile} op ${cells}, ${brick === '' ? 'alleen vensters' : `metselwerk op ${brick}`}, met ${payment}`,
    diceList: (dice) => `de dobbelstenen ${dice}`,
    dieList: (die) => `een ${INFLECTED[die]} dobbelsteen`,
    again: '‘Opnieuw kiezen’',
    coatSquare: (cell) => `venster op ${cell} dankzij een wapenschild`,
    coatTrack: (track, boxes) =>
      `${counted(boxes, 'vakje', 'vakjes')} van het ${INFLECTED[track]} spoor gemarkeerd dankzij een wapenschild`,
    end: 'beurt beëindigd',
    endLeaving: (dice) => `beurt beëindigd, nog over: ${dice}`,
    markNone: 'geen dobbelsteen genomen',
    mark: (track) => `een vakje van het ${INFLECTED[track]} spoor gemarkeerd`,
    markTwo: (tracks) => `op ${tracks} elk een vakje gemarkeerd`,
    markTwice: (track) => `twee vakjes van het ${INFLECTED[track]} spoor gemarkeerd`,
    trackFull: (track) => `Het ${INFLECTED[track]} spoor is vol.`,
  },
  news: 'Zojuist',
  cell: {
    empty: 'leeg',
    brick: (colour) => (colour ? `${colours[colour]} metselwerk` : 'metselwerk'),
    window: (colour) => (colour ? `${colours[colour]} venster` : 'venster'),
  },
  ending: {
    last: {
      short: 'Laatste ronde',
      reached: (names, goal) => `${names}: ${goal} punten gehaald, dus dit is de laatste ronde.`,
      round: (round) => `Ronde ${round} is de laatste.`,
    },
    reached: (names, goal) => `${names}: ${goal} punten gehaald, dus dit was de laatste ronde.`,
    lastRound: (round) => `Ronde ${round} was de laatste.`,
    dead: 'Geen speler kon nog iets tekenen of markeren.',
    line: (name, points) => `${name}: ${points}`,
  },
};
