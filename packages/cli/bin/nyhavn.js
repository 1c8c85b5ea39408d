#!/usr/bin/env node
// The sources are TypeScript, which the Node that npm installs beside them runs as it is. Where an
// older Node is the first on the path, this door leads to that one.
import { spawnSync } from 'node:child_process';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

if (Number.parseInt(process.versions.node, 10) >= 24) {
  // Node keeps compiled code, so that the next command starts at once.
  module.enableCompileCache();
  // A reader that has seen enough, such as head, is no mistake.
  process.stdout.on('error', () => process.exit(0));
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const node = dirname(createRequire(import.meta.url).resolve('node/package.json'));
  const { status, error } = spawnSync(join(node, 'bin', 'node'), process.argv.slice(1), {
    stdio: 'inherit',
  });
  if (error)
    console.error(
      `Node 24 is needed, and the one of this project does not start: ${error.message}`,
    );
  process.exitCode = status ?? 1;
}
