/** The quay, where everything begins. */
import type { FirstWords } from '../en/index.ts';
import { counted } from './grammar.ts';

/** What the home screen says. */
export const home: FirstWords['home'] = {
  tagline: 'Construis la plus belle maison du port.',
  playNow: 'Jouer',
  playNowGame: (game) => `Jouer : ${game}`,
  setUp: 'Choisir les joueurs',
  setUpGame: (game) => `Choisir les joueurs : ${game}`,
  learn: 'Apprendre',
  learnFirst: 'Première partie ? Apprends en jouant',
  learnFirstGame: (game) => `Première partie ? Apprends en jouant : ${game}`,
  learnGame: (game) => `Apprendre : ${game}`,
  learned: (done, steps) => `${done} sur ${steps}`,
  rules: 'Règles',
  rulesGame: (game) => `Règles : ${game}`,
  daily: {
    title: 'Les dés du jour',
    about: 'Les mêmes dés pour tous, en solo ou en duel. De nouveaux chaque jour.',
    done: 'Tu as joué les deux parties. De nouveaux dés demain.',
    streak: (days) => `${counted(days, 'jour', 'jours')} d’affilée.`,
    go: 'Jouer aux dés du jour',
    look: 'Voir tes résultats',
    puzzles: 'Casse-têtes',
  },
  together: {
    title: 'Jouer en ligne',
    about: 'Joue avec des amis, chacun sur son appareil : envoie-leur un lien, et c’est parti.',
    go: 'Trouver une table',
  },
  realTable: {
    title: 'À une vraie table',
    about: 'Joue avec tes propres dés et cartes. Nyhavn compte les points et vérifie les règles.',
    dice: 'Vrais dés',
    score: (game) => `Feuille de score : ${game}`,
    print: 'Imprimer des feuilles',
  },
  you: 'Toi',
  account: 'Mon compte',
  games: 'Parties en cours',
  finished: 'Parties terminées',
  allFinished: (count) => `Afficher les ${count}`,
  statistics: 'Tes statistiques',
  goOn: 'Continuer',
  look: 'Revoir',
  openRecord: 'Ouvrir une partie enregistrée',
  with: (names) => `avec ${names}`,
  forget: 'Supprimer',
  forgetSure: 'Supprimer définitivement cette partie ?',
  download: 'Télécharger',
  broken:
    'Cette version de Nyhavn ne peut pas ouvrir cette partie. Rien n’est perdu : tu peux la télécharger.',
  settings: 'Réglages',
  install: 'Installer',
  unofficial:
    'Un projet de fans, non officiel. Merci à Asger Harding Granerud et à Daniel Skjold Pedersen, auteurs des deux jeux, ainsi qu’à leur éditeur.',
  updateReady: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
};
