/** Leaderboards, profiles, and the statistics of dice and cards, in Dutch. */
import type { RatingsWords } from '../en/ratings.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('nl');

/** What is said of how people, bots and chance have done. */
export const words: RatingsWords = {
  bot: 'bot',
  you: 'jij',
  somebody: 'een verwijderde speler',
  newTab: 'Profiel (opent in een nieuw tabblad)',
  sure: {
    hardly: 'heel onzeker',
    roughly: 'onzeker',
    fairly: 'vrij zeker',
    well: 'zeker',
  },
  between: (low, high) => `speelsterkte tussen ${low} en ${high}`,
  board: {
    title: 'Ranglijsten',
    of: (game, count) => `${game} met ${counted(count, 'speler', 'spelers')}`,
    againstBots: (list) => `${list}, alleen tegen bots`,
    opponents: 'Tegenstanders',
    people: 'Mensen',
    bots: 'Alleen bots',
    empty: 'Nog geen ratingpartijen van deze soort. Wees de eerste!',
    toTables: 'Ratingtafel openen',
    rank: 'Plaats',
    player: 'Speler',
    rating: 'Rating',
    sure: 'Zekerheid',
    games: 'Partijen',
    meaning: 'Wat de getallen betekenen',
    about: [
      'Hoe sterk een speler is, wordt geschat uit de resultaten van ratingpartijen. De balk toont die schatting: hoe korter, hoe zekerder.',
      'De rating is een voorzichtige ondergrens: zo sterk is een speler vrijwel zeker op zijn minst. Hij begint bij 0 en stijgt door goede resultaten, en ook doordat elke partij de schatting wat zekerder maakt.',
      'Elk spel en elk aantal spelers heeft eigen ratings. Bots krijgen net als iedereen een rating.',
      'Partijen tegen alleen bots tellen mee in een eigen lijst; de andere lijst is voor partijen met minstens twee mensen.',
    ],
  },
  profile: {
    since: (date) => `Hier sinds ${date}`,
    claimed: 'vastgelegde naam',
    houseBot: 'Een bot van deze server',
    ownBot: 'Een eigen bot van een speler',
    ratings: 'Ratings',
    unrated: 'Nog geen ratingpartijen.',
    games: 'Partijen',
    game: 'Spel',
    played: 'Gespeeld',
    won: 'Gewonnen',
    mean: 'Gemiddeld aantal punten',
    most: 'Meeste punten',
    recent: 'Laatste partijen',
    place: (place, size) => `${place}e van ${size}`,
    stopped: 'voortijdig gestopt',
    with: 'met',
    rating: (before, after) => `rating van ${before} naar ${after}`,
    ratingAgainstBots: (before, after) => `rating tegen bots van ${before} naar ${after}`,
    look: 'Bekijken',
    private: 'Partijen aan tafels op uitnodiging zijn alleen te zien voor de spelers zelf.',
    none: (name) => `${name} heeft hier nog geen partij uitgespeeld.`,
    noneOwn:
      'Je hebt hier nog geen partij uitgespeeld. Elk huis begint met één tegel: schuif ergens aan, dan verschijnen hier je partijen.',
    toTables: 'Tafel zoeken',
    toBoards: 'Ranglijsten',
  },
  chance: {
    title: 'Statistieken van dobbelstenen en kaarten',
    about:
      'Alle dobbelstenen die op deze server zijn gegooid en alle kaarten die zijn getrokken, vergeleken met wat je zou verwachten.',
    empty: 'Nog geen gespeelde partijen.',
    face: 'Kleur',
    seen: 'Aantal',
    expected: 'Verwacht',
    off: 'Verschil',
    legend:
      'Hoe vaker een kleur is gevallen, hoe hoger het huis. De lijn toont het verwachte aantal; bij zuiver toeval blijft een huis 19 van de 20 keer binnen de band.',
    tooEarly: 'Dat is nog te weinig om er iets over te zeggen.',
    usual: (cases) =>
      `Niets bijzonders: bij zuiver toeval is de afwijking in ${cases} van de 100 gevallen minstens zo groot.`,
    odd: (cases) =>
      `Een beetje ongewoon, maar het komt voor: bij zuiver toeval is de afwijking in ${cases} van de 100 gevallen zo groot.`,
    strange: (cases) =>
      `Heel ongewoon: bij zuiver toeval is de afwijking minder dan eens in de ${cases} gevallen zo groot. Dat verdient nader onderzoek.`,
    numbers: (chiSquare, degrees, p) =>
      `χ² = ${chiSquare} met ${counted(degrees, 'vrijheidsgraad', 'vrijheidsgraden')}, p = ${p}`,
    proof:
      'Je hoeft ons niet op ons woord te geloven: na elke partij rekent ‘Eerlijkheid controleren’ alle worpen en kaarten na op je eigen apparaat.',
  },
  over: {
    title: 'Ratings',
    titleAgainstBots: 'Ratings tegen bots',
    change: (before, after) => `van ${before} naar ${after}`,
    stopped: 'De partij is niet uitgespeeld, dus alle ratings blijven gelijk.',
    counting: 'De ratings worden berekend …',
  },
};
