/** The lesson on Copenhagen, step by step. */

/** What each step says. */
export const words = {
  take: {
    title: 'Cards from the harbour',
    text: 'In your turn you either take cards or build. Seven cards lie along the harbour, and you take two that are neighbours. Places 1 and 7 are not: ships pass between them.',
    task: 'Take two neighbours, the two green cards for example. Or first try two that lie apart.',
    done: 'Two cards more in your hand, and the harbour is filled up again. So you gather colours for your tiles.',
    remarks: {},
  },
  any: {
    title: 'Your first ability',
    text: 'Everybody starts with the ability tile Any two cards. Take two cards that are no neighbours, and it is used and turned over.',
    task: 'Take both green cards, from places 2 and 6. Three cards at once? Try it.',
    done: 'The ability tile is turned over. A coat of arms can turn it back.',
    remarks: {
      near: 'Allowed, and neighbours need no ability. But this time take the two green cards that lie apart.',
    },
  },
  limit: {
    title: 'Seven cards, no more',
    text: 'A hand holds seven cards. If you have more after taking, you discard down to seven at once.',
    task: 'You have six. Take two cards, then pick the one that goes.',
    done: 'Seven are left. A discarded card is lost, so it is better to build before the hand is full.',
    remarks: {
      build: 'A good idea in a game! Here, take it back and take cards, to see what happens.',
    },
  },
  build: {
    title: 'Build a tile',
    text: 'A tile costs as many cards of its colour as it has squares. It stands on the ground or on a filled square, and you may rotate it and turn it over.',
    task: 'With your three red cards build the red tile of three squares. Try the one of four first, or hold yours up in the air.',
    done: 'Three cards for three squares. Windows and brick are printed on the tile and turn with it.',
    remarks: {
      small:
        'Allowed, but three red cards are enough for a tile of three. Take it back and build that one.',
      take: 'Allowed, but you have all the cards that you need. Take it back and build.',
    },
  },
  row: {
    title: 'Finish a row',
    text: 'A finished row brings 1 point, or 2 if it is all windows; a column brings 2, or 4. The brick has its place on the tile, so it matters how you turn it.',
    task: 'Finish row 1 with the red tile of two, turned so that its brick lies above that row.',
    done: 'Two points at once: row 1 is all windows.',
    remarks: {
      brick:
        'Row 1 is finished, but with the brick in it: 1 point. Take it back and rotate the tile.',
      take: 'Allowed, but your two red cards are enough. Take it back and build.',
    },
  },
  neighbour: {
    title: 'Neighbours are cheaper',
    text: 'A tile that shares an edge with a tile of its own colour costs one card less; only one, however many it touches.',
    task: 'With two red cards build the red tile of three beside the red one. Away from it, it costs three: try that, too.',
    done: 'Two cards for three squares. Houses in large patches of colour are cheap houses.',
    remarks: {
      small: 'Allowed, but your cards can do more: the tile of three, right beside the red one.',
      take: 'Allowed, but two cards are enough beside the red tile. Take it back and build.',
    },
  },
  coat: {
    title: 'Coats of arms',
    text: 'Cover a coat of arms, or finish row 2, 4 or 6, and choose a reward: a white tile of one square, a new ability tile, or turning all your used ones back.',
    task: 'Cover the coat of arms on c3 with the green tile. Then choose your reward.',
    done: 'White tiles are windows that fit every gap; ability tiles help you again and again.',
    remarks: {
      skip: 'You may skip it, but that would be a pity. Take it back and choose a reward.',
      elsewhere:
        'Allowed, but the coat of arms on c3 is still uncovered. Take it back and cover it.',
      take: 'Allowed, but your green cards are enough for a tile. Take it back and build.',
    },
  },
  change: {
    title: 'The ability Change',
    text: 'With Change the cards of one other colour count as the colour of your tile. Its sister Discount makes a tile one card cheaper.',
    task: 'Build the blue tile of three: two blue cards, and a red or yellow one that counts as blue.',
    done: 'The ability tile is turned over. Cards of another colour have stood in for those that you lacked.',
    remarks: {
      plain:
        'Allowed, but Change was not needed for that. Take it back and build the blue tile of three.',
      take: 'Allowed, but with Change you can build right now. Take it back and try.',
    },
  },
  both: {
    title: 'The ability Take and build',
    text: 'A turn is either for taking or for building. With this ability it is both: take first, then build.',
    task: 'Take the cards from places 1 and 2, use Build as well, and build a blue tile with your three blue cards.',
    done: 'A whole turn saved. The fifth ability, Extra card, brings a third card when you take.',
    remarks: {
      plain:
        'Allowed, but then the turn is over. Take it back: take cards first, then build as well.',
      end: 'Now the turn is over. Take it back and use Build as well.',
    },
  },
  end: {
    title: 'Twelve points',
    text: 'Who reaches 12 points wins at once. Otherwise the game ends when the End card turns up, among the last ten of the pile, and the most points win.',
    task: 'You have 10 points. Finish column e with the purple tile of three.',
    done: 'Twelve points: the game is over at once, and the finest house on the quay is yours.',
    remarks: {
      take: 'Allowed, but you can win right now. Take it back and build.',
    },
  },
};

/** Those words in any language. */
export type CopenhagenLessonWords = typeof words;
