/** Copenhagen, in Danish: what every screen may say of it. */
import type { CopenhagenWords } from '../../../en/games/copenhagen/index.ts';
import { name } from './name.ts';

/** What is said of Copenhagen. */
export const words: CopenhagenWords = {
  name,
  about: 'Kort og brikker. Saml farver ved havnen, og byg.',
  options: {},
  chance: {
    title: 'Kort i Copenhagen',
    counted: (cards, games) => `Kort: ${cards}. Spil: ${games}.`,
  },
  score: {
    about:
      'Indtast de færdige huse felt for felt: Tryk én gang for et vindue, en gang til for en mursten. Farver er valgfri.',
    reached: (names, goal) => `${names}: ${goal} point er nået. Spillet er slut.`,
  },
};
