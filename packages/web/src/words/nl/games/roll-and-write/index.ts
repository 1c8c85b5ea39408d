/** Roll & Write, in Dutch: what every screen may say of it. */
import type { RollAndWriteWords } from '../../../en/games/roll-and-write/index.ts';
import { name } from './name.ts';

/** What is said of Roll & Write. */
export const words: RollAndWriteWords = {
  name,
  about: 'Dobbelstenen en potlood. Gooi, teken tegels en laat de vensters oplichten.',
  options: {
    mirror: 'Tegels mogen worden gespiegeld (RW-8)',
    passing: 'Je mag je beurt altijd beëindigen zonder te tekenen (RW-10)',
  },
  daily:
    'Roll & Write met wereldwijd voor iedereen dezelfde dobbelstenen. Je eerste poging bij elke partij telt; daarna kun je oefenen zo vaak je wilt.',
  chance: {
    title: 'Dobbelstenen in Roll & Write',
    counted: (dice, games) => `Dobbelstenen: ${dice}. Partijen: ${games}.`,
  },
  score: {
    about:
      'Teken erop zoals op papier. Alles mag: wat niet lijkt te kloppen, wordt gemarkeerd, en jij beslist.',
    reached: (names, goal) => `${names}: ${goal} punten gehaald. Deze ronde is de laatste.`,
  },
};
