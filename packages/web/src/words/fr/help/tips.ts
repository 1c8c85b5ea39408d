/** Strategy tips for beginners, in French. */
import type { HelpWords } from '../../en/help/index.ts';

/** Strategy tips for beginners. */
export const tips: HelpWords['tips'] = {
  rollAndWrite: {
    broad:
      'Commence en largeur : chaque case a besoin d’un appui, et les lignes complètes sont tes premiers points.',
    coatLine: (line, tile) =>
      `La ${tile} peut compléter la ${line} : le blason t’offre une fenêtre ou deux cases de piste.`,
    noX: (line, points) =>
      `Annonce d’abord Pas de X : la ${line}, toute en fenêtres, rapporte alors ${points}.`,
    line: (line, tile) => `La ${tile} peut compléter la ${line} : des points tout de suite.`,
    reroll:
      'Ce lancer ne suffit qu’aux petites tuiles. Tu as des étoiles pour Nouveau lancer : relance ce qui ne va pas.',
    large: (tile) =>
      `La ${tile} est à ta portée. Une grande tuile est barrée pour tout le monde dès qu’elle est dessinée.`,
    brickRow: (row) =>
      `Mets la brique sur la ${row} : il y en a déjà une, elle ne te coûte donc rien de plus.`,
    white:
      'Paie avec les dés blancs : s’il en reste un, les autres cochent la piste de leur choix.',
    star: (track) =>
      `La case suivante donne une étoile : ${track}. Les pistes proches d’une ★ d’abord.`,
    column: (column) =>
      `La ${column} n’a que des fenêtres jusqu’ici : évite les briques, et elle rapporte 4 points.`,
  },
  copenhagen: {
    pair: (places, colour) =>
      `Deux cartes voisines d’une même couleur (places ${places}) : ${colour}. De quoi payer de plus grandes tuiles.`,
    collect: (held) =>
      `Tu as déjà ${held} : avec d’autres de cette couleur, tu construis une plus grande tuile.`,
    beside: (tile) => `À côté d’une tuile de sa couleur, la ${tile} coûte une carte de moins.`,
    coatCell: (tile, cell) =>
      `La ${tile} peut recouvrir le blason en ${cell} : cela te donne une action de plus.`,
    coatRow: (tile, row) =>
      `La ${tile} peut compléter la ${row} : des points, et l’action de son blason.`,
    line: (tile, line) => `La ${tile} peut compléter la ${line} : des points tout de suite.`,
    limit: 'Sept cartes au plus : construis maintenant, avant de devoir défausser.',
    brickRow: (row) =>
      `Tourne la tuile pour que sa brique soit sur la ${row} : il y en a déjà une, elle ne coûte donc rien de plus.`,
    ability: 'Une tuile Capacité prise tôt t’aide encore et encore.',
    turnBack: 'Plusieurs de tes tuiles Capacité ont servi : un seul blason les réactive toutes.',
    column: (column) =>
      `La ${column} n’a que des fenêtres jusqu’ici : évite les briques, et elle rapporte 4 points.`,
    end: 'Chaque carte peut maintenant être la carte Fin : prends les points à ta portée.',
  },
};
