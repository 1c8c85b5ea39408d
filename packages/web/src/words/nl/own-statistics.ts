/** Statistics about oneself. */
import type { OwnStatisticsWords } from '../en/own-statistics.ts';

/** What is said about somebody’s own games. */
export const words: OwnStatisticsWords = {
  title: 'Jouw statistieken',
  about:
    'Al je gespeelde partijen: die op dit apparaat tegen anderen, de dagworp en die over het netwerk. Ze worden hier uit hun verslagen geteld; niemand anders ziet deze pagina.',
  none: 'Nog geen gespeelde partij. Speel er een, en deze pagina begint zich te vullen.',
  play: 'Spelen',
  reading: (read: number, of: number) => `De partijen worden geteld … ${read} van ${of}`,
  counted: (games: number) => (games === 1 ? 'Eén partij geteld.' : `${games} partijen geteld.`),
  online: 'Je ratings en je laatste partijen over het netwerk, zoals anderen ze zien.',
  asking: 'Er wordt naar je partijen over het netwerk gevraagd …',
  fetching: (read: number, of: number) =>
    `Je partijen over het netwerk worden opgehaald … ${read} van ${of}`,
  unreachable:
    'De server is nu niet bereikbaar. Partijen over het netwerk tellen mee voor zover ze hier bekend zijn.',
  profile: 'Naar je profiel',
  summary: (games: number, mean: string, most: number) =>
    games === 1
      ? `1 partij, ${most === 1 ? '1 punt' : `${most} punten`}.`
      : `${games} partijen, gemiddeld ${mean} punten, hoogstens ${most}.`,
  won: (won: number, decided: number, share: string) =>
    `${won} van ${decided} gewonnen (${share}).`,
  results: 'Tegen wie',
  against: 'Tegen',
  size: 'Spelers',
  games: 'Partijen',
  wins: 'Gewonnen',
  mean: 'Punten gemiddeld',
  person: 'mensen elders',
  alone: 'niemand (dagworp)',
  sources: 'Waar je punten vandaan komen',
  kind: 'Bron',
  points: 'Punten gemiddeld',
  score: 'Punten',
  course: 'Partij voor partij',
  courseAbout:
    'Elk huis is een partij, zo hoog als haar punten, de nieuwste rechts. Verlichte ramen: gewonnen.',
  day: 'Dag',
  result: 'Uitslag',
  win: 'gewonnen',
  loss: 'verloren',
  unknown: 'geen uitslag',
  fortune: 'Geluk en fouten',
  fortuneAbout:
    'Uit de nabesproken partijen: wat dobbelstenen en kaarten aan je winstkans gaven of namen, en wat je eigen zetten weggaven.',
  noReviews:
    'Nog geen van deze partijen is nabesproken. Open een gespeelde partij en kies de nabespreking; dan staan geluk en fouten hier.',
  toReview: 'De laatste partij nabespreken',
  luck: 'Geluk',
  lost: 'Weggegeven',
  mistakes: 'Fouten',
  table: 'Als tabel',
  fortuneMean: (luck: string, lost: string) =>
    `Gemiddeld per partij ${luck} geluk en ${lost} weggegeven.`,
};
