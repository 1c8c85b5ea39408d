/** What bots count in houses, for those who put it into words. */
export type { HouseFacts } from './facts.ts';
