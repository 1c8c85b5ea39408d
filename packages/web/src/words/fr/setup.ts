/** Choosing who plays. */
import type { Words } from '../en/index.ts';

/** What the set-up screen says. */
export const setup: Words['setup'] = {
  title: (game) => `${game} : qui joue ?`,
  players: 'Joueurs',
  seat: (number) => `Place ${number}`,
  person: 'Humain',
  bot: 'Robot',
  bots: 'Robots, du plus facile au plus difficile',
  level: (level, most, about) => `Niveau ${level} sur ${most} : ${about}`,
  kind: (number) => `Qui occupe la place ${number}`,
  name: 'Nom',
  nameOf: (number) => `Nom, place ${number}`,
  add: 'Ajouter un joueur',
  remove: (name) => `Retirer ${name}`,
  defaultName: (number) => `Joueur ${number}`,
  starts: 'Qui commence',
  random: 'Au hasard',
  options: 'Options',
  begin: 'Commencer',
};
