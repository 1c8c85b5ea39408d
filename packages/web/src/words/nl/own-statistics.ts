/** Statistics about oneself, in Dutch. */
import type { OwnStatisticsWords } from '../en/own-statistics.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('nl');

/** What is said about one's own games. */
export const words: OwnStatisticsWords = {
  title: 'Je statistieken',
  about:
    'Al je gespeelde partijen: partijen op dit apparaat, de dagworp en onlinepartijen. Ze worden op je apparaat geteld; alleen jij ziet deze pagina.',
  none: 'Nog geen gespeelde partijen. Speel er een, dan verschijnen hier je cijfers.',
  play: 'Spelen',
  reading: (read, of) => `Partijen tellen … ${read} van ${of}`,
  counted: (games) => `${counted(games, 'partij', 'partijen')} geteld.`,
  online: 'Je ratings en je laatste onlinepartijen, zoals anderen ze zien.',
  asking: 'Je onlinepartijen opvragen …',
  fetching: (read, of) => `Je onlinepartijen laden … ${read} van ${of}`,
  unreachable:
    'De server is nu niet bereikbaar. Alleen onlinepartijen die op dit apparaat zijn opgeslagen, tellen mee. Probeer het later opnieuw.',
  profile: 'Je profiel',
  summary: (games, mean, most) =>
    games === 1
      ? `1 partij, ${counted(most, 'punt', 'punten')}.`
      : `${counted(games, 'partij', 'partijen')}, gemiddeld ${mean} punten, hoogste score ${most}.`,
  won: (won, decided, share) => `${won} van de ${decided} gewonnen (${share}).`,
  results: 'Tegenstanders',
  against: 'Tegenstander',
  size: 'Spelers',
  games: 'Partijen',
  wins: 'Gewonnen',
  mean: 'Gemiddeld aantal punten',
  person: 'onlinespelers',
  alone: 'geen (dagworp)',
  sources: 'Waar je punten vandaan komen',
  kind: 'Bron',
  points: 'Gemiddeld aantal punten',
  score: 'Punten',
  course: 'Partij voor partij',
  courseAbout:
    'Elk huis is een partij: hoe hoger, hoe meer punten. De nieuwste staat rechts. Verlichte vensters betekenen dat je hebt gewonnen.',
  day: 'Dag',
  result: 'Uitslag',
  win: 'gewonnen',
  loss: 'verloren',
  unknown: 'geen uitslag',
  fortune: 'Geluk en fouten',
  fortuneAbout:
    'Uit je geanalyseerde partijen: hoeveel dobbelstenen en kaarten je winstkans hebben veranderd en hoeveel je met eigen zetten hebt verspeeld.',
  noReviews:
    'Nog geen van deze partijen is geanalyseerd. Open een gespeelde partij en kies ‘Analyse’ om hier geluk en fouten te zien.',
  toReview: 'Laatste partij analyseren',
  luck: 'Geluk',
  lost: 'Verspeeld met eigen zetten',
  mistakes: 'Fouten',
  table: 'Tonen als tabel',
  fortuneMean: (luck, lost) =>
    `Gemiddeld per partij: ${luck} door geluk, ${lost} verspeeld met eigen zetten.`,
};
