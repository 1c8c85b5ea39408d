/** Ranglisten, Profile, und was der Zufall getan hat. */
import type { RatingsWords } from '../en/ratings.ts';

/** What is said of how people, bots and chance have done, in German. */
export const words: RatingsWords = {
  bot: 'Bot',
  you: 'du',
  somebody: 'jemand, der nicht mehr da ist',
  newTab: 'Profil, in einem neuen Tab',
  sure: {
    hardly: 'kaum bekannt',
    roughly: 'ein erster Eindruck',
    fairly: 'ziemlich sicher',
    well: 'sicher',
  },
  between: (low, high) => `Spielstärke zwischen ${low} und ${high}`,
  board: {
    title: 'Ranglisten',
    of: (game, count) => `${game} zu ${['', '', 'zweit', 'dritt', 'viert'][count] ?? count}`,
    empty: 'Noch hat niemand hier ein solches Spiel mit Wertung gespielt. Mach den Anfang!',
    toTables: 'Einen Tisch mit Wertung eröffnen',
    rank: 'Rang',
    player: 'Wer',
    rating: 'Wertung',
    sure: 'Wie sicher',
    games: 'Spiele',
    meaning: 'Was die Zahlen bedeuten',
    about: [
      'Wie stark jemand spielt, lässt sich nur schätzen: daraus, wie die Person an gewerteten Tischen gegen die anderen abgeschnitten hat. Der Balken zeigt die Schätzung: je kürzer, desto sicherer.',
      'Die Wertung ist das, was man jemandem mindestens zutrauen darf. Sie beginnt bei 0, steigt mit guten Ergebnissen und auch dadurch, dass jedes Spiel die Schätzung etwas sicherer macht.',
      'Jedes Spiel und jede Personenzahl hat eigene Wertungen. Bots werden gewertet wie alle anderen.',
    ],
  },
  profile: {
    since: (date) => `Hier seit dem ${date}`,
    claimed: 'der Name ist geschützt',
    houseBot: 'Ein Bot, der hier zu Hause ist',
    ownBot: 'Ein Bot, den jemand mitgebracht hat',
    ratings: 'Wertungen',
    unrated: 'Noch kein gewertetes Spiel.',
    games: 'Spiele',
    game: 'Spiel',
    played: 'Gespielt',
    won: 'Gewonnen',
    mean: 'Punkte im Schnitt',
    most: 'Meiste Punkte',
    recent: 'Letzte Spiele',
    place: (place, size) => `${place}. von ${size}`,
    stopped: 'vorzeitig beendet',
    with: 'mit',
    rating: (before, after) => `Wertung ${before} → ${after}`,
    look: 'Zum Tisch',
    private: 'Spiele an Tischen für Eingeladene sehen nur die, die dort saßen.',
    none: (name) => `${name} hat hier noch kein Spiel beendet.`,
    noneOwn:
      'Du hast hier noch kein Spiel beendet. Jedes Haus beginnt mit einem einzigen Teil: Setz dich irgendwo dazu, dann füllt sich diese Seite von selbst.',
    toTables: 'Einen Tisch finden',
    toBoards: 'Ranglisten',
  },
  chance: {
    title: 'Der Zufall auf diesem Server',
    about:
      'Alle Würfel, die an Tischen auf diesem Server geworfen, und alle Karten, die aufgedeckt wurden, neben dem, was zu erwarten war.',
    empty: 'Hier ist noch kein Spiel zu Ende gegangen.',
    face: 'Farbe',
    seen: 'Gekommen',
    expected: 'Erwartet',
    off: 'Unterschied',
    legend:
      'Ein Haus ist so hoch, wie seine Farbe oft kam. Die Linie ist, was zu erwarten war; im Band bleibt ehrlicher Zufall 19 von 20 Mal.',
    tooEarly: 'Das ist noch zu wenig, um etwas darüber zu sagen.',
    usual: (cases) =>
      `Nichts Auffälliges: Ehrlicher Zufall läge in ${cases} von 100 Fällen mindestens so weit von der Erwartung entfernt.`,
    odd: (cases) =>
      `Ein wenig ungewöhnlich, wie es ab und zu vorkommt: Ehrlicher Zufall läge in ${cases} von 100 Fällen so weit von der Erwartung entfernt.`,
    strange: (cases) =>
      `Auffällig: Ehrlicher Zufall läge in weniger als einem von ${cases} Fällen so weit von der Erwartung entfernt. Das sollte sich jemand genauer ansehen.`,
    numbers: (chiSquare, degrees, p) =>
      `χ² = ${chiSquare} bei ${degrees} Freiheitsgraden, p = ${p}`,
    proof:
      'Du musst uns nicht beim Wort nehmen: Nach jedem Spiel zieht „Den Zufall prüfen“ alle Lose noch einmal, auf deinem eigenen Gerät.',
  },
  over: {
    title: 'Wertung',
    change: (before, after) => `von ${before} auf ${after}`,
    stopped:
      'Das Spiel wurde nicht zu Ende gespielt, deshalb bleiben alle Wertungen, wie sie sind.',
    counting: 'Die Wertungen werden ausgerechnet …',
  },
};
