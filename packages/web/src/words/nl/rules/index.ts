/** The rules of a game, and what the book around them says, in Dutch. */
import type { BookWords } from '../../en/rules/index.ts';

/** Everything that the book says. */
export const words: BookWords = {
  title: (game) => `Regels: ${game}`,
  games: 'Spel',
  contents: 'Inhoud',
  rulings: 'Uitspraken',
  rulingsAbout:
    'Waar de gedrukte regels zwijgen of van elkaar verschillen, geldt dit. Bij elke uitspraak hoort een stelling die je kunt uitproberen.',
  search: 'Zoeken in de regels',
  searchHint: (ruling) => `een woord, of ${ruling}`,
  clear: 'Zoeken wissen',
  found: (count) =>
    count === 0
      ? 'Niets gevonden.'
      : count === 1
        ? '1 plaats gevonden.'
        : `${count} plaatsen gevonden.`,
  why: 'Waarom?',
  inRules: 'In de regels:',
  tryIt: 'Uitproberen',
  trial: {
    title: (ruling) => `${ruling} uitproberen`,
    now: 'Jouw beurt:',
    begin: 'Naar de tafel',
    back: 'Terug naar de uitspraak',
  },
  learn: 'Spelend leren',
  play: 'Spelen',
};
