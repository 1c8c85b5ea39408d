/** Choosing who plays, in Danish. */
import type { FirstWords } from '../en/index.ts';

/** What the set-up screen says, in Danish. */
export const setup: FirstWords['setup'] = {
  title: (game) => `${game}: spillere`,
  players: 'Spillere',
  seat: (number) => `Plads ${number}`,
  person: 'Menneske',
  bot: 'Bot',
  bots: 'Botter, fra let til svær',
  level: (level, most, about) => `Niveau ${level} af ${most}: ${about}`,
  kind: (number) => `Plads ${number}: spiller`,
  name: 'Navn',
  nameOf: (number) => `Plads ${number}: navn`,
  add: 'Tilføj en spiller',
  remove: (name) => `Fjern ${name}`,
  defaultName: (number) => `Spiller ${number}`,
  starts: 'Startspiller',
  random: 'Tilfældig',
  options: 'Valgmuligheder',
  begin: 'Start spillet',
};
