/** Roll & Write, in Dutch: what every screen may say of it. */
import type { RollAndWriteWords } from '../../../en/games/roll-and-write/index.ts';
import { name } from './name.ts';

/** What is said of Roll & Write. */
export const words: RollAndWriteWords = {
  name,
  ownSheet: 'Roll & Write, eigen blad',
  about: 'Dobbelstenen en potlood. Gooi, teken een tegel en laat de vensters oplichten.',
  options: {
    mirror: 'Tegels mogen worden gespiegeld (RW-8)',
    passing: 'Een beurt mag altijd eindigen zonder te tekenen (RW-10)',
  },
  daily:
    'Roll & Write met voor iedereen ter wereld dezelfde dobbelstenen. Je eerste poging per spel telt; daarna kun je oefenen zo vaak je wilt.',
  chance: {
    title: 'Dobbelstenen in Roll & Write',
    counted: (dice, games) => `${dice} dobbelstenen; partijen: ${games}`,
  },
  score: {
    about:
      'Teken erop als op papier. Alles mag: wat niet kan kloppen, krijgt een teken, en jij beslist.',
    reached: (names, goal) => `${goal} punten gehaald door ${names}: dit is de laatste ronde.`,
  },
};
