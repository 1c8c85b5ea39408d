/** Choosing who plays. */
import type { FirstWords } from '../en/index.ts';

/** What the set-up screen says. */
export const setup: FirstWords['setup'] = {
  title: (game) => `${game} : joueurs`,
  players: 'Joueurs',
  seat: (number) => `Place ${number}`,
  person: 'Humain',
  bot: 'Bot',
  bots: 'Bots, du plus facile au plus difficile',
  level: (level, most, about) => `Niveau ${level} sur ${most} : ${about}`,
  kind: (number) => `Place ${number} : joueur`,
  name: 'Nom',
  nameOf: (number) => `Place ${number} : nom`,
  add: 'Ajouter un joueur',
  remove: (name) => `Retirer ${name}`,
  defaultName: (number) => `Joueur ${number}`,
  starts: 'Premier joueur',
  random: 'Au hasard',
  options: 'Options',
  begin: 'Commencer la partie',
};
