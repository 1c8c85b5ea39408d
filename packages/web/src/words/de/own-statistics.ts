/** Statistics about oneself. */
import type { OwnStatisticsWords } from '../en/own-statistics.ts';

/** What is said about somebody’s own games. */
export const words: OwnStatisticsWords = {
  title: 'Deine Statistik',
  about:
    'Alle beendeten Partien auf diesem Gerät, die du allein gegen andere gespielt hast, gezählt aus ihren Aufzeichnungen. Sie bleiben hier; sonst sieht niemand diese Seite.',
  none: 'Noch keine beendete Partie. Spiel eine, dann füllt sich diese Seite.',
  play: 'Spielen',
  reading: (read: number, of: number) => `Die Partien werden gezählt … ${read} von ${of}`,
  online: 'Partien über das Netz stehen in deinem Profil.',
  profile: 'Zu deinem Profil',
  summary: (games: number, mean: string, most: number) =>
    `${games === 1 ? '1 Partie' : `${games} Partien`}, im Schnitt ${mean} Punkte, höchstens ${most}.`,
  won: (won: number, decided: number, share: string) =>
    `${won} von ${decided} gewonnen (${share}).`,
  results: 'Gegen wen',
  against: 'Gegen',
  size: 'Spieler',
  games: 'Partien',
  wins: 'Gewonnen',
  mean: 'Punkte im Schnitt',
  person: 'Leute anderswo',
  alone: 'niemanden',
  sources: 'Woher deine Punkte kommen',
  kind: 'Quelle',
  points: 'Punkte im Schnitt',
  course: 'Partie für Partie',
  courseAbout:
    'Jedes Haus ist eine Partie, so hoch wie ihre Punkte, die neueste rechts. Helle Fenster: gewonnen.',
  day: 'Tag',
  result: 'Ergebnis',
  win: 'gewonnen',
  loss: 'verloren',
  unknown: 'nicht bekannt',
  fortune: 'Glück und Fehler',
  fortuneAbout:
    'Aus den Partien, die durchgesehen wurden: was Würfel und Karten deiner Gewinnchance gaben oder nahmen, und was deine eigenen Züge verschenkten.',
  noReviews:
    'Noch ist keine dieser Partien durchgesehen. Öffne eine beendete Partie und wähle den Rückblick; dann stehen Glück und Fehler hier.',
  toReview: 'Die letzte Partie durchsehen',
  luck: 'Glück',
  lost: 'Verschenkt',
  mistakes: 'Fehler',
  table: 'Als Tabelle',
  fortuneMean: (luck: string, lost: string) =>
    `Im Schnitt je Partie ${luck} Glück und ${lost} verschenkt.`,
};
