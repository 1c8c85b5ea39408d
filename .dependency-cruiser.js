/** Who may import whom: the table of ARCHITECTURE.md, as rules. */
const PACKAGES = {
  engine: [],
  bots: ['engine'],
  protocol: ['engine'],
  client: ['engine', 'protocol'],
  server: ['engine', 'bots', 'protocol'],
  web: ['engine', 'bots', 'protocol', 'client'],
  cli: ['engine', 'bots', 'protocol', 'client', 'server', 'web'],
};

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
