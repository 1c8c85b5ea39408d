/** Roll & Write in a terminal, in French. */
import type { RollAndWriteTerminalWords } from '../../../en/games/roll-and-write/terminal.ts';
import { capital } from '../../../grammar.ts';

/** What the terminal says of Roll & Write alone. */
export const words: RollAndWriteTerminalWords = {
  aim: (goal) => [
    'Dessine des tuiles : une ligne rapporte 1 point, une colonne 2, double sans X.',
    `À ${goal} points, dernière manche. Tape un numéro puis Entrée, ou help.`,
  ],
  rules: [
    'À ton tour, lance cinq dés et dessine une tuile avec des dés de sa couleur, un par case. Le blanc vaut toutes les couleurs ; un bonus (+) remplace un dé manquant, deux au plus par tour. Tu peux tourner la tuile, pas la retourner. Au moins une de ses cases doit être sur la ligne 1 ou juste au-dessus d’une case remplie. Une case reçoit un X, les autres un O. Les tuiles de 4 et 5 cases sont limitées.',
    'Points : ligne complète 1, colonne complète 2, double sans X ; piste complète 2.',
    'Complète une ligne ou une colonne avec un blason pour dessiner un O de plus ou cocher deux cases de piste.',
    'Ensuite, chacun des autres peut prendre un dé restant et cocher une case de sa piste ; tu fais de même pendant leurs tours. Les cases débloquent des bonus et des étoiles pour ton prochain tour.',
    'Étoiles : rouge, Nouveau lancer (relancer des dés). Bleu, Pas de X (rien que des fenêtres pendant ce tour). Violet, Une case X (une case en plus). Vert, Changement de couleur (tourner des dés). Jaune, Nouveau choix (dessiner une tuile barrée).',
  ],
  startTrack: 'Par quelle piste commences-tu ? Ses deux premières cases sont cochées.',
  left: (name, dice) => `Dés laissés par ${name} : ${dice}`,
  draw: 'Dessiner une tuile',
  does: {
    R: 'relancer des dés',
    G: 'tourner des dés vers une autre couleur',
    B: 'tu ne dessines que des fenêtres pendant ce tour',
    P: 'dessiner une case en plus',
  },
  whichSquare: (sign) => `Quelle case reçoit un ${sign} ?`,
  window: 'Dessiner une fenêtre, O',
  boxes: 'Cocher deux cases d’une piste',
  whichTrack: 'Quelle piste coches-tu ?',
  rerollWhich: 'Quels dés relances-tu ? Tu peux aussi taper leurs lettres.',
  keep: (dice) => `garder ${dice}, relancer le reste`,
  all: 'tout relancer',
  oneByOne: 'Choisir les dés un par un',
  whichFirst: 'Quel dé d’abord ?',
  turnWhich: 'Quels dés tournes-tu ?',
  takeWhich: 'Quel dé prends-tu ?',
  second: (colour) => `${capital(colour)}, et un deuxième dé ?`,
  noSecond: 'Pas de deuxième dé',
  tileWhich: 'Quelle tuile dessines-tu ?',
  ways: (count) => `${count} façons de payer`,
  xAt: (cell) => `X en ${cell}`,
  whichX: 'Quelle case reçoit le X ? Les autres deviennent des fenêtres, O.',
  tilesLeft: 'Il reste',
  largeLeft: 'Grandes tuiles restantes',
  smallLeft: 'et toutes celles de 2 et 3 cases',
  signs: '♦ blason, = points, + bonus, ★ étoile',
  usable: (things) => `à utiliser : ${things}`,
};
