/** Roll & Write, in Danish: what every screen may say of it. */
import type { RollAndWriteWords } from '../../../en/games/roll-and-write/index.ts';
import { name } from './name.ts';

/** What is said of Roll & Write. */
export const words: RollAndWriteWords = {
  name,
  about: 'Terninger og en blyant. Slå, tegn brikker, og tænd lys i vinduerne.',
  options: {
    mirror: 'Tillad spejlvendte brikker (RW-8)',
    passing: 'Tillad at afslutte en tur uden at tegne (RW-10)',
  },
  daily:
    'Roll & Write med de samme terninger til alle i hele verden. Dit første forsøg i hvert spil tæller; derefter kan du øve dig så meget du vil.',
  chance: {
    title: 'Terninger i Roll & Write',
    counted: (dice, games) => `Terninger: ${dice}. Spil: ${games}.`,
  },
  score: {
    about:
      'Tegn på det som på papir. Intet er spærret: Mulige fejl bliver markeret, og du bestemmer.',
    reached: (names, goal) => `${names}: ${goal} point er nået. Denne runde er den sidste.`,
  },
};
