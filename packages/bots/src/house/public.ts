/** The facts that bots count in houses, for texts. */
export type { HouseFacts } from './facts.ts';
