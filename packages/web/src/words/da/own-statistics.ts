/** Statistics about oneself, in Danish. */
import type { OwnStatisticsWords } from '../en/own-statistics.ts';
import { counted } from './grammar.ts';

/** What is said about one's own games, in Danish. */
export const words: OwnStatisticsWords = {
  title: 'Din statistik',
  about:
    'Alle dine afsluttede spil: spil på denne enhed, dagens terninger og onlinespil. De tælles på din enhed; kun du kan se denne side.',
  none: 'Ingen afsluttede spil endnu. Spil et, så kommer din statistik her.',
  play: 'Spil',
  reading: (read, of) => `Tæller spil … ${read} af ${of}`,
  counted: (games) => `${counted(games, 'spil', 'spil')} talt med.`,
  online: 'Dine ratings og seneste onlinespil, som andre ser dem.',
  asking: 'Finder dine onlinespil …',
  fetching: (read, of) => `Henter dine onlinespil … ${read} af ${of}`,
  unreachable:
    'Serveren kan ikke nås lige nu, så kun de onlinespil der er gemt på denne enhed, tælles med. Prøv igen senere.',
  profile: 'Din profil',
  summary: (games, mean, most) =>
    games === 1
      ? `1 spil, ${counted(most, 'point', 'point')}.`
      : `${counted(games, 'spil', 'spil')}, ${mean} point i gennemsnit, bedste resultat ${most}.`,
  won: (won, decided, share) => `${won} af ${decided} vundet (${share}).`,
  results: 'Modstandere',
  against: 'Modstander',
  size: 'Spillere',
  games: 'Spil',
  wins: 'Vundet',
  mean: 'Point i gennemsnit',
  person: 'onlinespillere',
  alone: 'ingen (dagens terninger)',
  sources: 'Her kommer dine point fra',
  kind: 'Kilde',
  points: 'Point i gennemsnit',
  score: 'Point',
  course: 'Spil for spil',
  courseAbout:
    'Hvert hus er et spil: jo højere, jo flere point. Det nyeste står til højre. Lys i vinduerne betyder at du vandt.',
  day: 'Dag',
  result: 'Resultat',
  win: 'vundet',
  loss: 'tabt',
  unknown: 'intet resultat',
  fortune: 'Held og fejl',
  fortuneAbout:
    'Fra dine analyserede spil: hvor meget terninger og kort ændrede din vinderchance, og hvor meget dine egne træk kostede.',
  noReviews:
    'Ingen af disse spil er analyseret endnu. Åbn et afsluttet spil, og vælg Analysér for at se held og fejl her.',
  toReview: 'Analysér seneste spil',
  luck: 'Held',
  lost: 'Tabt på egne træk',
  mistakes: 'Fejl',
  table: 'Vis som tabel',
  fortuneMean: (luck, lost) =>
    `I gennemsnit pr. spil: ${luck} på held, ${lost} tabt på dine egne træk.`,
};
