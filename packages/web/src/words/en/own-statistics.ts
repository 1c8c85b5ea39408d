/** The screen *Your statistics*. */
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('en');

/** What is said about one's own games. */
export const words = {
  title: 'Your statistics',
  about:
    'All your finished games: games on this device, daily dice and online games. They’re counted on your device; only you can see this page.',
  none: 'No finished games yet. Play one and your statistics will appear here.',
  play: 'Play',
  reading: (read: number, of: number) => `Counting games… ${read} of ${of}`,
  counted: (games: number) => `${counted(games, 'game', 'games')} counted.`,
  online: 'Your ratings and recent online games, as others see them.',
  asking: 'Looking up your online games…',
  fetching: (read: number, of: number) => `Loading your online games… ${read} of ${of}`,
  unreachable:
    'The server can’t be reached right now, so only the online games saved on this device are counted. Try again later.',
  profile: 'Your profile',
  summary: (games: number, mean: string, most: number) =>
    games === 1
      ? `1 game, ${counted(most, 'point', 'points')}.`
      : `${counted(games, 'game', 'games')}, ${mean} points on average, best score ${most}.`,
  won: (won: number, decided: number, share: string) => `${won} of ${decided} won (${share}).`,
  results: 'Opponents',
  against: 'Opponent',
  size: 'Players',
  games: 'Games',
  wins: 'Won',
  mean: 'Average points',
  person: 'online players',
  alone: 'none (daily dice)',
  sources: 'Where your points come from',
  kind: 'Source',
  points: 'Average points',
  score: 'Points',
  course: 'Game by game',
  courseAbout:
    'Each house is a game: the taller, the more points. The newest is on the right. Lit windows mean you won.',
  day: 'Day',
  result: 'Result',
  win: 'won',
  loss: 'lost',
  unknown: 'no result',
  fortune: 'Luck and mistakes',
  fortuneAbout:
    'From your reviewed games: how much dice and cards changed your chance of winning, and how much your own moves lost.',
  noReviews:
    'None of these games has been reviewed yet. Open a finished game and choose Review to see its luck and mistakes here.',
  toReview: 'Review last game',
  luck: 'Luck',
  lost: 'Lost by own moves',
  mistakes: 'Mistakes',
  table: 'Show as a table',
  fortuneMean: (luck: string, lost: string) =>
    `On average per game: ${luck} by luck, ${lost} lost by your own moves.`,
};

/** The words of one's own statistics. */
export type OwnStatisticsWords = typeof words;
