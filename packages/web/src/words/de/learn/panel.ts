/** What every lesson says round its steps, in German. */
import type { LessonPanelWords } from '../../en/learn/panel.ts';

/** The words of the panel. */
export const words: LessonPanelWords = {
  title: (game) => `${game} lernen`,
  panel: 'Lektion',
  stepOf: (number, count) => `Schritt ${number} von ${count}`,
  steps: 'Alle Schritte',
  isDone: 'geschafft',
  task: 'Du bist dran:',
  back: 'Zurück',
  again: 'Nochmal',
  next: 'Weiter',
  tryIt: 'Ich probier’s',
  read: 'Schritt lesen',
  leave: 'Lektion verlassen',
  takeBack: 'Zurücknehmen',
  wellDone: 'Gut gemacht',
  other:
    'Das ist erlaubt, aber darum geht es in diesem Schritt nicht. Nimm es zurück und versuch es noch einmal.',
  rests: { done: 'Dieser Schritt ist geschafft', strayed: 'Das Spiel wartet hier' },
  finished: {
    title: 'Jetzt kennst du das Spiel',
    text: 'Die Feinheiten kommen am Tisch von selbst. Und zurücknehmen kannst du fast immer.',
    play: 'Jetzt spielen',
    rules: 'Alle Regeln',
  },
};
