/** What help says in all games, in French. */
import type { HelpWords } from '../en/help.ts';

/** What help says in all games. */
export const help: HelpWords = {
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
    opponent:
      'La maison de quelqu’un d’autre. Un toucher la montre en grand, avec tout ce qui va avec.',
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
