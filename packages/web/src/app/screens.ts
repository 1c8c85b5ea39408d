/** The screens besides home, each fetched when its address is opened. */

import { GAME_IDS, moduleOf } from '../games/registry.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';

/** The routes, in the router's syntax, and the screens that they open. */
export const SCREENS = [
  {
    path: '/new/:game',
    screen: lazyScreen(async () => (await import('../features/local/set-up-screen.tsx')).SetUp),
  },
  {
    path: '/settings',
    screen: lazyScreen(async () => (await import('./settings-screen.tsx')).SettingsScreen),
  },
  {
    path: '/me/statistics',
    screen: lazyScreen(
      async () =>
        (await import('../features/after/statistics/own-statistics-screen.tsx'))
          .OwnStatisticsScreen,
    ),
  },
  {
    path: '/me',
    screen: lazyScreen(
      async () => (await import('../features/online/account/me-screen.tsx')).MeScreen,
    ),
  },
  {
    path: '/learn/:game',
    screen: lazyScreen(
      async () => (await import('../features/learn/lessons/lesson-screen.tsx')).LearnScreen,
    ),
  },
  {
    path: '/rules/:game',
    screen: lazyScreen(
      async () => (await import('../features/learn/rules/rules-screen.tsx')).RulesScreen,
    ),
  },
  {
    path: '/try/:ruling',
    screen: lazyScreen(
      async () => (await import('../features/learn/rules/trial-screen.tsx')).TrialScreen,
    ),
  },
  {
    path: '/score/:game',
    screen: lazyScreen(
      async () => (await import('../features/paper/score-screen.tsx')).ScoreScreen,
    ),
  },
  ...GAME_IDS.flatMap((game) => {
    const { sheets } = moduleOf(game) ?? {};
    return sheets ? [{ path: sheets.path, screen: lazyScreen(sheets.screen) }] : [];
  }),
  {
    path: '/together',
    screen: lazyScreen(
      async () => (await import('../features/online/lobby/together-screen.tsx')).TogetherScreen,
    ),
  },
  {
    path: '/table/:id',
    screen: lazyScreen(
      async () =>
        (await import('../features/online/table/online-table-screen.tsx')).OnlineTableScreen,
    ),
  },
  {
    path: '/ratings',
    screen: lazyScreen(
      async () => (await import('../features/online/ratings/ratings-screen.tsx')).RatingsScreen,
    ),
  },
  {
    path: '/people/:id',
    screen: lazyScreen(
      async () => (await import('../features/online/ratings/profile-screen.tsx')).ProfileScreen,
    ),
  },
  {
    path: '/statistics',
    screen: lazyScreen(
      async () => (await import('../features/online/ratings/chance-screen.tsx')).StatisticsScreen,
    ),
  },
  {
    path: '/daily/:day?',
    screen: lazyScreen(
      async () => (await import('../features/daily/daily-screen.tsx')).DailyScreen,
    ),
  },
  {
    path: '/daily/:day/:kind',
    screen: lazyScreen(
      async () => (await import('../features/daily/daily-table-screen.tsx')).DailyTableScreen,
    ),
  },
  {
    path: '/game/:id',
    screen: lazyScreen(
      async () => (await import('../features/after/replay/replay-screen.tsx')).GameScreen,
    ),
  },
  {
    path: '/line/:id',
    screen: lazyScreen(
      async () => (await import('../features/after/replay/line-screen.tsx')).LineScreen,
    ),
  },
  {
    path: '/admin',
    screen: lazyScreen(
      async () => (await import('../features/online/admin/admin-screen.tsx')).AdminScreen,
    ),
  },
  {
    path: '/open',
    screen: lazyScreen(
      async () => (await import('../features/after/replay/open-record-screen.tsx')).OpenScreen,
    ),
  },
  {
    path: '/puzzles',
    screen: lazyScreen(
      async () => (await import('../features/after/puzzles/puzzles-screen.tsx')).PuzzlesScreen,
    ),
  },
  {
    path: '/simulator',
    screen: lazyScreen(
      async () => (await import('../features/simulator/simulator-screen.tsx')).SimulatorScreen,
    ),
  },
  {
    path: '/play/new',
    screen: lazyScreen(async () => (await import('../features/local/table-screens.ts')).NewTable),
  },
  {
    path: '/play/:id',
    screen: lazyScreen(
      async () => (await import('../features/local/table-screens.ts')).TableScreen,
    ),
  },
];

/** Returns true if a path matches a route, by the router's syntax. */
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
