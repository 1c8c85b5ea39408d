/** The panel of a lesson: its steps and buttons. */

/** The words of the panel. */
export const words = {
  title: (game: string) => `Learn ${game}`,
  panel: 'Lesson',
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  steps: 'Steps',
  isDone: 'done',
  task: 'Your move:',
  back: 'Back',
  again: 'Restart step',
  next: 'Next',
  tryIt: 'Try it',
  read: 'Read step',
  leave: 'Leave lesson',
  takeBack: 'Undo move',
  wellDone: 'Well done',
  other: 'That’s allowed, but it’s not what this step is about. Undo and try again.',
  rests: { done: 'Step complete', strayed: 'Game paused' },
  finished: {
    title: 'Now you know the game',
    text: 'You’ll pick up the finer points as you play. And you can nearly always undo.',
    play: 'Play now',
    rules: 'All rules',
  },
};

/** Those words in any language. */
export type LessonPanelWords = typeof words;
