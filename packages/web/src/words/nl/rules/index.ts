/** The rules of a game, and what the book around them says, in Dutch. */
import type { BookWords } from '../../en/rules/index.ts';
import { grammarOf } from '../../grammar.ts';

const { counted } = grammarOf('nl');

/** Everything that the book says. */
export const words: BookWords = {
  title: (game) => `Spelregels: ${game}`,
  games: 'Spel',
  contents: 'Inhoud',
  rulings: 'Uitspraken',
  rulingsAbout:
    'Deze uitspraken gelden waar de gedrukte spelregels niets zeggen of de uitgaven verschillen. Bij elke uitspraak hoort een stelling die je meteen kunt uitproberen.',
  search: 'Zoeken in de spelregels',
  searchHint: (ruling) => `een woord of ${ruling}`,
  ignored:
    'hoe wat wie waar wanneer welke de het een is zijn kan kun ik je mag moet mijn van op in met als er bij voor te en gebeurt dan',
  same: 'gelijke stand: gelijkspel gelijk tiebreak tiebreaker; einde: stopt stop afgelopen klaar eindigt; kolom: verticaal; rij: horizontaal regel verdieping; punten: score scoren telling; trekstapel: stapel deck; startspeler: begint eerste; bonus: plus +; betalen: kosten prijs kopen; draaien: roteren spiegelen',
  clear: 'Zoekopdracht wissen',
  found: (count) =>
    count === 0 ? 'Geen resultaten.' : `${counted(count, 'resultaat', 'resultaten')}.`,
  why: 'Waarom?',
  inRules: 'In de spelregels:',
  tryIt: 'Uitproberen',
  trial: {
    title: (ruling) => `${ruling} uitproberen`,
    now: 'Jouw beurt:',
    begin: 'Beginnen',
    back: 'Terug naar de uitspraak',
  },
  learn: 'Spelend leren',
  play: 'Spelen',
};
