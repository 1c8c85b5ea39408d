/** Statistics about oneself. */

/** What is said about somebody’s own games. */
export const words = {
  title: 'Your statistics',
  about:
    'All your finished games: those on this device against others, the dice of the day, and those over the network. They are counted here from their records; nobody else sees this page.',
  none: 'No finished game yet. Play one, and this page begins to fill.',
  play: 'Play',
  reading: (read: number, of: number) => `Counting the games … ${read} of ${of}`,
  counted: (games: number) => (games === 1 ? 'One game counted.' : `${games} games counted.`),
  online: 'Your ratings and your last games over the network, as others see them.',
  asking: 'Asking for your games over the network …',
  fetching: (read: number, of: number) => `Fetching your games over the network … ${read} of ${of}`,
  unreachable:
    'The server can’t be reached just now. Games over the network are counted as far as they are known here.',
  profile: 'To your profile',
  summary: (games: number, mean: string, most: number) =>
    games === 1
      ? `1 game, ${most === 1 ? '1 point' : `${most} points`}.`
      : `${games} games, ${mean} points on average, at most ${most}.`,
  won: (won: number, decided: number, share: string) => `${won} of ${decided} won (${share}).`,
  results: 'Against whom',
  against: 'Against',
  size: 'Players',
  games: 'Games',
  wins: 'Won',
  mean: 'Points on average',
  person: 'people elsewhere',
  alone: 'nobody (dice of the day)',
  sources: 'Where your points come from',
  kind: 'Source',
  points: 'Points on average',
  score: 'Points',
  course: 'Game by game',
  courseAbout:
    'Each house is a game, as high as its points, the newest on the right. Lit windows: you won.',
  day: 'Day',
  result: 'Result',
  win: 'won',
  loss: 'lost',
  unknown: 'no result',
  fortune: 'Luck and mistakes',
  fortuneAbout:
    'From the games that were reviewed: what dice and cards gave to your chance of winning or took from it, and what your own moves gave away.',
  noReviews:
    'None of these games has been reviewed yet. Open a finished game and choose Review; its luck and mistakes then appear here.',
  toReview: 'Review the last game',
  luck: 'Luck',
  lost: 'Given away',
  mistakes: 'Mistakes',
  table: 'As a table',
  fortuneMean: (luck: string, lost: string) =>
    `On average ${luck} luck and ${lost} given away in a game.`,
};

/** The words of somebody’s own statistics. */
export type OwnStatisticsWords = typeof words;
