/** Statistics about oneself. */
import type { OwnStatisticsWords } from '../en/own-statistics.ts';
import { counted, written } from './grammar.ts';

/** What is said about somebody’s own games. */
export const words: OwnStatisticsWords = {
  title: 'Tes statistiques',
  about:
    'Toutes tes parties terminées : sur cet appareil, aux dés du jour et en ligne. Elles sont comptées sur ton appareil ; cette page n’est visible que pour toi.',
  none: 'Aucune partie terminée pour l’instant. Joues-en une, et tes statistiques apparaîtront ici.',
  play: 'Jouer',
  reading: (read: number, of: number) => `Comptage des parties… ${read} sur ${of}`,
  counted: (games: number) => `${counted(games, 'partie comptée', 'parties comptées')}.`,
  online: 'Tes cotes et tes dernières parties en ligne, telles que les autres les voient.',
  asking: 'Recherche de tes parties en ligne…',
  fetching: (read: number, of: number) => `Chargement de tes parties en ligne… ${read} sur ${of}`,
  unreachable:
    'Le serveur est injoignable pour l’instant : seules les parties en ligne enregistrées sur cet appareil sont comptées. Réessaie plus tard.',
  profile: 'Ton profil',
  summary: (games: number, mean: string, most: number) =>
    games === 1
      ? `1 partie, ${counted(most, 'point', 'points')}.`
      : `${counted(games, 'partie', 'parties')}, ${written(mean, 'point', 'points')} en moyenne, record ${most}.`,
  won: (won: number, decided: number, share: string) => `${won} sur ${decided} gagnées (${share}).`,
  results: 'Adversaires',
  against: 'Adversaire',
  size: 'Joueurs',
  games: 'Parties',
  wins: 'Gagnées',
  mean: 'Points en moyenne',
  person: 'joueurs en ligne',
  alone: 'aucun (dés du jour)',
  sources: 'D’où viennent tes points',
  kind: 'Source',
  points: 'Points en moyenne',
  score: 'Points',
  course: 'Partie après partie',
  courseAbout:
    'Chaque maison est une partie : plus elle est haute, plus il y a de points. La plus récente est à droite. Fenêtres éclairées : partie gagnée.',
  day: 'Jour',
  result: 'Résultat',
  win: 'gagnée',
  loss: 'perdue',
  unknown: 'sans résultat',
  fortune: 'Chance et erreurs',
  fortuneAbout:
    'D’après tes parties analysées : ce que les dés et les cartes ont changé à tes chances de gagner, et ce que tes propres coups ont perdu.',
  noReviews:
    'Aucune de ces parties n’a encore été analysée. Ouvre une partie terminée et choisis Analyse ; chance et erreurs apparaîtront ici.',
  toReview: 'Analyser la dernière partie',
  luck: 'Chance',
  lost: 'Perdu par tes coups',
  mistakes: 'Erreurs',
  table: 'Afficher en tableau',
  fortuneMean: (luck: string, lost: string) =>
    `En moyenne par partie : ${luck} de chance, ${lost} perdus par tes coups.`,
};
