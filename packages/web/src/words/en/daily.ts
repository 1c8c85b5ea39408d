/** The challenge of the day. */

/** What is said of the challenge of the day. */
export const words = {
  title: 'Dice of the day',
  titleOf: (day: string) => `Dice of ${day}`,
  next: (time: string) => `New dice in ${time}`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  toToday: 'To today’s dice',
  late: 'This day is over. You can still play it, but it doesn’t count for your row of days.',
  notYet: 'There are no dice for this day.',
  streak: (days: number) =>
    days === 0 ? 'No days in a row yet' : days === 1 ? '1 day in a row' : `${days} days in a row`,
  best: (turns: number) => `your best alone: ${turns} turns`,
  week: 'The last seven days',
  dayPlayed: (day: string) => `${day}: played`,
  dayLate: (day: string) => `${day}: played later`,
  dayMissed: (day: string) => `${day}: not played`,
  kinds: {
    alone: {
      title: 'Alone',
      about: (goal: number) =>
        `Reach ${goal} points in as few turns as you can. Only the wind (Vinden) and the wave (Bølgen) roll beside you: take a die of each, and pass whenever you like.`,
    },
    duel: {
      title: 'Duel',
      about: (name: string, bot: string) =>
        `Against ${name} (${bot}), who meets everybody today. The week begins gently and ends with the harbour master.`,
    },
  },
  play: 'Play',
  playWhat: (kind: string) => `Play: ${kind}`,
  goOn: 'Go on',
  goOnWhat: (kind: string) => `Go on: ${kind}`,
  practise: 'Practise',
  practiseWhat: (kind: string) => `Practise: ${kind}`,
  practice: 'Practice: this doesn’t count any more.',
  turns: (turns: number) => (turns === 1 ? '1 turn' : `${turns} turns`),
  aloneDone: (points: number, turns: string) => `${points} points in ${turns}`,
  aloneFailed: (points: number) => `${points} points, and the house stays unfinished`,
  won: (own: number, theirs: number) => `Won ${own} to ${theirs}`,
  lost: (own: number, theirs: number) => `Lost ${own} to ${theirs}`,
  advice: (times: number) =>
    times === 1 ? 'asked the harbour master once' : `asked the harbour master ${times} times`,
  windows: (lit: number, rounds: number) => `${lit} of ${rounds} windows are lit`,
  cardTitle: (day: string) => `Dice of ${day}`,
  cardAlt: (result: string) => `A house on the quay at dusk: ${result}`,
  share: 'Share',
  copy: 'Copy as text',
  copied: 'Copied.',
  picture: 'Save the picture',
  failed: 'That did not work.',
  again: 'Once more',
  toDay: 'To the day',
  replay: 'Look at the game again',
  earlier: 'Earlier days',
  day: 'Day',
  none: 'not played',
  open: 'begun',
  elements: 'The wind and the wave',
  rolls: 'has the dice',
};

/** The shape of these words in every language. */
export type DailyWords = typeof words;
