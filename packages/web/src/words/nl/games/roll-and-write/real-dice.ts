/** Roll & Write with real dice on the table, in Dutch. */
import type { RealDiceWords } from '../../../en/games/roll-and-write/real-dice.ts';

/** What is said where people roll real dice and tell what came. */
export const words: RealDiceWords = {
  setUp: {
    title: 'Dobbelstenen',
    app: 'De app dobbelt',
    real: 'Wij gooien echte dobbelstenen',
    sheet: 'Alleen mijn eigen blad',
    realAbout: 'Dit apparaat is het blok voor iedereen aan tafel. Jullie tikken in wat je gooit.',
    sheetAbout:
      'Iedereen heeft een eigen blad, hier of op papier. Jij tikt je eigen worpen in, en wat de anderen overlaten.',
    sheetPlayers: 'Jij, en de anderen met de klok mee',
  },
  rollFive: 'Gooi vijf dobbelstenen en tik ze in',
  rollFiveOf: (name) => `${name}: gooi vijf dobbelstenen en tik ze in`,
  rollFiveFor: (name) => `Gooi vijf dobbelstenen voor ${name} en tik ze in`,
  rollAgain: (dice) =>
    dice === 1
      ? 'Gooi de dobbelsteen opnieuw en tik hem in'
      : `Gooi deze ${dice} dobbelstenen opnieuw en tik ze in`,
  crossing: 'Welke blauwe en welke gele tegel van 4 wordt doorgestreept?',
  leaving: (name) => `Wat liet ${name} over?`,
  slots: 'De dobbelstenen op tafel',
  slot: (number, count, face) => `Dobbelsteen ${number} van ${count}: ${face}`,
  empty: 'leeg',
  kept: (face) => `${face}, blijft liggen`,
  faces: 'Wat tonen de dobbelstenen?',
  leftFaces: 'Welke dobbelstenen zijn over?',
  erase: 'Haal de laatste dobbelsteen weg',
  confirm: 'Dit zijn de dobbelstenen',
  confirmLeft: 'Dat was de beurt',
  missing: (dice) =>
    dice === 1 ? 'Er ontbreekt nog één dobbelsteen.' : `Er ontbreken nog ${dice} dobbelstenen.`,
  full: 'Alle dobbelstenen zijn er. Tik er eerst op een om hem te veranderen.',
  told: (dice) => `Tot nu toe: ${dice}`,
  toldNone: 'Nog geen dobbelsteen',
  crossThese: 'Streep deze door',
  chooseBoth: 'Kies één blauwe en één gele tegel.',
  otherColours: 'Bij rood, paars en groen gaat er sowieso één exemplaar van 4 weg.',
  lots: 'Laat het lot beslissen',
  crossed: (tile) => `Door\u00adgestreept: ${tile}`,
  crossedNone: 'geen',
  crossOut: 'streep deze door',
  neverCrossed: 'Tegels van 2 en 3 velden worden nooit doorgestreept.',
  goal: (points) => `Iemand heeft ${points} punten`,
  goalWho: (points) => `Wie heeft ${points} punten?`,
  goalAbout: 'De ronde wordt uitgespeeld, daarna is het spel afgelopen.',
  goalNow: (name) => `${name}, in deze ronde`,
  goalBefore: (name) => `${name}, al in de vorige ronde`,
  dead: 'Niemand kan nog tekenen of markeren',
  deadBefore: 'Niemand kon na de vorige ronde nog tekenen of markeren',
  story: {
    left: (dice) => `nog over: ${dice}`,
    leftNone: 'geen dobbelsteen over',
    leftCrossing: (left, tile) => `${left}, doorgestreept: ${tile}`,
    goal: (name, points) => `${name} heeft ${points} punten, dit is de laatste ronde.`,
    goalBefore: (name, points) => `${name} heeft ${points} punten, dat was de laatste ronde.`,
    dead: 'Niemand kan nog tekenen of markeren.',
  },
  sheetOf: (name) => `Blad van ${name}`,
  others: 'De anderen aan tafel',
  theirTurn: 'heeft de dobbelstenen',
  hasGoal: (points) => `${points} punten`,
  keys: [
    ['R B P G Y W', 'een dobbelsteen van die kleur intikken, of een witte'],
    ['← →', 'een andere dobbelsteen kiezen'],
    ['Backspace', 'de laatste dobbelsteen weghalen'],
  ],
};
