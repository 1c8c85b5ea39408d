/** Advice of the harbour master, in Danish. */
import type { AdviceWords } from '../en/advice.ts';
import { counted, definite, plural } from './grammar.ts';

/** What the harbour master says, in Danish. */
export const words: AdviceWords = {
  ask: 'Spørg havnefogeden',
  askKey: 'Spørg havnefogeden (H)',
  all: 'Vis hele rådet',
  thinking: 'Havnefogeden ser på dit hus …',
  failed: 'Havnefogeden har ikke noget råd lige nu.',
  where: 'Vis mig det',
  tile: (colour, size) => `Se på den ${definite(colour)} ${size}-brik.`,
  verbs: {
    reroll: 'Du kan gøre det bedre: Slå nogle terninger om.',
    recolour: 'Brug Farveskift på nogle terninger.',
    nox: 'Et godt tidspunkt til Intet X.',
    single: 'Brug Ét X til et ekstra felt.',
    mark: 'Tag en af terningerne der er tilbage.',
    decline: 'Ingen af disse terninger er værd at tage.',
    start: 'Vælg den evne du vil have først.',
    end: 'Der er ikke mere at gøre: Afslut din tur.',
    coatSquare: 'Brug våbenskjoldet til at udfylde et felt.',
    coatTrack: 'Brug våbenskjoldet til at krydse bokse af.',
    coatTake: 'Brug våbenskjoldet til at tage en evnebrik.',
    coatTurn: 'Brug våbenskjoldet til at gøre dine evner klar igen.',
    coatSkip: 'Spring dette våbenskjold over.',
    take: 'Tag kort i denne tur.',
    discard: 'Gem kortene til din næste brik.',
    both: 'Byg også en brik i denne tur.',
    other: 'Her er et godt træk.',
  },
  reasons: {
    points: (points) => `${points} nu`,
    lines: (lines) => `${counted(lines, 'linje', 'linjer')} næsten fuldført`,
    gaps: (gaps) => `efterlader ${counted(gaps, 'hul', 'huller')}`,
    closed: (gaps) => `lukker ${counted(gaps, 'hul', 'huller')}`,
    open: 'efterlader ingen huller',
    boxes: (boxes) => `${counted(boxes, 'boks', 'bokse')} krydset af`,
    cards: (cards) => `${counted(cards, 'kort', 'kort')} mere`,
    spent: (cards) => `${counted(cards, 'kort', 'kort')} brugt`,
    dice: (dice) =>
      `efterlader ${dice === 0 ? 'ingen terninger' : counted(dice, 'terning', 'terninger')} til de andre`,
    pairs: (pairs) =>
      `efterlader ${pairs === 0 ? 'ingen par' : counted(pairs, 'par', 'par')} i havnen`,
    chance: 'et nyt slag burde give mere end disse terninger',
  },
  chance: (percent) => `Med dette træk vinder du omkring ${percent} af 100 spil.`,
  close: 'Andre træk er lige så gode.',
  clear: 'Alt andet er klart dårligere.',
  only: 'Det er det eneste træk.',
  used: (times) => `Du spurgte havnefogeden ${plural(times, 'én gang', `${times} gange`)}.`,
};
