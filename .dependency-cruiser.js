/** Who may import whom: the table of ARCHITECTURE.md, which the packages' own lists of dependencies say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PACKAGES = Object.fromEntries(
  readdirSync('packages').map((name) => {
    const { dependencies = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
    const ours = Object.keys(dependencies).filter((dependency) =>
      dependency.startsWith('@nyhavn/'),
    );
    return [name, ours.map((dependency) => dependency.replace('@nyhavn/', ''))];
  }),
);

const direction = (name, from, allowed) => ({
  name,
  severity: 'error',
  from,
  to: { path: '^packages/', pathNot: `^packages/(${allowed.join('|')})/` },
});

const directions = Object.entries(PACKAGES).flatMap(([name, allowed]) => {
  const [own, tests] = [`^packages/${name}/`, `^packages/${name}/test/`];
  const left = [name, ...allowed];
  return [
    direction(`${name}-imports-only-from-its-left`, { path: own, pathNot: tests }, left),
    // Tests play as clients do.
    direction(`tests-of-${name}-import-only-from-its-left`, { path: tests }, [...left, 'client']),
  ];
});

/** The folders of games, as the engine has them; what games share has no rules of its own. */
const GAMES = readdirSync('packages/engine/src').filter((name) =>
  existsSync(`packages/engine/src/${name}/rulings.ts`),
);

const strangers = GAMES.map((game) => ({
  name: `${game}-knows-nothing-of-other-games`,
  severity: 'error',
  from: { path: `/src/.*${game}/` },
  to: { path: GAMES.filter((other) => other !== game).map((other) => `/src/.*${other}/`) },
}));

/** What some games share is theirs alone. */
const houses = {
  name: 'only-games-know-houses',
  severity: 'error',
  from: {
    path: '^packages/(engine|bots|protocol|server|client|web|cli)/src/',
    pathNot: [...GAMES, 'house'].map((name) => `/src/.*${name}(/|[.]tsx?$)`),
  },
  to: { path: '/src/(games/)?house/' },
};

/** Imports by a path, not by the name of a workspace. */
const BY_PATH = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] };

const doors = [
  { from: '^tools/([^/]+)/', to: '^(packages|tools)/', except: '^tools/$1/' },
  { from: '^tools/[^/]+$', to: '^(packages/|tools/[^/]+/)', except: '^$' },
  { from: '^packages/', to: '^tools/', except: '^$' },
].map(({ from, to, except }) => ({
  name: 'tools-import-and-are-imported-by-name',
  severity: 'error',
  from: { path: from },
  to: { path: to, pathNot: except, ...BY_PATH },
}));

const CLIENT = '^packages/web/src/';

/** Folders of the client that are built by themselves. */
const ENTRIES = [`${CLIENT}service-worker/`];

/** The client's layers, bottom to top: each imports only from those before it. `.` is the folder's own files. */
const LAYERS = {
  '': ['store', 'words', 'ui', 'art', 'table', 'games', 'features', 'app'],
  'table/': ['bots', 'model', '.', 'help', 'advice', 'frame', 'replay'],
  'games/': ['contract', 'house', 'plain', ...GAMES, '.'],
  'features/': ['local', 'learn', 'paper', 'online', 'daily', 'after', 'simulator'],
  'features/online/': ['.', 'account', 'admin', 'lobby', 'ratings', 'table'],
  'features/after/': ['.', 'share', 'review', 'statistics', 'puzzles', 'replay'],
};

const layers = Object.entries(LAYERS).flatMap(([parent, names]) => {
  const inside = (name) => `${CLIENT}${parent}${name === '.' ? '[^/]+$' : `${name}/`}`;
  return [
    ...names.slice(0, -1).map((name, height) => ({
      name: `${parent}${name}-imports-nothing-from-above`,
      severity: 'error',
      from: { path: inside(name) },
      to: { path: names.slice(height + 1).map(inside) },
    })),
    {
      name: `${parent || 'client'}-layers-are-complete`,
      comment: 'A new folder needs its place in LAYERS.',
      severity: 'error',
      from: { path: `${CLIENT}${parent}`, pathNot: [...names.map(inside), ...ENTRIES] },
      to: {},
    },
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    ...strangers,
    houses,
    ...doors,
    ...layers,
    {
      name: 'the-service-worker-stands-alone',
      severity: 'error',
      from: { path: `${CLIENT}service-worker/` },
      to: { path: CLIENT, pathNot: `${CLIENT}(service-worker|store|words)/` },
    },
    {
      name: 'no-page-imports-the-service-worker',
      severity: 'error',
      from: { path: CLIENT, pathNot: ENTRIES },
      to: { path: ENTRIES },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'packages-meet-at-their-doors',
      comment: 'Another package is imported by its name, never by a path into it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '/src/(index|contract|english|[^/]+/public|games/roll-and-write/print/index|words/terminal)[.]ts$',
        ],
      },
    },
    {
      name: 'rules-and-bots-are-pure',
      comment: 'No clock, no chance, no I/O, no dependencies.',
      severity: 'error',
      from: { path: '^packages/(engine|bots)/src/' },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'the-client-runs-anywhere',
      comment: 'It takes from its surroundings what both browsers and Node have.',
      severity: 'error',
      from: { path: '^packages/client/src/' },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      // What Vite makes up while it builds.
      to: { couldNotResolve: true, pathNot: '^virtual:|[?]worker$' },
    },
    {
      name: 'sources-do-not-use-tools',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|bin)/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'sources-do-not-use-workspaces-of-tools',
      comment:
        'But for the page on which people watch the simulation: it knows its types, and has its thread built by itself.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|bin)/', pathNot: `${CLIENT}features/simulator/` },
      to: { path: '^tools/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
