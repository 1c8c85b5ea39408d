import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TERMINAL = fileURLToPath(new URL('../../src/play/terminal.ts', import.meta.url));

function run(input: string): string {
  const program = `
    import { nodeTerminal } from ${JSON.stringify(TERMINAL)};
    const terminal = nodeTerminal();
    terminal.clear();
    for (;;) {
      const line = await terminal.read('? ');
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (line === undefined) break;
      terminal.write('<' + line + '>\\n');
    }
    terminal.write('end');
    terminal.close();`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { input, encoding: 'utf8' },
  );
  expect([stderr, status]).toEqual(['', 0]);
  return stdout;
}

test('lines that come all at once are read one by one, to the last without its end', () => {
  expect(run('a\nb\n\nc')).toBe('? a\n<a>\n? b\n<b>\n? \n<>\n? c\n<c>\nend');
});

test('no input at all is an end', () => {
  expect(run('')).toBe('? \nend');
});
