/** Installs the programs of the system that tests need, where they are missing; `npm test` does so while it checks other things. */
import { installChromium } from './chromium.ts';
import { installFirefox } from './firefox.ts';
import { installPoppler } from './poppler.ts';
import { installPostgres } from './postgres.ts';
import { installRedis } from './redis.ts';
import { installWebKit } from './webkit.ts';

const areThere = [
  installPoppler(),
  installPostgres(),
  installRedis(),
  installChromium(),
  installFirefox(),
  installWebKit(),
];
process.exitCode = areThere.every(Boolean) ? 0 : 1;
