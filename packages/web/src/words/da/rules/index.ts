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
  ignored:
    'hvordan hvad hvem hvor hvornår hvilken det den de en et er kan jeg du man må skal min mit af til i på med hvis der for og sker',
  same: 'pointlighed: uafgjort lige tiebreak tiebreaker; slut: ende ender færdig slutter; kolonne: lodret søjle; række: vandret linje etage; point: score tælle; trækbunke: bunke stak; startspiller: begynder først; bonus: plus +; betal: pris koster købe; dreje: rotere vende spejle',
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
