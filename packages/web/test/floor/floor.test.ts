/** The oldest browsers that are meant to work have everything that the client can't do without. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '../../src/app/oldest-browsers.ts';
import { dataAt, isAtFloor } from './compat.ts';
import { usedByScripts } from './scripts.ts';
import { usedByStyles } from './styles.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** What newer browsers have beyond that, and what happens without it. */
const BEYOND: Readonly<Record<string, string>> = {
  'api.Navigator.share': 'there is no button to share with',
  'api.Navigator.canShare': 'the same',
  'api.PublicKeyCredential.parseCreationOptionsFromJSON_static': 'passkeys are not offered',
  'api.PublicKeyCredential.parseRequestOptionsFromJSON_static': 'the same',
  'api.PublicKeyCredential.toJSON': 'the same',
  'api.URL.parse_static': 'the simulator has code of the server with it, and does not run it',
  'api.Window.pushManager': 'calls come while the page is open only',
  'javascript.builtins.AsyncDisposableStack.defer': 'the simulator brings its own',
  'javascript.builtins.Promise.withResolvers': 'the same',
  'css.at-rules.page': 'printers keep their margins',
  'css.properties.size': 'printers keep their paper',
  'css.properties.content-visibility': 'long logs take longer to paint',
  'css.properties.content-visibility.auto': 'the same',
  'css.properties.font-family.ui-monospace': 'another typeface stands behind it',
  'css.properties.position-area': 'menus open in the middle of the screen',
  'css.properties.position-area.bottom': 'the same',
  'css.properties.position-area.span-left': 'the same',
  'css.properties.position-try-fallbacks': 'the same',
  'css.properties.position-try-fallbacks.flip-block': 'the same',
  'css.properties.scrollbar-color': 'scrollbars look as the system has them',
  'css.properties.scrollbar-width': 'the same',
  'css.properties.scrollbar-width.none': 'the same',
  'css.properties.text-size-adjust':
    'this one is for Chromium on phones; WebKit has it with a prefix',
  'css.properties.text-wrap.balance': 'lines of titles differ more in length',
  'css.properties.text-wrap.pretty': 'a paragraph may end with a word alone',
};

function beyond(used: ReadonlySet<string>): string[] {
  return [...used].filter((name) => {
    const compat = dataAt(...name.split('.'))?.__compat;
    return compat !== undefined && !isAtFloor(compat);
  });
}

function listed(kind: 'css' | 'js'): string[] {
  return Object.keys(BEYOND).filter((name) => name.startsWith('css.') === (kind === 'css'));
}

test('scripts use nothing newer, but for what may be missing', () => {
  const used = usedByScripts();
  expect(used).toContain('javascript.builtins.Map.groupBy');
  expect(used).toContain('api.LockManager.request');
  expect(beyond(used).sort()).toEqual(listed('js').sort());
});

test('style sheets use nothing newer, but for what may be missing', () => {
  expect(spawnSync(process.execPath, [join(ROOT, 'tools/build.ts')]).status).toBe(0);
  const used = usedByStyles();
  expect(used).toContain('css.at-rules.property');
  expect(used).toContain('css.selectors.has');
  expect(beyond(used).sort()).toEqual(listed('css').sort());
});

test('the README names them', () => {
  const { chrome, firefox, safari } = OLDEST_BROWSERS;
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});
