/** The daily dice: their screen, and the result to share. */
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('en');

/** What is said of the challenge of the day. */
export const words = {
  title: 'Daily dice',
  titleOf: (day: string) => `Daily dice, ${day}`,
  next: (time: string) => `New dice in ${time}`,
  toToday: 'Go to today',
  late: 'This day is over. You can still play it, but it won’t count for your streak.',
  notYet: 'There are no dice for this day yet.',
  streak: (days: number) =>
    days === 0 ? 'No streak yet' : `${counted(days, 'day', 'days')} in a row`,
  best: (turns: number) => `your solo best: ${counted(turns, 'turn', 'turns')}`,
  week: 'Last seven days',
  dayPlayed: (day: string) => `${day}: played`,
  dayLate: (day: string) => `${day}: played later`,
  dayMissed: (day: string) => `${day}: not played`,
  kinds: {
    alone: {
      title: 'Solo',
      about: (goal: number) =>
        `Reach ${goal} points in as few turns as you can. The wind (Vinden) and the wave (Bølgen) roll dice too, but don’t build: take a die from each, and pass whenever you like.`,
    },
    duel: {
      title: 'Duel',
      about: (name: string, bot: string) =>
        `Play ${name} (${bot}), today’s opponent for everyone. The week starts gently and ends with the harbour master.`,
    },
  },
  play: 'Play',
  playWhat: (kind: string) => `Play: ${kind}`,
  goOn: 'Continue',
  goOnWhat: (kind: string) => `Continue: ${kind}`,
  practise: 'Practise',
  practiseWhat: (kind: string) => `Practise: ${kind}`,
  practice: 'Practice: this game doesn’t count.',
  turns: (turns: number) => counted(turns, 'turn', 'turns'),
  aloneDone: (points: number, turns: string) => `${counted(points, 'point', 'points')} in ${turns}`,
  aloneFailed: (points: number) => `${counted(points, 'point', 'points')}, house unfinished`,
  won: (own: number, theirs: number) => `Won ${own}–${theirs}`,
  lost: (own: number, theirs: number) => `Lost ${own}–${theirs}`,
  advice: (times: number) => `asked the harbour master ${plural(times, 'once', `${times} times`)}`,
  windows: (lit: number, total: number) => `${lit} of ${total} windows lit`,
  cardTitle: (day: string) => `Daily dice, ${day}`,
  cardAlt: (result: string) => `A house on the quay at dusk: ${result}`,
  share: 'Share',
  copy: 'Copy as text',
  copied: 'Copied.',
  picture: 'Save picture',
  failed: 'That didn’t work. Try again.',
  again: 'Play again',
  toDay: 'Back to that day',
  replay: 'Replay',
  earlier: 'Earlier days',
  day: 'Day',
  none: 'not played',
  open: 'started',
  elements: 'The wind and the wave',
  rolls: 'is rolling',
};

/** The shape of these words in every language. */
export type DailyWords = typeof words;
