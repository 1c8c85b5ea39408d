import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** The anchors that GitHub gives to the headings of a page. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

test.each(globSync(['*.md', 'docs/*.md'], { cwd: ROOT }))('links of %s lead somewhere', (page) => {
  // A link in code is an example.
  const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/`[^`\n]*`/g, '');
  const broken = [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(
    ([, file = '', anchor]) => {
      const path = file === '' ? join(ROOT, page) : join(ROOT, dirname(page), file);
      if (!existsSync(path)) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(path, 'utf8')).includes(anchor);
    },
  );
  expect(broken.map(([link]) => link)).toEqual([]);
});
