/** Leaderboards, profiles, and the statistics of dice and cards, in Danish. */
import type { RatingsWords } from '../en/ratings.ts';
import { counted } from './grammar.ts';

/** What is said of how people, bots and chance have done, in Danish. */
export const words: RatingsWords = {
  bot: 'bot',
  you: 'dig',
  somebody: 'en slettet spiller',
  newTab: 'Profil (åbner i en ny fane)',
  sure: {
    hardly: 'meget usikker',
    roughly: 'usikker',
    fairly: 'ret sikker',
    well: 'sikker',
  },
  between: (low, high) => `styrke mellem ${low} og ${high}`,
  board: {
    title: 'Ranglister',
    of: (game, count) => `${game} med ${counted(count, 'spiller', 'spillere')}`,
    againstBots: (list) => `${list}, kun mod botter`,
    opponents: 'Modstandere',
    people: 'Mennesker',
    bots: 'Kun botter',
    empty: 'Ingen ratede spil af denne slags endnu. Bliv den første!',
    toTables: 'Åbn et ratet bord',
    rank: 'Plads',
    player: 'Spiller',
    rating: 'Rating',
    sure: 'Sikkerhed',
    games: 'Spil',
    meaning: 'Hvad tallene betyder',
    about: [
      'En spillers styrke anslås ud fra resultaterne ved ratede borde. Bjælken viser skønnet: jo kortere den er, jo mere sikkert.',
      'Ratingen er et forsigtigt skøn: Spilleren er højst sandsynligt mindst så stærk. Den begynder ved 0 og stiger med gode resultater, og også fordi hvert spil gør skønnet lidt sikrere.',
      'Hvert spil og hvert antal spillere har sine egne ratings. Botter rates som alle andre.',
      'Spil udelukkende mod botter tæller på en særskilt liste; den anden er for spil med mindst to mennesker.',
    ],
  },
  profile: {
    since: (date) => `Med siden ${date}`,
    claimed: 'sikret navn',
    houseBot: 'En bot fra denne server',
    ownBot: 'En spillers egen bot',
    ratings: 'Ratings',
    unrated: 'Ingen ratede spil endnu.',
    games: 'Spil',
    game: 'Spil',
    played: 'Antal',
    won: 'Vundet',
    mean: 'Point i gennemsnit',
    most: 'Flest point',
    recent: 'Seneste spil',
    place: (place, size) => `nr. ${place} af ${size}`,
    stopped: 'stoppet før tid',
    with: 'med',
    rating: (before, after) => `rating fra ${before} til ${after}`,
    ratingAgainstBots: (before, after) => `rating mod botter fra ${before} til ${after}`,
    look: 'Se',
    private: 'Spil ved borde for inviterede kan kun ses af dem der var med.',
    none: (name) => `${name} har ikke afsluttet et spil her endnu.`,
    noneOwn:
      'Du har ikke afsluttet et spil her endnu. Ethvert hus begynder med en enkelt brik: Sæt dig ved et bord, så kommer dine spil her.',
    toTables: 'Find et bord',
    toBoards: 'Ranglister',
  },
  chance: {
    title: 'Statistik over terninger og kort',
    about:
      'Hver terning der er slået, og hvert kort der er trukket ved serverens borde, sammenlignet med det man kan forvente.',
    empty: 'Ingen afsluttede spil endnu.',
    face: 'Farve',
    seen: 'Faktisk',
    expected: 'Forventet',
    off: 'Forskel',
    legend:
      'Jo højere et hus er, jo oftere er farven kommet. Stregen viser det forventede antal; fair terninger og kort holder sig inden for båndet 19 gange ud af 20.',
    tooEarly: 'Der er endnu ikke data nok til at konkludere noget.',
    usual: (cases) =>
      `Intet usædvanligt: Fair terninger og kort ville ramme mindst så meget ved siden af i ${cases} af 100 tilfælde.`,
    odd: (cases) =>
      `Lidt usædvanligt, men det sker: Fair terninger og kort ville ramme så meget ved siden af i ${cases} af 100 tilfælde.`,
    strange: (cases) =>
      `Meget usædvanligt: Fair terninger og kort ville ramme så meget ved siden af i færre end ét ud af ${cases} tilfælde. Det er værd at se nærmere på.`,
    numbers: (chiSquare, degrees, p) =>
      `χ² = ${chiSquare} med ${counted(degrees, 'frihedsgrad', 'frihedsgrader')}, p = ${p}`,
    proof:
      'Du behøver ikke bare stole på os: Efter hvert spil regner ”Kontrollér lodtrækningen” hvert slag og hvert kort efter på din egen enhed.',
  },
  over: {
    title: 'Ratings',
    titleAgainstBots: 'Ratings mod botter',
    change: (before, after) => `fra ${before} til ${after}`,
    stopped: 'Spillet blev ikke afsluttet, så alle ratings er uændrede.',
    counting: 'Beregner ratings …',
  },
};
