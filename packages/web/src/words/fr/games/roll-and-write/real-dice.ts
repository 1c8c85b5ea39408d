/** Roll & Write with real dice on the table, in French. */
import type { RealDiceWords } from '../../../en/games/roll-and-write/real-dice.ts';
import { counted, de, plural } from '../../grammar.ts';

/** What is said where people roll real dice and tell what came. */
export const words: RealDiceWords = {
  setUp: {
    title: 'Dés',
    app: 'L’appli lance les dés',
    real: 'Nous lançons de vrais dés',
    realAbout: 'Cet appareil sert de bloc à toute la table. Vous y indiquez vos lancers.',
  },
  rollFive: 'Lance cinq dés et indique-les',
  rollFiveOf: (name) => `${name} : lance cinq dés et indique-les`,
  rollFiveFor: (name) => `Lancez cinq dés pour ${name} et indiquez-les`,
  rollAgain: (dice) =>
    plural(dice, 'Relance le dé et indique-le', `Relance ces ${dice} dés et indique-les`),
  crossing: 'Quelle tuile bleue et quelle tuile jaune de 4 cases sont barrées ?',
  slots: 'Les dés sur la table',
  slot: (number, count, face) => `Dé ${number} sur ${count} : ${face}`,
  empty: 'vide',
  kept: (face) => `${face}, pas relancé`,
  faces: 'Que montrent les dés ?',
  erase: 'Retirer le dernier dé',
  confirm: 'Valider les dés',
  missing: (dice) => `Il manque ${counted(dice, 'dé', 'dés')}.`,
  full: 'Tous les dés sont indiqués. Pour en changer un, touche-le d’abord.',
  told: (dice) => `Jusqu’ici : ${dice}`,
  toldNone: 'Aucun dé pour l’instant',
  crossThese: 'Barrer ces tuiles',
  chooseBoth: 'Choisis une tuile bleue et une tuile jaune.',
  otherColours: 'En rouge, violet et vert, une tuile de 4 cases est barrée de toute façon.',
  lots: 'Tirer au sort',
  sheetOf: (name) => `Feuille ${de(name)}`,
  keys: [
    ['R B P G Y W', 'indiquer un dé de cette couleur, ou un blanc'],
    ['← →', 'choisir un autre dé'],
    ['Retour arrière', 'retirer le dernier dé'],
  ],
};
