/** What every lesson says round its steps, in French. */
import type { LessonPanelWords } from '../../en/learn/panel.ts';

/** The words of the panel. */
export const words: LessonPanelWords = {
  title: (game) => `Apprendre ${game}`,
  panel: 'Leçon',
  stepOf: (number, count) => `Étape ${number} sur ${count}`,
  steps: 'Toutes les étapes',
  isDone: 'réussie',
  task: 'À toi :',
  back: 'Retour',
  again: 'Recommencer',
  next: 'Suite',
  tryIt: 'J’essaie',
  read: 'Lire l’étape',
  leave: 'Quitter la leçon',
  takeBack: 'Reprendre le coup',
  wellDone: 'Bien joué',
  other:
    'C’est permis, mais ce n’est pas le sujet de cette étape. Reprends ton coup et essaie encore.',
  rests: { done: 'Cette étape est réussie', strayed: 'La partie t’attend ici' },
  finished: {
    title: 'Maintenant, tu connais le jeu',
    text: 'Les finesses viennent d’elles-mêmes à table. Et tu peux presque toujours annuler.',
    play: 'Jouer',
    rules: 'Toutes les règles',
  },
};
