/** Choosing who plays, in Dutch. */
import type { Words } from '../en/index.ts';

/** What the set-up screen says. */
export const setup: Words['setup'] = {
  title: (game) => `${game}: wie doet er mee?`,
  players: 'Spelers',
  seat: (number) => `Plaats ${number}`,
  person: 'Mens',
  bot: 'Bot',
  bots: 'Bots, van makkelijk naar moeilijk',
  level: (level, most, about) => `Niveau ${level} van ${most}: ${about}`,
  kind: (number) => `Wie er op plaats ${number} zit`,
  name: 'Naam',
  nameOf: (number) => `Naam op plaats ${number}`,
  add: 'Speler toevoegen',
  remove: (name) => `Verwijderen: ${name}`,
  defaultName: (number) => `Speler ${number}`,
  starts: 'Wie begint',
  random: 'Het lot beslist',
  options: 'Opties',
  begin: 'Beginnen',
};
