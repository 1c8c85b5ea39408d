/** Leaderboards, profiles, and the statistics of dice and cards, in German. */
import type { RatingsWords } from '../en/ratings.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('de');

/** What is said of how people, bots and chance have done, in German. */
export const words: RatingsWords = {
  bot: 'Bot',
  you: 'du',
  somebody: 'gelöschter Spieler',
  newTab: 'Profil (öffnet sich in einem neuen Tab)',
  sure: {
    hardly: 'sehr unsicher',
    roughly: 'unsicher',
    fairly: 'ziemlich sicher',
    well: 'sicher',
  },
  between: (low, high) => `Spielstärke zwischen ${low} und ${high}`,
  board: {
    title: 'Ranglisten',
    of: (game, count) => `${game} zu ${['zweit', 'dritt', 'viert'][count - 2] ?? count}`,
    againstBots: (list) => `${list}, nur gegen Bots`,
    opponents: 'Gegner',
    people: 'Menschen',
    bots: 'Nur Bots',
    empty: 'Noch keine gewerteten Partien dieser Art. Mach den Anfang!',
    toTables: 'Gewerteten Tisch eröffnen',
    rank: 'Rang',
    player: 'Spieler',
    rating: 'Wertung',
    sure: 'Sicherheit',
    games: 'Partien',
    meaning: 'Was die Zahlen bedeuten',
    about: [
      'Die Spielstärke wird aus den Ergebnissen an gewerteten Tischen geschätzt. Der Balken zeigt die Schätzung: je kürzer, desto sicherer.',
      'Die Wertung ist vorsichtig geschätzt: Sehr wahrscheinlich ist der Spieler mindestens so stark. Sie beginnt bei 0 und steigt mit guten Ergebnissen und auch dadurch, dass jede Partie die Schätzung etwas sicherer macht.',
      'Jedes Spiel und jede Spielerzahl hat eigene Wertungen. Bots werden gewertet wie alle anderen.',
      'Partien nur gegen Bots zählen in einer eigenen Liste; die andere ist für Partien mit mindestens zwei Menschen.',
    ],
  },
  profile: {
    since: (date) => `Hier seit dem ${date}`,
    claimed: 'gesicherter Name',
    houseBot: 'Ein Bot dieses Servers',
    ownBot: 'Bot eines Spielers',
    ratings: 'Wertungen',
    unrated: 'Noch keine gewerteten Partien.',
    games: 'Partien',
    game: 'Spiel',
    played: 'Gespielt',
    won: 'Gewonnen',
    mean: 'Punkte im Schnitt',
    most: 'Meiste Punkte',
    recent: 'Letzte Partien',
    place: (place, size) => `${place}. von ${size}`,
    stopped: 'vorzeitig beendet',
    with: 'mit',
    rating: (before, after) => `Wertung ${before} → ${after}`,
    ratingAgainstBots: (before, after) => `Wertung gegen Bots ${before} → ${after}`,
    look: 'Ansehen',
    private: 'Partien an Tischen auf Einladung können nur die Spieler selbst ansehen.',
    none: (name) => `${name} hat hier noch keine Partie beendet.`,
    noneOwn:
      'Du hast hier noch keine Partie beendet. Jedes Haus beginnt mit einem einzigen Feld: Spiele an einem Tisch mit, dann erscheinen deine Partien hier.',
    toTables: 'Tisch finden',
    toBoards: 'Ranglisten',
  },
  chance: {
    title: 'Statistik der Würfel und Karten',
    about:
      'Alle Würfel und Karten von den Tischen dieses Servers, verglichen mit dem, was zu erwarten war.',
    empty: 'Noch keine beendeten Partien.',
    face: 'Farbe',
    seen: 'Anzahl',
    expected: 'Erwartet',
    off: 'Unterschied',
    legend:
      'Je öfter eine Farbe kam, desto höher ihr Haus. Die Linie zeigt, was zu erwarten war; bei reinem Zufall bleibt ein Haus in 19 von 20 Fällen im Band.',
    tooEarly: 'Für eine Aussage sind das noch zu wenige Daten.',
    usual: (cases) =>
      `Nichts Auffälliges: Bei reinem Zufall wäre die Abweichung in ${cases} von 100 Fällen mindestens so groß.`,
    odd: (cases) =>
      `Etwas ungewöhnlich, aber das kommt vor: Bei reinem Zufall wäre die Abweichung in ${cases} von 100 Fällen so groß.`,
    strange: (cases) =>
      `Sehr auffällig: Bei reinem Zufall wäre die Abweichung in weniger als einem von ${cases} Fällen so groß. Das verdient einen genaueren Blick.`,
    numbers: (chiSquare, degrees, p) =>
      `χ² = ${chiSquare} bei ${counted(degrees, 'Freiheitsgrad', 'Freiheitsgraden')}, p = ${p}`,
    proof:
      'Du musst uns das nicht einfach glauben: Nach jeder Partie rechnet „Fairness prüfen“ alle Würfe und Karten auf deinem eigenen Gerät nach.',
  },
  over: {
    title: 'Wertung',
    titleAgainstBots: 'Wertung gegen Bots',
    change: (before, after) => `von ${before} auf ${after}`,
    stopped: 'Die Partie wurde nicht zu Ende gespielt, deshalb bleiben alle Wertungen gleich.',
    counting: 'Die Wertungen werden berechnet …',
  },
};
