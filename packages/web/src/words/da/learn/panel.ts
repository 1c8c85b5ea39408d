/** What every lesson says round its steps, in Danish. */
import type { LessonPanelWords } from '../../en/learn/panel.ts';

/** The words of the panel, in Danish. */
export const words: LessonPanelWords = {
  title: (game) => `Lær ${game}`,
  panel: 'Lektion',
  stepOf: (number, count) => `Trin ${number} af ${count}`,
  steps: 'Trin',
  isDone: 'klaret',
  task: 'Dit træk:',
  back: 'Tilbage',
  again: 'Start trinnet forfra',
  next: 'Næste',
  tryIt: 'Prøv det',
  read: 'Læs trinnet',
  leave: 'Forlad lektionen',
  takeBack: 'Fortryd træk',
  wellDone: 'Godt klaret',
  other: 'Det er tilladt, men det er ikke det dette trin handler om. Fortryd, og prøv igen.',
  rests: { done: 'Trinnet er klaret', strayed: 'Spillet er sat på pause' },
  finished: {
    title: 'Nu kender du spillet',
    text: 'Finesserne lærer du undervejs. Og du kan næsten altid fortryde.',
    play: 'Spil nu',
    rules: 'Alle regler',
  },
};
