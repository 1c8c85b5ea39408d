/** The screens besides home, each fetched when its address is opened. */
import { lazyScreen } from './lazy-screen.tsx';

/** Which screen an address opens, as the router reads addresses. */
export const SCREENS = [
  {
    path: '/new/:game',
    screen: lazyScreen(async () => (await import('../screens/set-up.tsx')).SetUp),
  },
  {
    path: '/settings',
    screen: lazyScreen(async () => (await import('../screens/settings.tsx')).SettingsScreen),
  },
  {
    path: '/me/statistics',
    screen: lazyScreen(
      async () => (await import('../screens/own-statistics.tsx')).OwnStatisticsScreen,
    ),
  },
  { path: '/me', screen: lazyScreen(async () => (await import('../screens/me.tsx')).MeScreen) },
  {
    path: '/learn/:game',
    screen: lazyScreen(async () => (await import('../screens/learn.tsx')).LearnScreen),
  },
  {
    path: '/rules/:game',
    screen: lazyScreen(async () => (await import('../screens/rules.tsx')).RulesScreen),
  },
  {
    path: '/try/:ruling',
    screen: lazyScreen(async () => (await import('../screens/trial.tsx')).TrialScreen),
  },
  {
    path: '/score/:game',
    screen: lazyScreen(async () => (await import('../screens/score.tsx')).ScoreScreen),
  },
  {
    path: '/print',
    screen: lazyScreen(async () => (await import('../screens/print.tsx')).PrintScreen),
  },
  {
    path: '/together',
    screen: lazyScreen(async () => (await import('../screens/together.tsx')).TogetherScreen),
  },
  {
    path: '/table/:id',
    screen: lazyScreen(async () => (await import('../screens/online-table.tsx')).OnlineTableScreen),
  },
  {
    path: '/ratings',
    screen: lazyScreen(async () => (await import('../screens/ratings.tsx')).RatingsScreen),
  },
  {
    path: '/people/:id',
    screen: lazyScreen(async () => (await import('../screens/profile.tsx')).ProfileScreen),
  },
  {
    path: '/statistics',
    screen: lazyScreen(async () => (await import('../screens/statistics.tsx')).StatisticsScreen),
  },
  {
    path: '/daily/:day?',
    screen: lazyScreen(async () => (await import('../screens/daily.tsx')).DailyScreen),
  },
  {
    path: '/daily/:day/:kind',
    screen: lazyScreen(async () => (await import('../screens/daily-table.tsx')).DailyTableScreen),
  },
  {
    path: '/game/:id',
    screen: lazyScreen(async () => (await import('../screens/game.tsx')).GameScreen),
  },
  {
    path: '/line/:id',
    screen: lazyScreen(async () => (await import('../screens/line.tsx')).LineScreen),
  },
  {
    path: '/admin',
    screen: lazyScreen(async () => (await import('../screens/admin.tsx')).AdminScreen),
  },
  {
    path: '/open',
    screen: lazyScreen(async () => (await import('../screens/open.tsx')).OpenScreen),
  },
  {
    path: '/puzzles',
    screen: lazyScreen(async () => (await import('../screens/puzzles.tsx')).PuzzlesScreen),
  },
  {
    path: '/play/new',
    screen: lazyScreen(async () => (await import('../screens/tables.ts')).NewTable),
  },
  {
    path: '/play/:id',
    screen: lazyScreen(async () => (await import('../screens/tables.ts')).TableScreen),
  },
];

/** Whether a path is one of a route, as the router reads it. */
function matches(path: string, route: string): boolean {
  const wanted = path.split('/').filter(Boolean);
  const parts = route.split('/').filter(Boolean);
  if (wanted.length > parts.length) return false;
  return parts.every((part, index) => {
    const given = wanted[index];
    if (given === undefined) return part.endsWith('?');
    return part.startsWith(':') || part === given;
  });
}

/** The screen that a path leads to; undefined where it is home or nothing. */
export function screenAt(path: string) {
  return SCREENS.find((one) => matches(path, one.path));
}

/** Fetches the screen of a path before it is shown; one that can't be fetched says so itself. */
export async function fetchScreen(path: string): Promise<void> {
  await screenAt(path)?.screen.preload();
}
