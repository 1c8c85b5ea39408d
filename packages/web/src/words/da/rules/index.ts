/** What the book around the rules says, in Danish. */
import type { BookWords } from '../../en/rules/index.ts';
import { counted } from '../grammar.ts';

/** Everything that the book says, in Danish. */
export const words: BookWords = {
  title: (game) => `Regler: ${game}`,
  games: 'Spil',
  contents: 'Indhold',
  rulings: 'Afgørelser',
  rulingsAbout:
    'De afgør hvad der gælder hvor de trykte regler tier, eller udgaverne er uenige. Til hver afgørelse er der en stilling du kan prøve.',
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
    back: 'Tilbage til afgørelsen',
  },
  learn: 'Lær ved at spille',
  play: 'Spil',
};
