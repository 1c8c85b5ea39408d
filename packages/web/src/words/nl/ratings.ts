/** Ranglijsten, profielen, en wat het toeval deed. */
import type { RatingsWords } from '../en/ratings.ts';

/** What is said of how people, bots and chance have done, in Dutch. */
export const words: RatingsWords = {
  bot: 'bot',
  you: 'jij',
  somebody: 'iemand die weg is',
  newTab: 'Profiel, in een nieuw tabblad',
  sure: {
    hardly: 'nauwelijks bekend',
    roughly: 'een eerste indruk',
    fairly: 'vrij zeker',
    well: 'zeker',
  },
  between: (low, high) => `speelsterkte tussen ${low} en ${high}`,
  board: {
    title: 'Ranglijsten',
    of: (game, count) => `${game} met ${count} spelers`,
    empty: 'Niemand heeft hier al zo’n spel voor de rating gespeeld. Wees de eerste!',
    toTables: 'Een tafel voor de rating openen',
    rank: 'Plaats',
    player: 'Speler',
    rating: 'Rating',
    sure: 'Hoe zeker',
    games: 'Partijen',
    meaning: 'Wat de getallen betekenen',
    about: [
      'Hoe sterk iemand is, kun je alleen schatten: uit hoe diegene het aan tafels voor de rating tegen de anderen deed. De balk toont die schatting: hoe korter, hoe zekerder.',
      'De rating is wat je iemand op zijn minst mag toevertrouwen. Hij begint bij 0, stijgt door goede uitslagen, en ook doordat elke partij de schatting wat zekerder maakt.',
      'Elk spel en elk aantal spelers heeft eigen ratings. Bots krijgen een rating zoals iedereen.',
    ],
  },
  profile: {
    since: (date) => `Hier sinds ${date}`,
    claimed: 'de naam is beschermd',
    houseBot: 'Een bot die hier woont',
    ownBot: 'Een bot die iemand heeft meegebracht',
    ratings: 'Zo sterk',
    unrated: 'Nog geen partij voor de rating.',
    games: 'Partijen',
    game: 'Spel',
    played: 'Gespeeld',
    won: 'Gewonnen',
    mean: 'Punten gemiddeld',
    most: 'Meeste punten',
    recent: 'Laatste partijen',
    place: (place, size) => `${place}e van ${size}`,
    stopped: 'eerder gestopt',
    with: 'met',
    rating: (before, after) => `rating van ${before} naar ${after}`,
    look: 'Naar de tafel',
    private: 'Partijen aan besloten tafels zijn alleen te zien voor wie er zat.',
    none: (name) => `${name} heeft hier nog geen partij uitgespeeld.`,
    noneOwn:
      'Je hebt hier nog geen partij uitgespeeld. Elk huis begint met één tegel: schuif ergens aan, dan vult deze bladzijde zich vanzelf.',
    toTables: 'Een tafel zoeken',
    toBoards: 'Ranglijsten',
  },
  chance: {
    title: 'Het toeval op deze server',
    about:
      'Alle dobbelstenen die aan tafels op deze server gegooid zijn en alle kaarten die opengedraaid zijn, naast wat te verwachten was.',
    empty: 'Hier is nog geen partij uitgespeeld.',
    face: 'Kleur',
    seen: 'Gekomen',
    expected: 'Verwacht',
    off: 'Verschil',
    legend:
      'Een huis is zo hoog als zijn kleur vaak kwam. De lijn is wat te verwachten was; eerlijk toeval blijft 19 van de 20 keer binnen de band.',
    tooEarly: 'Dat is nog te weinig om er iets over te zeggen.',
    usual: (cases) =>
      `Niets bijzonders: eerlijk toeval zou in ${cases} van de 100 gevallen minstens zo ver van de verwachting liggen.`,
    odd: (cases) =>
      `Een beetje ongewoon, zoals nu en dan gebeurt: eerlijk toeval zou in ${cases} van de 100 gevallen zo ver van de verwachting liggen.`,
    strange: (cases) =>
      `Opmerkelijk: eerlijk toeval zou minder dan eens op de ${cases} gevallen zo ver van de verwachting liggen. Dat verdient nader onderzoek.`,
    numbers: (chiSquare, degrees, p) =>
      `χ² = ${chiSquare} met ${degrees} vrijheidsgraden, p = ${p}`,
    proof:
      'Je hoeft ons niet op ons woord te geloven: na elke partij trekt ‘Het toeval nagaan’ alle loten opnieuw, op je eigen apparaat.',
  },
  over: {
    title: 'Voor de rating',
    change: (before, after) => `van ${before} naar ${after}`,
    stopped: 'De partij is niet uitgespeeld, dus alle ratings blijven zoals ze zijn.',
    counting: 'De ratings worden berekend …',
  },
};
