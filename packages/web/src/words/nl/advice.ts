/** Advice of the harbour master, in Dutch. */
import type { AdviceWords } from '../en/advice.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('nl');

/** What the harbour master says. */
export const words: AdviceWords = {
  ask: 'Vraag de havenmeester om raad',
  askKey: 'Vraag de havenmeester om raad (H)',
  all: 'Volledig advies tonen',
  thinking: 'De havenmeester bekijkt je huis …',
  failed: 'De havenmeester heeft nu even geen advies.',
  where: 'Laat zien',
  tile: (colour, size) => `Kijk eens naar de tegel van ${size} in ${colour}.`,
  verbs: {
    reroll: 'Deze worp kan beter: gooi een paar dobbelstenen opnieuw.',
    recolour: 'Gebruik ‘Kleurwissel’ voor een paar dobbelstenen.',
    nox: 'Een goed moment voor ‘Geen X’.',
    single: 'Gebruik ‘Eén X’ voor een extra veld.',
    mark: 'Neem een van de dobbelstenen die over zijn.',
    decline: 'Geen van deze dobbelstenen is de moeite waard.',
    start: 'Kies de vaardigheid die je als eerste wilt hebben.',
    end: 'Er valt niets meer te doen: beëindig je beurt.',
    coatSquare: 'Gebruik het wapenschild om een veld te vullen.',
    coatTrack: 'Gebruik het wapenschild om vakjes te markeren.',
    coatTake: 'Neem met het wapenschild een vaardigheidsfiche.',
    coatTurn: 'Activeer met het wapenschild je vaardigheidsfiches.',
    coatSkip: 'Sla dit wapenschild over.',
    take: 'Neem deze beurt kaarten.',
    discard: 'Houd de kaarten voor je volgende tegel.',
    both: 'Bouw deze beurt ook nog een tegel.',
    other: 'Hier zit een goede zet in.',
  },
  reasons: {
    points: (points) => `meteen ${points}`,
    lines: (lines) => `${counted(lines, 'lijn', 'lijnen')} bijna vol`,
    gaps: (gaps) => `laat ${counted(gaps, 'gat', 'gaten')} achter`,
    closed: (gaps) => `dicht ${counted(gaps, 'gat', 'gaten')}`,
    open: 'laat geen gaten achter',
    boxes: (boxes) => `${counted(boxes, 'vakje', 'vakjes')} gemarkeerd`,
    cards: (cards) => `${counted(cards, 'kaart', 'kaarten')} erbij`,
    spent: (cards) => `kost ${counted(cards, 'kaart', 'kaarten')}`,
    dice: (dice) =>
      dice === 0
        ? 'laat de anderen geen dobbelstenen over'
        : `laat de anderen ${counted(dice, 'dobbelsteen', 'dobbelstenen')} over`,
    pairs: (pairs) =>
      `laat ${pairs === 0 ? 'geen paren' : counted(pairs, 'paar', 'paren')} in de haven liggen`,
    chance: 'opnieuw gooien levert waarschijnlijk meer op dan deze dobbelstenen',
  },
  chance: (percent) => `Zo win je ongeveer ${percent} van de 100 partijen.`,
  close: 'Andere zetten zijn even goed.',
  clear: 'Al het andere is duidelijk slechter.',
  only: 'Het is de enige zet.',
  used: (times) => `Je hebt de havenmeester ${times} keer om raad gevraagd.`,
};
