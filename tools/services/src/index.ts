/** Programs of the system that tests and measurements need. Loading this needs none of them. */
export {
  CHROMIUM_ARGUMENTS,
  CHROMIUM_MISSING,
  chromiumPath,
  wholeChromiumPath,
} from './chromium.ts';
export { FIREFOX_MISSING, firefoxPath } from './firefox.ts';
export { startPostgres } from './postgres.ts';
export { startRedis } from './redis.ts';
export { freePort, type Service } from './service.ts';
export { WEBKIT_MISSING, webkitPrograms } from './webkit.ts';
