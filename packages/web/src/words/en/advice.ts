/** The harbour master’s advice at the table. */
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('en');

/** What the harbour master says. */
export const words = {
  ask: 'Ask the harbour master',
  askKey: 'Ask the harbour master (H)',
  all: 'Full advice',
  thinking: 'The harbour master is looking at your house…',
  failed: 'The harbour master has no advice right now.',
  where: 'Show me',
  tile: (colour: string, size: number) => `Look at the ${colour} ${size}-square tile.`,
  /** By what is done. */
  verbs: {
    reroll: 'You can do better: re-roll some dice.',
    recolour: 'Use Colour change on some dice.',
    nox: 'A good moment for No X.',
    single: 'Use One X for an extra square.',
    mark: 'Take one of the leftover dice.',
    decline: 'None of these dice is worth taking.',
    start: 'Choose the ability you want first.',
    end: 'There’s nothing more to do: end your turn.',
    coatSquare: 'Use the coat of arms to fill a square.',
    coatTrack: 'Use the coat of arms to mark boxes.',
    coatTake: 'Use the coat of arms to take an ability tile.',
    coatTurn: 'Use the coat of arms to refresh your abilities.',
    coatSkip: 'Skip this coat of arms.',
    take: 'Take cards this turn.',
    discard: 'Keep the cards for your next tile.',
    both: 'Build a tile as well this turn.',
    other: 'There is a good move here.',
  } as Record<string, string>,
  reasons: {
    points: (points: string) => `${points} now`,
    lines: (lines: number) => `${counted(lines, 'line', 'lines')} nearly complete`,
    gaps: (gaps: number) => `leaves ${counted(gaps, 'gap', 'gaps')}`,
    closed: (gaps: number) => `closes ${counted(gaps, 'gap', 'gaps')}`,
    open: 'leaves no gaps',
    boxes: (boxes: number) => `${counted(boxes, 'box', 'boxes')} marked`,
    cards: (cards: number) => counted(cards, 'more card', 'more cards'),
    spent: (cards: number) => `${counted(cards, 'card', 'cards')} spent`,
    dice: (dice: number) =>
      `leaves ${dice === 0 ? 'no dice' : counted(dice, 'die', 'dice')} for the others`,
    pairs: (pairs: number) =>
      `leaves ${pairs === 0 ? 'no pairs' : counted(pairs, 'pair', 'pairs')} in the harbour`,
    chance: 'a re-roll should bring more than these dice',
  },
  chance: (percent: number) => `With this move, you’d win about ${percent} out of 100 games.`,
  close: 'Other moves are just as good.',
  clear: 'Everything else is clearly worse.',
  only: 'It’s the only move.',
  used: (times: number) =>
    `You asked the harbour master ${plural(times, 'once', `${times} times`)}.`,
};

/** The shape of these words in every language. */
export type AdviceWords = typeof words;
