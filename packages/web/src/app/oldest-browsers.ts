/** The oldest versions that are meant to work; `test/floor` compares them with what the client uses. */
export const OLDEST_BROWSERS = {
  chrome: '118',
  edge: '118',
  firefox: '128',
  safari: '17.4',
} as const;
