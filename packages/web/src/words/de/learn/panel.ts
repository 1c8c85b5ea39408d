/** What every lesson says round its steps, in German. */
import type { LessonPanelWords } from '../../en/learn/panel.ts';

/** The words of the panel. */
export const words: LessonPanelWords = {
  title: (game) => `${game} lernen`,
  panel: 'Lektion',
  stepOf: (number, count) => `Schritt ${number} von ${count}`,
  steps: 'Schritte',
  isDone: 'geschafft',
  task: 'Du bist dran:',
  back: 'Zurück',
  again: 'Schritt neu starten',
  next: 'Weiter',
  tryIt: 'Ausprobieren',
  read: 'Schritt lesen',
  leave: 'Lektion verlassen',
  takeBack: 'Rückgängig machen',
  wellDone: 'Gut gemacht',
  other:
    'Das ist erlaubt, aber darum geht es in diesem Schritt nicht. Mach es rückgängig und versuche es noch einmal.',
  rests: { done: 'Schritt geschafft', strayed: 'Partie angehalten' },
  finished: {
    title: 'Jetzt kennst du das Spiel',
    text: 'Die Feinheiten lernst du beim Spielen. Und rückgängig machen kannst du fast alles.',
    play: 'Jetzt spielen',
    rules: 'Alle Regeln',
  },
};
