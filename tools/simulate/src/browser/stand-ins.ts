/** For bundlers: where there is no Node, modules of ours stand in for it, and for libraries that need it. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the server starts a thread. */
const STORE_THREAD = '/server/src/store/sqlite.ts';

const CRYPTO = 'node:crypto';
const REPLACED = /^(node:[a-z_]+|pg|ws|pino|@simplewebauthn[/]server|@sqlite[.]org[/]sqlite-wasm)$/;

/** Builds the simulation for a browser. */
export function nodeStandIns(): Plugin {
  const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  return {
    name: 'node-stand-ins',
    enforce: 'pre',
    resolveId(id) {
      if (id === CRYPTO) return path('crypto.ts');
      return REPLACED.test(id) ? path('node.ts') : undefined;
    },
    transform(code, id) {
      // The store's own thread is for Node, and would be built as a thread of the browser.
      return id.endsWith(STORE_THREAD)
        ? code.replaceAll('import.meta.url', 'location.href')
        : undefined;
    },
  };
}
