/** The plain references by game: what was written from the text of the rules, to be compared with. */
import type { GameId } from '@nyhavn/engine';
import { COLOURS } from '@nyhavn/engine/house';
import { CopenhagenReference } from './copenhagen.ts';
import { ReferenceGame } from './roll-and-write.ts';

/** A game as its reference plays it. */
type Reference = ReferenceGame | CopenhagenReference;

/** Begins a game with the default options. */
export const REFERENCES: Readonly<Record<GameId, (players: number) => Reference>> = {
  'roll-and-write': (players) =>
    new ReferenceGame({
      players,
      startPlayer: 0,
      options: { mirror: false, passing: 'forced' },
    }),
  copenhagen: (players) => new CopenhagenReference({ players, startPlayer: 0 }),
};

/** Some chance event that is awaited, by its probability. */
export function anyEvent(game: Reference): string {
  return game.state().chance === 'harbour' ? anyHarbour() : anyOutcome(game);
}

/** Seven cards of any colours: to list all the ways would take longer than the game. */
function anyHarbour(): string {
  const cards = Array.from(
    { length: 7 },
    () => COLOURS[Math.floor(Math.random() * COLOURS.length)],
  );
  return `harbour ${cards.join('')}`;
}

function anyOutcome(game: Reference): string {
  const outcomes = game.chances().map((outcome) => ({
    move: outcome.move,
    weight: 'weight' in outcome ? outcome.weight : outcome.probability,
  }));
  let ticket = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = outcomes.find(({ weight }) => {
    ticket -= weight;
    return ticket < 0;
  });
  return drawn?.move ?? outcomes[0]?.move ?? '';
}
