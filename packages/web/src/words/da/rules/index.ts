/** What the book around the rules says, in Danish. */
import type { BookWords } from '../../en/rules/index.ts';
import { counted } from '../grammar.ts';

/** Everything that the book says, in Danish. */
export const words: BookWords = {
  title: (game) => `Regler: ${game}`,
  games: 'Spil',
  contents: 'Indhold',
  rulings: 'Regelafklaringer',
  rulingsAbout:
    'De afgør hvad der gælder når de trykte regler ikke siger noget, eller udgaverne er uenige. Til hver afklaring er der en stilling du kan prøve.',
  search: 'Søg i reglerne',
  searchHint: (ruling) => `et ord eller ${ruling}`,
  clear: 'Ryd søgning',
  found: (count) =>
    count === 0 ? 'Ingen resultater.' : `${counted(count, 'resultat', 'resultater')}.`,
  why: 'Hvorfor?',
  inRules: 'I reglerne:',
  tryIt: 'Prøv det',
  trial: {
    title: (ruling) => `Prøv ${ruling}`,
    now: 'Din tur:',
    begin: 'Start',
    back: 'Tilbage til afklaringen',
  },
  learn: 'Lær ved at spille',
  play: 'Spil',
};
