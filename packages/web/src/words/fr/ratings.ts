/** Classements, profils, et ce que le hasard a fait. */
import type { RatingsWords } from '../en/ratings.ts';

/** What is said of how people, bots and chance have done, in French. */
export const words: RatingsWords = {
  bot: 'bot',
  you: 'toi',
  somebody: 'quelqu’un qui est parti',
  newTab: 'Profil, dans un nouvel onglet',
  sure: {
    hardly: 'à peine connue',
    roughly: 'une première impression',
    fairly: 'assez sûre',
    well: 'sûre',
  },
  between: (low, high) => `force entre ${low} et ${high}`,
  board: {
    title: 'Classements',
    of: (game, count) => `${game} à ${count} joueurs`,
    empty: 'Personne n’a encore joué ici de partie classée de ce genre. À toi l’honneur !',
    toTables: 'Ouvrir une table classée',
    rank: 'Rang',
    player: 'Joueur',
    rating: 'Cote',
    sure: 'Fiabilité',
    games: 'Parties',
    meaning: 'Ce que disent les nombres',
    about: [
      'La force d’un joueur ne peut qu’être estimée, d’après ses résultats contre les autres aux tables classées. La barre montre cette estimation : plus elle est courte, plus elle est sûre.',
      'La cote est ce qu’on peut prêter à quelqu’un au minimum. Elle part de 0, monte avec les bons résultats, et aussi parce que chaque partie rend l’estimation un peu plus sûre.',
      'Chaque jeu et chaque nombre de joueurs a ses propres cotes. Les bots sont classés comme tout le monde.',
    ],
  },
  profile: {
    since: (date) => `Ici depuis le ${date}`,
    claimed: 'nom protégé',
    houseBot: 'Un bot de la maison',
    ownBot: 'Un bot amené par quelqu’un',
    ratings: 'Cotes',
    unrated: 'Pas encore de partie classée.',
    games: 'Parties',
    game: 'Jeu',
    played: 'Jouées',
    won: 'Gagnées',
    mean: 'Points en moyenne',
    most: 'Record de points',
    recent: 'Dernières parties',
    place: (place, size) => `${place === 1 ? '1er' : `${place}e`} sur ${size}`,
    stopped: 'arrêtée avant la fin',
    with: 'avec',
    rating: (before, after) => `cote de ${before} à ${after}`,
    look: 'À la table',
    private: 'Les parties sur invitation ne sont montrées qu’à ceux qui y étaient.',
    none: (name) => `${name} n’a pas encore terminé de partie ici.`,
    noneOwn:
      'Tu n’as pas encore terminé de partie ici. Toute maison commence par une seule tuile : assieds-toi quelque part, et cette page se remplira d’elle-même.',
    toTables: 'Trouver une table',
    toBoards: 'Classements',
  },
  chance: {
    title: 'Le hasard sur ce serveur',
    about:
      'Tous les dés lancés et toutes les cartes retournées aux tables de ce serveur, à côté de ce qu’il fallait attendre.',
    empty: 'Aucune partie ne s’est encore terminée ici.',
    face: 'Couleur',
    seen: 'Sorties',
    expected: 'Attendues',
    off: 'Écart',
    legend:
      'Une maison est aussi haute que sa couleur est sortie souvent. La ligne est ce qu’il fallait attendre ; un hasard honnête reste dans la bande 19 fois sur 20.',
    tooEarly: 'C’est encore trop peu pour en dire quoi que ce soit.',
    usual: (cases) =>
      `Rien de remarquable : un hasard honnête serait au moins aussi loin de ce qu’il faut attendre dans ${cases} cas sur 100.`,
    odd: (cases) =>
      `Un peu inhabituel, comme cela arrive de temps en temps : un hasard honnête serait aussi loin de ce qu’il faut attendre dans ${cases} cas sur 100.`,
    strange: (cases) =>
      `Remarquable : un hasard honnête serait aussi loin de ce qu’il faut attendre moins d’une fois sur ${cases}. Cela mérite qu’on y regarde de plus près.`,
    numbers: (chiSquare, degrees, p) =>
      `χ² = ${chiSquare} avec ${degrees} degrés de liberté, p = ${p}`,
    proof:
      'Inutile de nous croire sur parole : après chaque partie, « Vérifier le hasard » refait tous les tirages sur ton propre appareil.',
  },
  over: {
    title: 'Cotes',
    change: (before, after) => `de ${before} à ${after}`,
    stopped: 'La partie n’est pas allée à son terme : toutes les cotes restent comme elles sont.',
    counting: 'Calcul des cotes…',
  },
};
