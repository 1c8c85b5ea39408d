/** Installs the programs of the system that tests need, where they are missing; `npm test` does so while it checks other things. */
import { installChromium } from './chromium.ts';
import { installPoppler } from './poppler.ts';
import { installPostgres } from './postgres.ts';
import { installRedis } from './redis.ts';

const areThere = [installPoppler(), installPostgres(), installRedis(), installChromium()];
process.exitCode = areThere.every(Boolean) ? 0 : 1;
