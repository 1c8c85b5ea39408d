/** Dice and cards for games on this device, from the browser's own source of randomness. */
import { randomFrom } from '@nyhavn/engine';

/** Unpredictable whole numbers. */
export const deviceRandom = randomFrom(() => crypto.getRandomValues(new Uint32Array(1))[0]!);
