/** Statistics about oneself. */
import type { OwnStatisticsWords } from '../en/own-statistics.ts';

/** What is said about somebody’s own games. */
export const words: OwnStatisticsWords = {
  title: 'Jouw statistieken',
  about:
    'Alle gespeelde partijen op dit apparaat waarin je alleen tegen anderen speelde, geteld uit hun verslagen. Ze blijven hier; niemand anders ziet deze pagina.',
  none: 'Nog geen gespeelde partij. Speel er een, en deze pagina begint zich te vullen.',
  play: 'Spelen',
  reading: (read: number, of: number) => `De partijen worden geteld … ${read} van ${of}`,
  online: 'Partijen over het netwerk staan op je profiel.',
  profile: 'Naar je profiel',
  summary: (games: number, mean: string, most: number) =>
    `${games === 1 ? '1 partij' : `${games} partijen`}, gemiddeld ${mean} punten, hoogstens ${most}.`,
  won: (won: number, decided: number, share: string) =>
    `${won} van ${decided} gewonnen (${share}).`,
  results: 'Tegen wie',
  against: 'Tegen',
  size: 'Spelers',
  games: 'Partijen',
  wins: 'Gewonnen',
  mean: 'Punten gemiddeld',
  person: 'mensen elders',
  alone: 'niemand',
  sources: 'Waar je punten vandaan komen',
  kind: 'Bron',
  points: 'Punten gemiddeld',
  course: 'Partij voor partij',
  courseAbout:
    'Elk huis is een partij, zo hoog als haar punten, de nieuwste rechts. Verlichte ramen: gewonnen.',
  day: 'Dag',
  result: 'Uitslag',
  win: 'gewonnen',
  loss: 'verloren',
  unknown: 'onbekend',
  fortune: 'Geluk en fouten',
  fortuneAbout:
    'Uit de partijen die zijn nagekeken: wat dobbelstenen en kaarten aan je winstkans gaven of namen, en wat je eigen zetten weggaven.',
  noReviews:
    'Nog geen van deze partijen is nagekeken. Open een gespeelde partij en kies de terugblik; dan staan geluk en fouten hier.',
  toReview: 'De laatste partij nakijken',
  luck: 'Geluk',
  lost: 'Weggegeven',
  mistakes: 'Fouten',
  table: 'Als tabel',
  fortuneMean: (luck: string, lost: string) =>
    `Gemiddeld per partij ${luck} geluk en ${lost} weggegeven.`,
};
