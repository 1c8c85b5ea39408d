/** What help says in both games, in French. */
import type { HelpWords } from '../../en/help/index.ts';
import { counted } from '../grammar.ts';

function lacking(count: number): string {
  return `il manque ${counted(count, 'case', 'cases')}`;
}

/** What help says in both games. */
export const shared: Omit<HelpWords, 'rollAndWrite' | 'copenhagen' | 'tips'> = {
  now: 'Maintenant',
  inRules: 'Dans les règles',
  allRules: 'Toutes les règles',
  ruling: (id) => `Précision ${id}`,
  more: 'À demander aussi',
  possible: 'Possible maintenant',
  impossible: 'Impossible pour l’instant',
  pointing: 'Touche n’importe quoi pour savoir ce que c’est.',
  titles: { status: 'Ce qui est attendu', coat: 'Blason' },
  advice: 'Conseil du maître du port',
  tip: {
    title: 'Conseil',
    close: 'Fermer le conseil',
    noMore: 'Plus de conseils',
    off: 'Les conseils sont désactivés. Les réglages permettent de les remettre.',
  },
  passAndPlay: 'Vous partagez cet appareil : il passe de main en main à chaque tour.',
  undo: (deed) => (deed === '' ? 'Ton dernier coup peut être annulé.' : `Annule ceci : ${deed}`),
  brick: (cell) => `La brique est maintenant en ${cell}.`,
  places: (count) => `Il y a ${counted(count, 'emplacement possible', 'emplacements possibles')}.`,
  line: {
    complete: (points) => `Au complet : ${points}.`,
    missing: (count, cells) => `Il manque ${counted(count, 'case', 'cases')} : ${cells}.`,
    withBrick: (points) => `Il y a déjà une brique : au complet, elle rapportera ${points}.`,
    clean: (most, least) =>
      `Rien que des fenêtres jusqu’ici : sans brique, elle rapporte ${most} ; avec une brique, ${least}.`,
    coat: 'Une fois au complet, son blason donne une action spéciale.',
    now: (tiles) => `À compléter dès maintenant avec : ${tiles}.`,
    isComplete: (line, points) => `${line} : au complet, ${points}.`,
    lacks: (line, count) => `${line} : ${lacking(count)}.`,
  },
  cell: {
    now: (tiles) => `À remplir dès maintenant avec : ${tiles}.`,
    notNow: 'Rien de ce que tu peux poser maintenant n’arrive ici.',
    coat: 'Un blason est imprimé ici : qui le recouvre peut faire une action spéciale.',
  },
  coat: {
    used: 'Ce blason a déjà servi.',
    cover: (cell) => `Recouvre ${cell} avec une tuile pour t’en servir.`,
    complete: (line, count, cells) =>
      `Complète la ${line} pour t’en servir : ${lacking(count)} (${cells}).`,
  },
  house: {
    state: (points, empty) => `${points}, ${counted(empty, 'case vide', 'cases vides')}.`,
  },
  score: {
    missing: (count, goal) =>
      `Encore ${counted(count, 'point', 'points')} jusqu’à ${goal}, qui mettent fin à la partie.`,
    reached: (goal) => `Les ${goal} points sont atteints : la partie touche à sa fin.`,
  },
  what: {
    status: 'Cette ligne dit à qui c’est de jouer et ce que le jeu attend.',
    progress: 'Où en est la partie.',
    undo: 'Annule ton dernier coup, tant que ni les dés ou les cartes ni quelqu’un d’autre n’y ont répondu.',
    menu: 'Ce que tu peux faire d’autre à cette table : journal, touches, enregistrement, réglages.',
    log: 'Tout ce qui s’est passé dans cette partie, le plus récent d’abord.',
    keys: 'Les touches avec lesquelles tout le jeu peut se jouer.',
    ask: 'Ensuite, ton prochain toucher explique la chose touchée au lieu de la faire.',
    settings:
      'Langue, lumière, animations, son, conseils… Ta partie est conservée pendant ce temps.',
    record: 'Enregistre toute la partie dans un petit fichier texte, coup par coup.',
    leave: 'Quitte la table. La partie est conservée ; tu la retrouves sur le quai.',
    row: 'Une ligne de cinq cases. Complète, elle compte aussitôt : 1 point, ou 2 si elle n’a que des fenêtres.',
    column:
      'Une colonne de neuf cases. Complète, elle compte aussitôt : 2 points, ou 4 si elle n’a que des fenêtres.',
    score:
      'Les points sont inscrits dans le pignon. Ils viennent des lignes et des colonnes complètes.',
    opponent:
      'La maison de quelqu’un d’autre. Un toucher la montre en grand, avec tout ce qui va avec.',
    rotate: 'Tourne la tuile que tu tiens d’un quart de tour.',
    flip: 'Retourne la tuile que tu tiens, comme dans un miroir.',
    brick: 'Met la brique sur une autre case de la tuile. Toucher la case revient au même.',
    'next-place': 'Passe à l’emplacement permis suivant, le meilleur d’abord.',
    'put-back': 'Repose la tuile, comme si tu ne l’avais pas prise.',
    place: 'Pose la tuile là où tu la tiens. Points et blasons suivent aussitôt.',
    'side-close': 'Ferme ce tiroir et montre à nouveau la table.',
    'side-button': 'Ouvre le tiroir avec toutes les tuiles.',
    news: 'Ce que les autres ont fait depuis ton dernier coup.',
    result: 'Montre à nouveau qui a gagné et d’où viennent les points.',
    handover:
      'C’est à quelqu’un d’autre. Ce que cette personne est seule à pouvoir voir reste caché jusqu’à ce qu’elle ait l’appareil.',
    tip: 'Un conseil pour tes premières parties. Rien ne t’oblige à le suivre.',
    advice:
      'Dit ce que le maître du port ferait ici : d’abord un indice, puis le coup entier. Le nombre de tes demandes est indiqué à la fin.',
  },
};
