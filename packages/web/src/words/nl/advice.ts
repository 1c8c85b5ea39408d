/** Advice of the harbour master, in Dutch. */
import type { AdviceWords } from '../en/advice.ts';

/** What the harbour master says. */
export const words: AdviceWords = {
  ask: 'De havenmeester om raad vragen',
  askKey: 'De havenmeester om raad vragen (H)',
  all: 'Alles wat de havenmeester zegt',
  thinking: 'De havenmeester bekijkt je huis …',
  failed: 'De havenmeester weet even geen raad.',
  where: 'Laat zien',
  tile: (colour, size) => `Kijk eens naar de tegel van ${size} velden in ${colour}.`,
  verbs: {
    reroll: 'Deze dobbelstenen kunnen beter: gooi er een paar opnieuw.',
    recolour: 'Draai een paar dobbelstenen naar een andere kant.',
    nox: 'Een goed moment voor Geen X.',
    single: 'Eén extra veld komt nu goed van pas.',
    mark: 'Neem iets van wat er overblijft.',
    decline: 'Hier ligt niets dat de moeite waard is.',
    start: 'Bedenk wat je al vroeg wilt hebben.',
    end: 'Er valt niets meer te doen: eindig je beurt.',
    coatSquare: 'Laat het wapen een veld vullen.',
    coatTrack: 'Laat het wapen vakjes aankruisen.',
    coatTake: 'Neem een vaardigheid voor het wapen.',
    coatTurn: 'Draai je vaardigheden weer open.',
    coatSkip: 'Laat dit wapen schieten.',
    take: 'Verzamel in deze beurt kaarten.',
    discard: 'Denk aan wat je hierna gaat bouwen.',
    both: 'Bouw in deze beurt ook nog.',
    other: 'Hier zit een goede zet in.',
  },
  reasons: {
    points: (points) => `meteen ${points}`,
    lines: (lines) => (lines === 1 ? '1 lijn bijna vol' : `${lines} lijnen bijna vol`),
    gaps: (gaps) => (gaps === 1 ? 'ten koste van 1 gat' : `ten koste van ${gaps} gaten`),
    closed: (gaps) => (gaps === 1 ? 'dicht 1 gat' : `dicht ${gaps} gaten`),
    open: 'laat geen gat',
    boxes: (boxes) => (boxes === 1 ? '1 vakje aangekruist' : `${boxes} vakjes aangekruist`),
    cards: (cards) => (cards === 1 ? '1 kaart erbij' : `${cards} kaarten erbij`),
    spent: (cards) => (cards === 1 ? 'kost 1 kaart' : `kost ${cards} kaarten`),
    dice: (dice) =>
      dice === 0
        ? 'laat de anderen geen dobbelsteen'
        : dice === 1
          ? 'laat de anderen 1 dobbelsteen'
          : `laat de anderen ${dice} dobbelstenen`,
    pairs: (pairs) =>
      pairs === 0
        ? 'laat geen paar in de haven'
        : pairs === 1
          ? 'laat 1 paar in de haven'
          : `laat ${pairs} paren in de haven`,
    chance: 'de dobbelstenen beloven meer dan er nu ligt',
  },
  chance: (percent) => `Vanaf hier win je ongeveer ${percent} van de 100 partijen.`,
  close: 'Andere zetten zijn even goed.',
  clear: 'Al het andere is duidelijk slechter.',
  only: 'Er is geen andere zet.',
  used: (times) =>
    times === 1
      ? 'Je hebt de havenmeester één keer om raad gevraagd.'
      : `Je hebt de havenmeester ${times} keer om raad gevraagd.`,
};
