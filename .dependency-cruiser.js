/** Who may import whom: the table of ARCHITECTURE.md, as rules. */
const PACKAGES = {
  engine: [],
  bots: ['engine'],
  protocol: ['engine'],
  server: ['engine', 'bots', 'protocol'],
  web: ['engine', 'bots', 'protocol'],
  cli: ['engine', 'bots', 'protocol', 'server', 'web'],
};

const directions = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `${name}-imports-only-from-its-left`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

const GAMES = ['copenhagen', 'roll-and-write'];

const strangers = GAMES.map((game) => ({
  name: `${game}-knows-nothing-of-other-games`,
  severity: 'error',
  from: { path: `/src/.*${game}/` },
  to: { path: GAMES.filter((other) => other !== game).map((other) => `/src/.*${other}/`) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    ...strangers,
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
          '/src/(index|contract|features/paper/print/index|features/after/share/keepsakes)[.]ts$',
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
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      // What Vite makes up while it builds, and what `npm run load` installs for itself.
      to: { couldNotResolve: true, pathNot: '^(virtual:|boardgame[.]io/|@colyseus/)' },
    },
    {
      name: 'sources-do-not-use-tools',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|bin)/' },
      to: { dependencyTypes: ['npm-dev'] },
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
