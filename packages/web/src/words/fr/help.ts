/** What help says in all games, in French. */
import type { HelpWords } from '../en/help.ts';

/** What help says in all games. */
export const help: HelpWords = {
  now: 'Maintenant',
  inRules: 'Dans les règles',
  allRules: 'Toutes les règles',
  ruling: (id) => `Précision ${id}`,
  more: 'Voir aussi',
  possible: 'Possible maintenant',
  impossible: 'Impossible pour l’instant',
  pointing:
    'Touche n’importe quoi pour savoir ce que c’est. Un appui long ou un clic droit marche aussi.',
  titles: { status: 'À faire maintenant', coat: 'Blason' },
  advice: 'Conseil du maître du port',
  tip: {
    title: 'Conseil',
    close: 'Fermer le conseil',
    noMore: 'Désactiver',
    off: 'Conseils désactivés. Tu peux les réactiver dans les réglages.',
  },
  passAndPlay: 'Vous partagez cet appareil : il passe de main en main à chaque tour.',
  undo: (deed) => (deed === '' ? 'Ton dernier coup peut être annulé.' : `Annule ceci : ${deed}`),
  what: {
    status: 'Indique à qui c’est le tour et ce qu’il faut faire.',
    progress: 'Où en est la partie.',
    undo: 'Annule ton dernier coup, tant que ni dés ni cartes ne sont tombés et que personne d’autre n’a joué.',
    menu: 'Autres actions : journal, raccourcis clavier, téléchargement, réglages.',
    log: 'Tout ce qui s’est passé dans cette partie, le plus récent d’abord.',
    keys: 'Tu peux jouer toute la partie au clavier.',
    ask: 'Touche ensuite un élément : il est expliqué au lieu d’être activé.',
    settings: 'Langue, thème, animations, son, conseils… Ta partie est conservée.',
    record: 'Enregistre toute la partie dans un petit fichier texte, coup par coup.',
    leave: 'Quitte la table. La partie est conservée ; tu la retrouves sur la page d’accueil.',
    opponent: 'La maison d’un autre joueur. Touche-la pour la voir en grand, avec tout ce qu’il a.',
    'side-close': 'Ferme ce panneau.',
    'side-button': 'Affiche toutes les tuiles.',
    news: 'Ce que les autres joueurs ont fait depuis ton dernier coup.',
    result: 'Affiche le résultat final et le détail des points.',
    handover: 'Passe l’appareil au joueur suivant. Ses cartes restent cachées jusque-là.',
    tip: 'Un conseil pour tes premières parties. Rien ne t’oblige à le suivre.',
    advice:
      'Montre ce que ferait le maître du port : d’abord un indice, puis le coup entier. À la fin de la partie, tu vois combien de fois tu as demandé.',
  },
};
