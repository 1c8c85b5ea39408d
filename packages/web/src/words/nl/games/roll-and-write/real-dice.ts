/** Roll & Write with real dice on the table, in Dutch. */
import type { RealDiceWords } from '../../../en/games/roll-and-write/real-dice.ts';
import { grammarOf } from '../../../grammar.ts';

const { counted, plural } = grammarOf('nl');

/** What is said where people roll real dice and tell what came. */
export const words: RealDiceWords = {
  setUp: {
    title: 'Dobbelstenen',
    app: 'De app gooit',
    real: 'Wij gooien echte dobbelstenen',
    sheet: 'Alleen mijn eigen blad',
    realAbout:
      'Dit apparaat is het scoreblok voor iedereen aan tafel. Jullie tikken in wat jullie gooien.',
    sheetAbout:
      'Iedereen heeft een eigen blad, op een apparaat of op papier. Jij tikt je eigen worpen in en wat de anderen overlaten.',
    sheetPlayers: 'Jij, dan de anderen met de klok mee',
  },
  rollFive: 'Gooi vijf dobbelstenen en tik ze in',
  rollFiveOf: (name) => `${name}: gooi vijf dobbelstenen en tik ze in`,
  rollFiveFor: (name) => `Gooi vijf dobbelstenen voor ${name} en tik ze in`,
  rollAgain: (dice) =>
    plural(
      dice,
      'Gooi de dobbelsteen opnieuw en tik hem in',
      `Gooi deze ${dice} dobbelstenen opnieuw en tik ze in`,
    ),
  crossing: 'Welke blauwe en welke gele tegel van 4 wordt doorgestreept?',
  leaving: (name) => `Wat heeft ${name} overgelaten?`,
  slots: 'De dobbelstenen op tafel',
  slot: (number, count, face) => `Dobbelsteen ${number} van ${count}: ${face}`,
  empty: 'leeg',
  kept: (face) => `${face}, niet opnieuw gegooid`,
  faces: 'Wat tonen de dobbelstenen?',
  leftFaces: 'Welke dobbelstenen zijn over?',
  erase: 'Laatste dobbelsteen verwijderen',
  confirm: 'Deze dobbelstenen gebruiken',
  confirmLeft: 'Beurt afronden',
  missing: (dice) =>
    `Er ${plural(dice, 'ontbreekt', 'ontbreken')} nog ${counted(dice, 'dobbelsteen', 'dobbelstenen')}.`,
  full: 'Alle dobbelstenen zijn ingetikt. Tik eerst op de dobbelsteen die je wilt veranderen.',
  told: (dice) => `Tot nu toe: ${dice}`,
  toldNone: 'Nog geen dobbelstenen',
  crossThese: 'Allebei doorstrepen',
  chooseBoth: 'Kies één blauwe en één gele tegel.',
  otherColours: 'Bij rood, paars en groen wordt er sowieso één tegel van 4 doorgestreept.',
  lots: 'Willekeurig kiezen',
  crossed: (tile) => `Door\u00adgestreept: ${tile}`,
  crossedNone: 'geen',
  crossOut: 'streep deze door',
  neverCrossed: 'Tegels van 2 en 3 velden worden nooit doorgestreept.',
  goal: (goal) => `Een speler heeft ${goal} punten`,
  goalWho: (goal) => `Wie heeft ${goal} punten?`,
  goalAbout: 'Jullie spelen deze ronde uit, daarna is het spel afgelopen.',
  goalNow: (name) => `${name}, in deze ronde`,
  goalBefore: (name) => `${name}, al in de vorige ronde`,
  dead: 'Geen speler kan nog tekenen of markeren',
  deadBefore: 'Na de vorige ronde kon geen speler nog tekenen of markeren',
  story: {
    left: (dice) => `nog over: ${dice}`,
    leftNone: 'geen dobbelsteen over',
    leftCrossing: (left, tile) => `${left}, doorgestreept: ${tile}`,
    goal: ({ name }, goal) => `${name}: ${goal} punten, dus dit is de laatste ronde.`,
    goalBefore: ({ name }, goal) => `${name}: ${goal} punten, dus dat was de laatste ronde.`,
    dead: 'Geen speler kan nog tekenen of markeren.',
  },
  sheetOf: (name) => `Blad van ${name}`,
  others: 'Andere spelers',
  theirTurn: 'gooit',
  hasGoal: (points) => counted(points, 'punt', 'punten'),
  keys: [
    ['R B P G Y W', 'een dobbelsteen van die kleur intikken, of een witte'],
    ['← →', 'een andere dobbelsteen kiezen'],
    ['Backspace', 'de laatste dobbelsteen verwijderen'],
  ],
};
