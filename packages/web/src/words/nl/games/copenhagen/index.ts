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
    counted: (cards, games) => `${cards} kaarten; partijen: ${games}`,
  },
  score: {
    about:
      'Vul de gebouwde huizen veld voor veld in: één tik is een venster, nog een tik is metselwerk. Kleuren zijn er voor wie dat mooi vindt.',
    reached: (names, goal) => `${goal} punten gehaald door ${names}: het spel is meteen afgelopen.`,
  },
};
