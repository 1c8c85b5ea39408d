/** A table that is part of a lesson, and not a game. */
import { createContext } from 'preact';

/**
 * A table with it shows no end of a game, and a status of its own when chance and the others rest.
 */
export const Rehearsal = createContext<{ readonly status: string | undefined } | undefined>(
  undefined,
);
