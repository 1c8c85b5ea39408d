/** Choosing who plays, in Dutch. */
import type { FirstWords } from '../en/index.ts';

/** What the set-up screen says. */
export const setup: FirstWords['setup'] = {
  title: (game) => `${game}: spelers`,
  players: 'Spelers',
  seat: (number) => `Plaats ${number}`,
  person: 'Mens',
  bot: 'Bot',
  bots: 'Bots, van makkelijk naar moeilijk',
  level: (level, most, about) => `Niveau ${level} van ${most}: ${about}`,
  kind: (number) => `Plaats ${number}: speler`,
  name: 'Naam',
  nameOf: (number) => `Plaats ${number}: naam`,
  add: 'Speler toevoegen',
  remove: (name) => `Verwijderen: ${name}`,
  defaultName: (number) => `Speler ${number}`,
  starts: 'Startspeler',
  random: 'Willekeurig',
  options: 'Opties',
  begin: 'Partij starten',
};
