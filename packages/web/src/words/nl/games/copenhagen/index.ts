/** Copenhagen, in Dutch: what every screen may say of it. */
import type { CopenhagenWords } from '../../../en/games/copenhagen/index.ts';
import { name } from './name.ts';

/** What is said of Copenhagen. */
export const words: CopenhagenWords = {
  name,
  about: 'Kaarten en tegels. Verzamel kleuren in de haven en bouw je gevel.',
  options: {},
  chance: {
    title: 'Kaarten in Copenhagen',
    counted: (cards, games) => `Kaarten: ${cards}. Partijen: ${games}.`,
  },
  score: {
    about:
      'Vul de gebouwde huizen veld voor veld in: tik één keer voor een venster, nog een keer voor metselwerk. Kleuren zijn niet verplicht.',
    reached: (names, goal) => `${names}: ${goal} punten gehaald. Het spel is afgelopen.`,
  },
};
