/** What every lesson says round its steps, in French. */
import type { LessonPanelWords } from '../../en/learn/panel.ts';

/** The words of the panel. */
export const words: LessonPanelWords = {
  title: (game) => `Apprendre ${game}`,
  panel: 'Leçon',
  stepOf: (number, count) => `Étape ${number} sur ${count}`,
  steps: 'Étapes',
  isDone: 'réussie',
  task: 'À toi :',
  back: 'Retour',
  again: 'Recommencer l’étape',
  next: 'Suite',
  tryIt: 'Essayer',
  read: 'Lire l’étape',
  leave: 'Quitter la leçon',
  takeBack: 'Annuler',
  wellDone: 'Bien joué',
  other: 'C’est permis, mais ce n’est pas le sujet de cette étape. Annule ton coup et réessaie.',
  rests: { done: 'Étape réussie', strayed: 'Partie en pause' },
  finished: {
    title: 'Maintenant, tu connais le jeu',
    text: 'Les subtilités viendront en jouant. Et tu peux presque toujours annuler.',
    play: 'Jouer',
    rules: 'Toutes les règles',
  },
};
