/** What every lesson says round its steps. */

/** The words of the panel. */
export const words = {
  title: (game: string) => `Learn ${game}`,
  panel: 'Lesson',
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  steps: 'All steps',
  isDone: 'done',
  task: 'Your move:',
  back: 'Back',
  again: 'Again',
  next: 'Next',
  tryIt: 'Let me try',
  read: 'Read the step',
  leave: 'Leave the lesson',
  takeBack: 'Take it back',
  wellDone: 'Well done',
  other:
    'That is allowed, but it is not what this step is about. Take it back and have another go.',
  rests: { done: 'This step is done', strayed: 'The game waits here' },
  finished: {
    title: 'Now you know the game',
    text: 'The finer points come by themselves at the table. And Undo is always at hand.',
    play: 'Play now',
    rules: 'All the rules',
  },
};

/** Those words in any language. */
export type LessonPanelWords = typeof words;
