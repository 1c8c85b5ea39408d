/** The screens besides home, each fetched when its address is opened. */
import { lazy } from 'preact-iso';

/** Which screen an address opens, as the router reads addresses. */
export const SCREENS = [
  { path: '/new/:game', screen: lazy(async () => (await import('../screens/set-up.tsx')).SetUp) },
  {
    path: '/settings',
    screen: lazy(async () => (await import('../screens/settings.tsx')).SettingsScreen),
  },
  {
    path: '/me/statistics',
    screen: lazy(async () => (await import('../screens/own-statistics.tsx')).OwnStatisticsScreen),
  },
  { path: '/me', screen: lazy(async () => (await import('../screens/me.tsx')).MeScreen) },
  {
    path: '/learn/:game',
    screen: lazy(async () => (await import('../screens/learn.tsx')).LearnScreen),
  },
  {
    path: '/rules/:game',
    screen: lazy(async () => (await import('../screens/rules.tsx')).RulesScreen),
  },
  {
    path: '/try/:ruling',
    screen: lazy(async () => (await import('../screens/trial.tsx')).TrialScreen),
  },
  {
    path: '/score/:game',
    screen: lazy(async () => (await import('../screens/score.tsx')).ScoreScreen),
  },
  { path: '/print', screen: lazy(async () => (await import('../screens/print.tsx')).PrintScreen) },
  {
    path: '/together',
    screen: lazy(async () => (await import('../screens/together.tsx')).TogetherScreen),
  },
  {
    path: '/table/:id',
    screen: lazy(async () => (await import('../screens/online-table.tsx')).OnlineTableScreen),
  },
  {
    path: '/ratings',
    screen: lazy(async () => (await import('../screens/ratings.tsx')).RatingsScreen),
  },
  {
    path: '/people/:id',
    screen: lazy(async () => (await import('../screens/profile.tsx')).ProfileScreen),
  },
  {
    path: '/statistics',
    screen: lazy(async () => (await import('../screens/statistics.tsx')).StatisticsScreen),
  },
  {
    path: '/daily/:day?',
    screen: lazy(async () => (await import('../screens/daily.tsx')).DailyScreen),
  },
  {
    path: '/daily/:day/:kind',
    screen: lazy(async () => (await import('../screens/daily-table.tsx')).DailyTableScreen),
  },
  { path: '/game/:id', screen: lazy(async () => (await import('../screens/game.tsx')).GameScreen) },
  { path: '/line/:id', screen: lazy(async () => (await import('../screens/line.tsx')).LineScreen) },
  {
    path: '/admin',
    screen: lazy(async () => (await import('../screens/admin.tsx')).AdminScreen),
  },
  { path: '/open', screen: lazy(async () => (await import('../screens/open.tsx')).OpenScreen) },
  {
    path: '/puzzles',
    screen: lazy(async () => (await import('../screens/puzzles.tsx')).PuzzlesScreen),
  },
  { path: '/play/new', screen: lazy(async () => (await import('../screens/tables.ts')).NewTable) },
  {
    path: '/play/:id',
    screen: lazy(async () => (await import('../screens/tables.ts')).TableScreen),
  },
];

/** Fetches the screen of an address before it is shown. */
export async function fetchScreen(address: string): Promise<void> {
  const [, first = ''] = address.split('/');
  const found = SCREENS.find(({ path }) => path.split('/')[1] === first);
  // Whoever shows it will see what went wrong.
  await found?.screen.preload().catch(() => {});
}
