/** The words of the simulator, fetched with it. */
import type { SimulatorWords } from './en/simulator.ts';
import { Shelf } from './shelf.ts';

/** What is said on the page of the simulator. */
export const simulatorWords = new Shelf<SimulatorWords>(
  (language) => import(`./${language}/simulator.ts`),
);
