/** Advice of the harbour master, in German. */
import type { AdviceWords } from '../en/advice.ts';

/** What the harbour master says. */
export const words: AdviceWords = {
  ask: 'Den Hafenmeister fragen',
  askKey: 'Den Hafenmeister fragen (H)',
  all: 'Alles, was der Hafenmeister sagt',
  thinking: 'Der Hafenmeister sieht sich dein Haus an …',
  failed: 'Der Hafenmeister weiß gerade keinen Rat.',
  where: 'Zeig es mir',
  tile: (colour, size) => `Sieh dir die Form mit ${size} Feldern in ${colour} an.`,
  verbs: {
    reroll: 'Diese Würfel können mehr: Wirf ein paar noch einmal.',
    recolour: 'Dreh ein paar Würfel auf eine andere Seite.',
    nox: 'Ein guter Moment für „Kein X“.',
    single: 'Ein einzelnes Feld hilft jetzt.',
    mark: 'Nimm etwas von dem, was übrig ist.',
    decline: 'Hier liegt nichts, was sich lohnt.',
    start: 'Überleg, was du früh haben willst.',
    end: 'Mehr ist nicht zu tun: Beende den Zug.',
    coatSquare: 'Füll mit dem Wappen ein Feld.',
    coatTrack: 'Kreuz mit dem Wappen Kästchen an.',
    coatTake: 'Nimm für das Wappen eine Fähigkeit.',
    coatTurn: 'Dreh deine Fähigkeiten wieder auf.',
    coatSkip: 'Lass dieses Wappen verfallen.',
    take: 'Sammle in diesem Zug Karten.',
    discard: 'Denk an das, was du als Nächstes baust.',
    both: 'Baue in diesem Zug auch noch.',
    other: 'Hier steckt ein guter Zug.',
  },
  reasons: {
    points: (points) => `gleich ${points}`,
    lines: (lines) => (lines === 1 ? '1 Linie fast voll' : `${lines} Linien fast voll`),
    gaps: (gaps) => (gaps === 1 ? 'kostet 1 Lücke' : `kostet ${gaps} Lücken`),
    closed: (gaps) => (gaps === 1 ? 'schließt 1 Lücke' : `schließt ${gaps} Lücken`),
    open: 'lässt keine Lücke',
    boxes: (boxes) => (boxes === 1 ? '1 Kästchen angekreuzt' : `${boxes} Kästchen angekreuzt`),
    cards: (cards) => (cards === 1 ? '1 Karte mehr' : `${cards} Karten mehr`),
    spent: (cards) => (cards === 1 ? 'kostet 1 Karte' : `kostet ${cards} Karten`),
    dice: (dice) =>
      dice === 0
        ? 'lässt den anderen keinen Würfel'
        : dice === 1
          ? 'lässt den anderen 1 Würfel'
          : `lässt den anderen ${dice} Würfel`,
    pairs: (pairs) =>
      pairs === 0
        ? 'lässt kein Paar im Hafen'
        : pairs === 1
          ? 'lässt 1 Paar im Hafen'
          : `lässt ${pairs} Paare im Hafen`,
    chance: 'die Würfel versprechen mehr als das, was liegt',
  },
  chance: (percent) => `Von hier aus gewinnst du etwa ${percent} von 100 Partien.`,
  close: 'Andere Züge sind genauso gut.',
  clear: 'Alles andere ist deutlich schlechter.',
  only: 'Einen anderen Zug gibt es nicht.',
  used: (times) =>
    times === 1
      ? 'Du hast den Hafenmeister einmal gefragt.'
      : `Du hast den Hafenmeister ${times}-mal gefragt.`,
};
