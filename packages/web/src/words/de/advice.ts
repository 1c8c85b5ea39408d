/** Advice of the harbour master, in German. */
import type { AdviceWords } from '../en/advice.ts';
import { capital, grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('de');

const lines = (count: number) => counted(count, 'Reihe oder Spalte', 'Reihen oder Spalten');

/** What the harbour master says. */
export const words: AdviceWords = {
  ask: 'Hafenmeister fragen',
  askKey: 'Hafenmeister fragen (H)',
  all: 'Ganzen Rat zeigen',
  thinking: 'Der Hafenmeister sieht sich dein Haus an …',
  failed: 'Der Hafenmeister weiß gerade keinen Rat.',
  where: 'Zeig es mir',
  /** One sentence for shapes that are drawn and for tiles that are built. */
  tile: (colour, size) => `Sieh dir ${capital(colour)} in Größe ${size} an.`,
  verbs: {
    reroll: 'Da ist mehr drin: Würfle ein paar Würfel neu.',
    recolour: 'Nutze „Farbwechsel“ für ein paar Würfel.',
    nox: 'Ein guter Moment für „Kein X“.',
    single: 'Nutze „Ein X“ für ein zusätzliches Feld.',
    mark: 'Nimm einen der übrigen Würfel.',
    decline: 'Keiner dieser Würfel lohnt sich.',
    start: 'Wähle die Fähigkeit, die du zuerst haben willst.',
    end: 'Mehr kannst du nicht tun: Beende deinen Zug.',
    coatSquare: 'Fülle mit dem Wappen ein Feld.',
    coatTrack: 'Kreuze mit dem Wappen Kästchen an.',
    coatTake: 'Nimm mit dem Wappen ein Fähigkeitsplättchen.',
    coatTurn: 'Aktiviere mit dem Wappen deine Fähigkeitsplättchen wieder.',
    coatSkip: 'Überspringe dieses Wappen.',
    take: 'Nimm in diesem Zug Karten.',
    discard: 'Behalte die Karten für dein nächstes Plättchen.',
    both: 'Baue in diesem Zug auch noch.',
    other: 'Hier gibt es eine gute Möglichkeit.',
  },
  reasons: {
    points: (points) => `sofort ${points}`,
    lines: (count) => `${lines(count)} fast komplett`,
    gaps: (gaps) => `lässt ${counted(gaps, 'Lücke', 'Lücken')} offen`,
    closed: (gaps) => `schließt ${counted(gaps, 'Lücke', 'Lücken')}`,
    open: 'lässt keine Lücke',
    boxes: (boxes) => `${boxes} Kästchen angekreuzt`,
    cards: (cards) => `${counted(cards, 'Karte', 'Karten')} mehr`,
    spent: (cards) => `kostet ${counted(cards, 'Karte', 'Karten')}`,
    dice: (dice) => `lässt den anderen ${dice === 0 ? 'keinen' : dice} Würfel`,
    pairs: (pairs) =>
      `lässt ${pairs === 0 ? 'kein Paar' : counted(pairs, 'Paar', 'Paare')} im Hafen`,
    chance: 'neu würfeln dürfte mehr bringen als diese Würfel',
  },
  chance: (percent) => `So gewinnst du etwa ${percent} von 100 Partien.`,
  close: 'Andere Möglichkeiten sind genauso gut.',
  clear: 'Alles andere ist deutlich schlechter.',
  only: 'Etwas anderes ist nicht möglich.',
  used: (times) => `Du hast den Hafenmeister ${plural(times, 'einmal', `${times}-mal`)} gefragt.`,
};
