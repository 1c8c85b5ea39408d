/** Advice of the harbour master. */

/** What the harbour master says. */
export const words = {
  ask: 'Ask the harbour master',
  askKey: 'Ask the harbour master (H)',
  all: 'All that the harbour master says',
  thinking: 'The harbour master looks at your house …',
  failed: 'The harbour master has no advice just now.',
  where: 'Show me',
  tile: (colour: string, size: number) => `Have a look at the ${colour} tile of ${size} squares.`,
  /** By what is done. */
  verbs: {
    reroll: 'These dice can do better: roll some again.',
    recolour: 'Turn some dice to another face.',
    nox: 'A good moment for No X.',
    single: 'One extra square would help now.',
    mark: 'Take something of what is left over.',
    decline: 'Nothing here is worth taking.',
    start: 'Think of what you want to have early on.',
    end: 'Nothing more to do: end the turn.',
    coatSquare: 'Let the coat of arms fill a square.',
    coatTrack: 'Let the coat of arms mark boxes.',
    coatTake: 'Take an ability for the coat of arms.',
    coatTurn: 'Turn your abilities face up again.',
    coatSkip: 'Let this coat of arms go.',
    take: 'Gather cards in this turn.',
    discard: 'Think of what you will build next.',
    both: 'Build as well in this turn.',
    other: 'There is a good move here.',
  } as Record<string, string>,
  reasons: {
    points: (points: string) => `${points} now`,
    lines: (lines: number) =>
      lines === 1 ? '1 line nearly complete' : `${lines} lines nearly complete`,
    gaps: (gaps: number) => (gaps === 1 ? 'for 1 gap' : `for ${gaps} gaps`),
    closed: (gaps: number) => (gaps === 1 ? 'closes 1 gap' : `closes ${gaps} gaps`),
    open: 'leaves no gap',
    boxes: (boxes: number) => (boxes === 1 ? '1 box marked' : `${boxes} boxes marked`),
    cards: (cards: number) => (cards === 1 ? '1 card more' : `${cards} cards more`),
    spent: (cards: number) => (cards === 1 ? '1 card spent' : `${cards} cards spent`),
    dice: (dice: number) =>
      dice === 0
        ? 'leaves no die to the others'
        : dice === 1
          ? 'leaves 1 die to the others'
          : `leaves ${dice} dice to the others`,
    pairs: (pairs: number) =>
      pairs === 0
        ? 'leaves no pair in the harbour'
        : pairs === 1
          ? 'leaves 1 pair in the harbour'
          : `leaves ${pairs} pairs in the harbour`,
    chance: 'the dice promise more than what lies there',
  },
  chance: (percent: number) => `From here you win about ${percent} of 100 games.`,
  close: 'Other moves are as good.',
  clear: 'Everything else is clearly worse.',
  only: 'There is no other move.',
  used: (times: number) =>
    times === 1
      ? 'You asked the harbour master once.'
      : `You asked the harbour master ${times} times.`,
};

/** The shape of these words in every language. */
export type AdviceWords = typeof words;
