import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { nodeStandIns } from '@nyhavn/simulate/stand-ins';
import { build, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { startWatch } from './src/app/not-started.ts';
import { OLDEST_BROWSERS } from './src/app/oldest-browsers.ts';
import { LANGUAGES } from './src/store/languages.ts';

/** The folders of games, as the engine has them. */
const RULES = join(import.meta.dirname, '../engine/src');
const GAMES = readdirSync(RULES).filter((name) => existsSync(join(RULES, name, 'rulings.ts')));

/** The fonts of the first screen, without which text would change its shape while one reads. */
const FIRST_FONTS = /(alegreya-sans-latin-400-normal|fraunces-latin-600-normal)-.*[.]woff2$/;

/** Everything else that the first screen needs; asked for at once, and no reason to wait with its name. */
const FIRST_FILES = /(^|[/])page-.*[.](js|css)$/;

/** Lets the page ask for files before it has read what names them. */
function preloadFirst(): Plugin {
  const link = (file: string, attrs: Record<string, string>) => ({
    tag: 'link',
    attrs: { ...attrs, href: `/${file}`, crossorigin: '' },
    injectTo: 'head' as const,
  });
  return {
    name: 'preload-first',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.keys(bundle);
        const tags = [
          ...files
            .filter((file) => FIRST_FONTS.test(file))
            .map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
          ...files
            .filter((file) => FIRST_FILES.test(file))
            .map((file) =>
              file.endsWith('.js')
                ? link(file, { rel: 'modulepreload', fetchpriority: 'low' })
                : link(file, { rel: 'preload', as: 'style', fetchpriority: 'low' }),
            ),
        ];
        // Styles and fonts go first: they are what is painted first.
        const later = html
          .replaceAll('<script type="module"', '$& fetchpriority="low"')
          .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
        return { html: later, tags };
      },
    },
  };
}

/** What runs before the client, for browsers that can't run it; a file of its own, since no script may stand in the page. */
const START_WATCH = /(^|[/])start-watch-.*[.]js$/;

/** Adds that file, and has pages run it first: deferred scripts keep their order. */
function startWatchFirst(): Plugin {
  return {
    name: 'start-watch',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'start-watch.js', source: startWatch() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => START_WATCH.test(name));
        if (!file) throw new Error('no script watches the start');
        const script = `<script defer src="/${file}"></script>\n    `;
        return html.replace('<script type="module"', `${script}$&`);
      },
    },
  };
}

/** The floor of browsers, as build tools spell it. */
const TARGET = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version);

/** Writes down the files of each language that the first screen needs, so that the server can tell browsers before they ask. */
function listLanguages(): Plugin {
  return {
    name: 'list-languages',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const files = LANGUAGES.map((language) => {
        const isFirst = new RegExp(`/words/${language}/(games/[^/]+/)?index[.]ts$`);
        return [
          language,
          chunks
            .filter(({ facadeModuleId }) => isFirst.test(facadeModuleId ?? ''))
            .map(({ fileName }) => fileName),
        ];
      });
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: 'asset', fileName: 'languages.json', source });
    },
  };
}

/** The file that the service worker takes messages of the server with. */
const PUSH_WORKER = 'push-worker.js';

/** Builds that file: service workers import scripts, not modules. */
function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: TARGET,
          rolldownOptions: {
            input: `${import.meta.dirname}/src/service-worker/push.ts`,
            output: { format: 'iife', entryFileNames: PUSH_WORKER },
          },
        },
      });
      const [result] = [built].flat();
      const [chunk] = result && 'output' in result ? result.output : [];
      if (!chunk) throw new Error(`${PUSH_WORKER} was not built`);
      this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: chunk.code });
    },
  };
}

/** The engine's refusals in English, which come with that language alone. */
const ENGLISH = /[/]engine[/]src[/](?:.*[/])?english[.]ts$/;

/** Sources by the beginnings of their paths in `packages`, less those of `without`. */
interface Sources {
  readonly paths: readonly string[];
  readonly without?: readonly string[];
}

/** What lies on tables and beside the rules, and is not in the pictures of the first screen. */
const PIECES: Sources = {
  paths: ['ability', 'harbour', 'house/tile', 'signs', 'track'].map(
    (name) => `web/src/art/${name}`,
  ),
};

/** What screens with forms are made of. */
const FORMS: Sources = {
  paths: ['check', 'choice', 'copy', 'field', 'menu'].map((name) => `web/src/ui/${name}`),
};

/** What every screen needs, and the words of all subjects, which are no more than ways to fetch them. */
const PAGE: Sources = {
  paths: [
    '../node_modules/@preact/',
    'web/node_modules/idb/',
    '../node_modules/preact',
    'web/src/app/',
    'web/src/art/',
    'web/src/ui/',
    'web/src/words/',
    'web/src/store/database',
    'web/src/store/errand',
    'web/src/store/online-games',
    'web/src/store/plans',
    'web/src/store/progress',
    'web/src/store/saved',
    'web/src/store/seats',
    'web/src/store/settings',
    'web/src/store/summary',
    'web/src/table/seat-names',
    'web/src/games/registry',
    ...GAMES.map((game) => `web/src/games/${game}/index.ts`),
    'web/src/features/local/saved-',
    'web/src/features/online/kept-person',
    'web/src/features/paper/real-',
  ],
  without: [
    'web/src/app/main',
    'web/src/app/not-started',
    'web/src/app/settings',
    ...PIECES.paths,
    ...FORMS.paths,
    'web/src/art/marks',
    'web/src/art/measure',
    'web/src/art/palette',
    'web/src/art/paper/',
    'web/src/art/theme.css',
    'web/src/ui/dialog',
    'web/src/ui/fold',
    'web/src/ui/lesson-panel',
    'web/src/ui/figures',
    'web/src/ui/notes',
    'web/src/ui/stay-awake',
    'web/src/ui/loading.css',
    'web/src/ui/more-icons',
    'web/src/ui/motion',
    'web/src/ui/media',
    'web/src/ui/rove',
    'web/src/ui/warning-flag',
    'web/src/words/account',
    'web/src/words/admin',
    'web/src/words/advice',
    ...GAMES.map((game) => `web/src/words/games/${game}`),
    'web/src/words/learn',
    'web/src/words/numbers',
    'web/src/words/own-statistics',
    'web/src/words/puzzles',
    'web/src/words/review',
    'web/src/words/rules',
    'web/src/words/share',
    ...LANGUAGES.map((language) => `web/src/words/${language}/`),
  ],
};

/** What games of houses need beside their table only. */
const BESIDE = ['help/', 'score/', 'house-figure', 'image-', 'sculpture', 'stage'];

/** What the table of a game and its replays know and say alike; it comes with the rules. */
const TOLD = ['dice', 'ending', 'houses', 'material', 'naming', 'picture', 'status', 'teller'];

/** What shows a game of any kind; houses go with it, because their styles count on its order. */
const TABLE: Sources = {
  paths: [
    'web/src/store/',
    'web/src/table/',
    'web/src/games/house/',
    'web/src/ui/dialog',
    'web/src/ui/media',
    'web/src/words/advice',
    'web/src/features/local/new-table',
    'web/src/features/local/table',
    'engine/src/',
    'bots/src/',
  ],
  without: [
    'web/src/table/advice/',
    'web/src/table/help/',
    'web/src/table/replay/',
    ...BESIDE.map((part) => `web/src/games/house/${part}`),
    'engine/src/index',
    'engine/src/registry',
    ...GAMES.map((game) => `engine/src/${game}/`),
    'bots/src/index',
  ],
};

/** The page lists what each of its parts brings with it; a part without styles is asked for at once, and need not be listed. */
function withoutItself(file: string, needed: string[]): string[] {
  return needed.some((name) => name.endsWith('.css'))
    ? needed
    : needed.filter((name) => name !== file);
}

function isIn({ paths, without = [] }: Sources): (id: string) => boolean {
  return (id) => {
    const path = relative(join(import.meta.dirname, '..'), id);
    const begins = (start: string) => path.startsWith(start);
    return paths.some(begins) && !without.some(begins) && !ENGLISH.test(id);
  };
}

/** Few files, since each costs a way to the server and back: the page, and every table's part of it. */
const GROUPS = [
  { name: 'fetching', test: /preload-helper|rolldown[/]runtime/, priority: 1 },
  { name: 'page', test: isIn(PAGE) },
  { name: 'pieces', test: isIn(PIECES) },
  { name: 'forms', test: isIn(FORMS) },
  { name: 'table', test: isIn(TABLE) },
  ...GAMES.map((game) => ({
    name: `${game}-rules`,
    test: isIn({
      paths: [`engine/src/${game}/`, ...TOLD.map((part) => `web/src/games/${game}/${part}.ts`)],
    }),
  })),
];

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: TARGET,
    outDir: 'dist',
    manifest: true,
    // The policy for content lets nothing come from data: addresses but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutItself },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  // The simulator runs the server's code.
  worker: { format: 'es', plugins: () => [nodeStandIns()] },
  plugins: [
    startWatchFirst(),
    preloadFirst(),
    listLanguages(),
    pushWorker(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      workbox: {
        importScripts: [`/${PUSH_WORKER}`],
        // Few look at the simulator, and nobody without a network.
        globIgnores: ['**/simulation.worker-*.js'],
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,woff,woff2,wasm,mp3,ogg}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^[/]api[/]/],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        // The page of a first visit can do without a network too.
        clientsClaim: true,
      },
      manifest: {
        id: '/',
        name: 'Nyhavn',
        short_name: 'Nyhavn',
        description: 'Play Copenhagen and Copenhagen: Roll & Write, alone or with friends.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: '#fbf4e4',
        background_color: '#fbf4e4',
        categories: ['games'],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
    }),
  ],
});
