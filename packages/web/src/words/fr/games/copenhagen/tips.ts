/** Strategy tips for beginners at Copenhagen, in French. */
import type { CopenhagenTips } from '../../../en/games/copenhagen/tips.ts';

/** Tips, a sentence or two each. */
export const tips: CopenhagenTips = {
  pair: (places, held) =>
    `${held} côte à côte (places ${places}) : de quoi payer une plus grande tuile.`,
  collect: (held) =>
    `Tu as déjà ${held} : avec d’autres de cette couleur, tu construis une plus grande tuile.`,
  beside: (tile) => `À côté d’une tuile de sa couleur, la ${tile} coûte une carte de moins.`,
  coatCell: (tile, cell) =>
    `La ${tile} peut recouvrir le blason en ${cell} : cela te donne une action en plus.`,
  coatRow: (tile, line) =>
    `La ${tile} peut compléter la ${line} : des points, et l’action de son blason.`,
  line: (tile, line) => `La ${tile} peut compléter la ${line} : des points tout de suite.`,
  limit: 'Sept cartes au plus : construis maintenant, avant de devoir défausser.',
  brickRow: (line) =>
    `Tourne la tuile pour que sa brique soit sur la ${line} : il y en a déjà une, tu ne perds donc rien.`,
  ability: 'Une tuile Capacité prise tôt t’aide encore et encore.',
  turnBack: 'Plusieurs de tes tuiles Capacité ont servi : un seul blason les réactive toutes.',
  column: (line) =>
    `La ${line} n’a que des fenêtres jusqu’ici : évite les briques, et elle rapporte 4 points.`,
  end: 'Chaque carte peut maintenant être la carte Fin de partie : prends les points à ta portée.',
};
