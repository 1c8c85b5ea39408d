/** What every lesson says round its steps, in Dutch. */
import type { LessonPanelWords } from '../../en/learn/panel.ts';

/** The words of the panel. */
export const words: LessonPanelWords = {
  title: (game) => `${game} leren`,
  panel: 'Les',
  stepOf: (number, count) => `Stap ${number} van ${count}`,
  steps: 'Stappen',
  isDone: 'gedaan',
  task: 'Jouw zet:',
  back: 'Terug',
  again: 'Stap opnieuw doen',
  next: 'Verder',
  tryIt: 'Uitproberen',
  read: 'Stap lezen',
  leave: 'Les verlaten',
  takeBack: 'Zet ongedaan maken',
  wellDone: 'Goed gedaan',
  other: 'Dat mag, maar daar gaat deze stap niet over. Maak het ongedaan en probeer het nog eens.',
  rests: { done: 'Stap voltooid', strayed: 'Partij gepauzeerd' },
  finished: {
    title: 'Nu ken je het spel',
    text: 'De fijne kneepjes leer je vanzelf aan tafel. En je kunt bijna altijd iets ongedaan maken.',
    play: 'Nu spelen',
    rules: 'Alle spelregels',
  },
};
