/** Statistics about oneself. */
import type { OwnStatisticsWords } from '../en/own-statistics.ts';

/** What is said about somebody’s own games. */
export const words: OwnStatisticsWords = {
  title: 'Tes statistiques',
  about:
    'Toutes tes parties finies : celles de cet appareil contre d’autres, les dés du jour et celles en réseau. Elles sont comptées ici, d’après leurs transcriptions ; personne d’autre ne voit cette page.',
  none: 'Aucune partie finie pour l’instant. Joues-en une, et cette page se remplira.',
  play: 'Jouer',
  reading: (read: number, of: number) => `Les parties sont comptées… ${read} sur ${of}`,
  counted: (games: number) => (games === 1 ? 'Une partie comptée.' : `${games} parties comptées.`),
  online: 'Tes cotes et tes dernières parties en réseau, telles que les autres les voient.',
  asking: 'Recherche de tes parties en réseau…',
  fetching: (read: number, of: number) => `Tes parties en réseau arrivent… ${read} sur ${of}`,
  unreachable:
    'Le serveur est injoignable pour l’instant. Les parties en réseau comptent dans la mesure où elles sont connues ici.',
  profile: 'Vers ton profil',
  summary: (games: number, mean: string, most: number) =>
    games === 1
      ? `1 partie, ${most < 2 ? `${most} point` : `${most} points`}.`
      : `${games} parties, ${mean} points en moyenne, ${most} au plus.`,
  won: (won: number, decided: number, share: string) => `${won} sur ${decided} gagnées (${share}).`,
  results: 'Contre qui',
  against: 'Contre',
  size: 'Joueurs',
  games: 'Parties',
  wins: 'Gagnées',
  mean: 'Points en moyenne',
  person: 'des gens ailleurs',
  alone: 'personne (dés du jour)',
  sources: 'D’où viennent tes points',
  kind: 'Source',
  points: 'Points en moyenne',
  score: 'Points',
  course: 'Partie après partie',
  courseAbout:
    'Chaque maison est une partie, haute comme ses points, la plus récente à droite. Fenêtres éclairées : gagnée.',
  day: 'Jour',
  result: 'Résultat',
  win: 'gagnée',
  loss: 'perdue',
  unknown: 'sans résultat',
  fortune: 'Chance et erreurs',
  fortuneAbout:
    'D’après les parties analysées : ce que les dés et les cartes ont donné à tes chances de gagner ou leur ont pris, et ce que tes propres coups ont cédé.',
  noReviews:
    'Aucune de ces parties n’a encore été analysée. Ouvre une partie finie et choisis l’analyse ; chance et erreurs apparaîtront ici.',
  toReview: 'Analyser la dernière partie',
  luck: 'Chance',
  lost: 'Cédé',
  mistakes: 'Erreurs',
  table: 'En tableau',
  fortuneMean: (luck: string, lost: string) =>
    `En moyenne ${luck} de chance et ${lost} cédés par partie.`,
};
