/** What every lesson says round its steps, in Dutch. */
import type { LessonPanelWords } from '../../en/learn/panel.ts';

/** The words of the panel. */
export const words: LessonPanelWords = {
  title: (game) => `${game} leren`,
  panel: 'Les',
  stepOf: (number, count) => `Stap ${number} van ${count}`,
  steps: 'Alle stappen',
  isDone: 'gedaan',
  task: 'Jouw zet:',
  back: 'Terug',
  again: 'Opnieuw',
  next: 'Verder',
  tryIt: 'Ik probeer het',
  read: 'Lees de stap',
  leave: 'Les verlaten',
  takeBack: 'Zet terugnemen',
  wellDone: 'Goed gedaan',
  other: 'Dat mag, maar daar gaat deze stap niet over. Neem het terug en probeer het nog eens.',
  rests: { done: 'Deze stap is klaar', strayed: 'Het spel wacht hier even' },
  finished: {
    title: 'Nu ken je het spel',
    text: 'De fijne kneepjes leer je vanzelf aan tafel. En terugnemen kan bijna altijd.',
    play: 'Nu spelen',
    rules: 'Alle regels',
  },
};
