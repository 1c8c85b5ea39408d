/** A table that is part of a lesson, and not a game. */
import { createContext } from 'preact';

/** What is different there: no end of a game, and a status of its own when chance and the others rest. */
export const Rehearsal = createContext<{ readonly status: string | undefined } | undefined>(
  undefined,
);
