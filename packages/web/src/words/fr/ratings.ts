/** Classements, profils, et ce que le hasard a fait. */
import type { RatingsWords } from '../en/ratings.ts';
import { counted } from './grammar.ts';

/** What is said of how people, bots and chance have done, in French. */
export const words: RatingsWords = {
  bot: 'bot',
  you: 'toi',
  somebody: 'un joueur supprimé',
  newTab: 'Profil (nouvel onglet)',
  sure: {
    hardly: 'très incertaine',
    roughly: 'incertaine',
    fairly: 'assez sûre',
    well: 'sûre',
  },
  between: (low, high) => `force entre ${low} et ${high}`,
  board: {
    title: 'Classements',
    of: (game, count) => `${game} à ${counted(count, 'joueur', 'joueurs')}`,
    againstBots: (list) => `${list}, uniquement contre des bots`,
    opponents: 'Adversaires',
    people: 'Humains',
    bots: 'Bots uniquement',
    empty: 'Pas encore de partie classée de ce type. À toi l’honneur !',
    toTables: 'Ouvrir une table classée',
    rank: 'Rang',
    player: 'Joueur',
    rating: 'Cote',
    sure: 'Fiabilité',
    games: 'Parties',
    meaning: 'Comprendre les chiffres',
    about: [
      'La force d’un joueur est estimée d’après ses résultats aux tables classées. La barre montre cette estimation : plus elle est courte, plus elle est sûre.',
      'La cote est une estimation prudente : le joueur est très probablement au moins aussi fort. Elle part de 0 et monte avec les bons résultats, mais aussi parce que chaque partie rend l’estimation un peu plus sûre.',
      'Chaque jeu et chaque nombre de joueurs a ses propres cotes. Les bots sont classés comme tout le monde.',
      'Les parties jouées uniquement contre des bots comptent dans un classement à part ; l’autre est réservé aux parties à deux humains ou plus.',
    ],
  },
  profile: {
    since: (date) => `Ici depuis le ${date}`,
    claimed: 'nom réservé',
    houseBot: 'Un bot de ce serveur',
    ownBot: 'Le bot d’un joueur',
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
    ratingAgainstBots: (before, after) => `cote contre les bots de ${before} à ${after}`,
    look: 'Voir',
    private: 'Les parties sur invitation ne sont visibles que par leurs joueurs.',
    none: (name) => `${name} n’a pas encore terminé de partie ici.`,
    noneOwn:
      'Tu n’as pas encore terminé de partie ici. Toute maison commence par une seule tuile : rejoins une table, et tes parties apparaîtront ici.',
    toTables: 'Trouver une table',
    toBoards: 'Classements',
  },
  chance: {
    title: 'Statistiques des dés et des cartes',
    about:
      'Tous les dés lancés et toutes les cartes tirées aux tables de ce serveur, comparés aux nombres attendus.',
    empty: 'Aucune partie terminée pour l’instant.',
    face: 'Couleur',
    seen: 'Sorties',
    expected: 'Attendues',
    off: 'Écart',
    legend:
      'Plus une maison est haute, plus sa couleur est sortie souvent. La ligne montre le nombre attendu ; un tirage équitable reste dans la bande 19 fois sur 20.',
    tooEarly: 'Il n’y a pas encore assez de données pour conclure.',
    usual: (cases) =>
      `Rien d’inhabituel : un tirage équitable s’écarterait au moins autant dans ${cases} cas sur 100.`,
    odd: (cases) =>
      `Un peu inhabituel, mais cela arrive : un tirage équitable s’écarterait autant dans ${cases} cas sur 100.`,
    strange: (cases) =>
      `Très inhabituel : un tirage équitable s’écarterait autant moins d’une fois sur ${cases}. Cela mérite d’être vérifié.`,
    numbers: (chiSquare, degrees, p) =>
      `χ² = ${chiSquare} avec ${counted(degrees, 'degré', 'degrés')} de liberté, p = ${p}`,
    proof:
      'Inutile de nous croire sur parole : après chaque partie, « Vérifier l’équité du tirage » refait chaque lancer et chaque carte sur ton propre appareil.',
  },
  over: {
    title: 'Cotes',
    titleAgainstBots: 'Cotes contre les bots',
    change: (before, after) => `de ${before} à ${after}`,
    stopped: 'La partie n’est pas allée à son terme : les cotes ne changent pas.',
    counting: 'Calcul des cotes…',
  },
};
