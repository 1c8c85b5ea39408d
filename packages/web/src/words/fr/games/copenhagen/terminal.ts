/** Copenhagen in a terminal, in French. */
import type { CopenhagenTerminalWords } from '../../../en/games/copenhagen/terminal.ts';
import { counted } from '../../grammar.ts';

/** What the terminal says of Copenhagen alone. */
export const words: CopenhagenTerminalWords = {
  aim: (goal) => [
    'Construis : une ligne rapporte 1 point, une colonne 2, double sans brique.',
    `Le premier à ${goal} points gagne. Tape un numéro puis Entrée, ou help.`,
  ],
  rules: (goal) => [
    'À ton tour, prends deux cartes voisines dans le port, ou construis une tuile. Les places 1 et 7 ne sont pas voisines. Tu peux garder 7 cartes en main.',
    'Une tuile coûte une carte de sa couleur par case, et une carte de moins si elle touche une tuile de sa couleur dans ta maison. Tourne-la et retourne-la comme tu veux ; au moins une de ses cases doit être sur la ligne 1 ou juste au-dessus d’une case remplie. Les majuscules sont des fenêtres, la minuscule est la brique.',
    'Points : ligne complète 1, colonne complète 2, double sans brique.',
    'Couvre un blason, ou complète une ligne qui en a un, pour poser une tuile blanche d’une case, prendre une tuile Capacité ou réactiver toutes celles qui ont servi.',
    'Capacités, retournées après usage : any (deux cartes au choix), extra (une troisième carte), discount (une carte de moins), change (une couleur compte comme une autre pour payer), both (prendre des cartes et construire dans le même tour).',
    `La partie finit quand un joueur a ${goal} points, ou quand la carte Fin de partie est révélée : le joueur qui a le plus de points gagne alors.`,
  ],
  build: (kinds) =>
    `Construire une tuile : ${counted(kinds, 'sorte possible', 'sortes possibles')}`,
  takeWith: (abilities) => `Prendre d’autres cartes avec ${abilities}`,
  howMany: 'Combien de cartes prends-tu ?',
  whichFirst: 'À quelle place d’abord ?',
  discardWhich: 'Laquelle ?',
  whiteWhere: 'Où va la tuile blanche ?',
  tileWhich: 'Quelle tuile construis-tu ?',
  whichBrick: 'Quelle case est la brique ? Les autres sont des fenêtres.',
  brickAt: (cell) => `brique en ${cell}`,
  pay: (cost) => `prix ${cost}`,
  handShort: (cards) => `Main ${cards}`,
  hidden: (cards) => `${cards}, face cachée`,
  pile: (cards) => `Pioche ${cards}`,
  endCard: {
    aside: 'carte Fin à part',
    drawn: 'carte Fin révélée',
    among: (last) => `Fin parmi les ${last} dernières`,
    within: 'carte Fin dedans',
  },
  tilesLeft: 'Tuiles restantes',
  white: (count) => `blanche ${count}`,
  abilitiesLeft: 'Tuiles Capacité restantes',
  supply: 'Tuiles restantes :',
  signs: 'R fenêtre, r brique, ♦ blason',
};
