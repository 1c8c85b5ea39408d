/** Roll & Write with real dice on the table, in French. */
import type { RealDiceWords } from '../../../en/games/roll-and-write/real-dice.ts';
import { counted, de } from '../../grammar.ts';

/** What is said where people roll real dice and tell what came. */
export const words: RealDiceWords = {
  setUp: {
    title: 'Dés',
    app: 'L’appli lance les dés',
    real: 'Nous lançons de vrais dés',
    sheet: 'Seulement ma feuille',
    realAbout: 'Cet appareil sert de bloc à toute la table. Vous y indiquez vos lancers.',
    sheetAbout:
      'Chacun a sa feuille, sur un appareil ou sur papier. Tu indiques tes dés, et ce que les autres laissent.',
    sheetPlayers: 'Toi, puis les autres dans le sens horaire',
  },
  rollFive: 'Lance cinq dés et indique-les',
  rollFiveOf: (name) => `${name} : lance cinq dés et indique-les`,
  rollFiveFor: (name) => `Lancez cinq dés pour ${name} et indiquez-les`,
  rollAgain: (dice) =>
    dice === 1 ? 'Relance le dé et indique-le' : `Relance ces ${dice} dés et indique-les`,
  crossing: 'Quelle tuile bleue et quelle tuile jaune de 4 cases sont barrées ?',
  leaving: (name) => `Qu’a laissé ${name} ?`,
  slots: 'Les dés sur la table',
  slot: (number, count, face) => `Dé ${number} sur ${count} : ${face}`,
  empty: 'vide',
  kept: (face) => `${face}, pas relancé`,
  faces: 'Que montrent les dés ?',
  leftFaces: 'Quels dés restent ?',
  erase: 'Retirer le dernier dé',
  confirm: 'Valider les dés',
  confirmLeft: 'Finir son tour',
  missing: (dice) => `Il manque ${counted(dice, 'dé', 'dés')}.`,
  full: 'Tous les dés sont indiqués. Pour en changer un, touche-le d’abord.',
  told: (dice) => `Jusqu’ici : ${dice}`,
  toldNone: 'Aucun dé pour l’instant',
  crossThese: 'Barrer ces tuiles',
  chooseBoth: 'Choisis une tuile bleue et une tuile jaune.',
  otherColours: 'En rouge, violet et vert, une tuile de 4 cases est barrée de toute façon.',
  lots: 'Tirer au sort',
  crossed: (tile) => `Barrée : ${tile}`,
  crossedNone: 'aucune',
  crossOut: 'barrer celle-ci',
  neverCrossed: 'Les tuiles de 2 et 3 cases ne sont jamais barrées.',
  goal: (goal) => `Un joueur a ${goal} points`,
  goalWho: (goal) => `Qui a ${goal} points ?`,
  goalAbout: 'La manche se termine, puis la partie est finie.',
  goalNow: (name) => `${name}, dans cette manche`,
  goalBefore: (name) => `${name}, déjà dans la manche précédente`,
  dead: 'Plus personne ne peut dessiner ni cocher',
  deadBefore: 'Après la manche précédente, plus personne ne pouvait dessiner ni cocher',
  story: {
    left: (dice) => `laisse ${dice}`,
    leftNone: 'ne laisse aucun dé',
    leftCrossing: (left, tile) => `${left}, barre la ${tile}`,
    goal: ({ name, isYou }, goal) =>
      `${isYou ? 'Tu as' : `${name} a`} ${goal} points, c’est la dernière manche.`,
    goalBefore: ({ name, isYou }, goal) =>
      `${isYou ? 'Tu as' : `${name} a`} ${goal} points, c’était la dernière manche.`,
    dead: 'Plus personne ne peut dessiner ni cocher.',
  },
  sheetOf: (name) => `Feuille ${de(name)}`,
  others: 'Autres joueurs',
  theirTurn: 'lance les dés',
  hasGoal: (points) => `${points} points`,
  keys: [
    ['R B P G Y W', 'indiquer un dé de cette couleur, ou un blanc'],
    ['← →', 'choisir un autre dé'],
    ['Retour arrière', 'retirer le dernier dé'],
  ],
};
