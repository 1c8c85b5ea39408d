/** The lesson on Copenhagen, step by step. */

/** What each step says. */
export const words = {
  take: {
    title: 'Cards from the harbour',
    text: 'On your turn you either take cards or build. Seven cards lie along the harbour, and you take two neighbours. Spaces 1 and 7 are not neighbours: ships pass between them.',
    task: 'Take two neighbours, for example the two green cards. Or try two that are not neighbours first.',
    done: 'Two more cards in your hand, and the harbour is refilled. That’s how you collect colours for your tiles.',
    remarks: {},
  },
  any: {
    title: 'Your first ability',
    text: 'Everyone starts with the ability tile Any cards. Take two cards that are not neighbours, and it’s used and turned over.',
    task: 'Take both green cards, from spaces 2 and 6. Three cards at once? Try it.',
    done: 'The ability tile is turned over. A coat of arms can refresh it.',
    remarks: {
      near: 'That’s allowed, and neighbours need no ability. But this time take the two green cards that are not neighbours.',
    },
  },
  limit: {
    title: 'Hand limit: seven cards',
    text: 'You can hold at most seven cards. If you have more after taking, discard down to seven at once.',
    task: 'You have six. Take two cards, then pick one to discard.',
    done: 'Seven are left. Discarded cards are lost, so build before your hand is full.',
    remarks: {
      build: 'A good idea in a real game! Here, undo it and take cards to see what happens.',
    },
  },
  build: {
    title: 'Build a tile',
    text: 'A tile costs one card of its colour per square. It must stand on the ground or on a filled square, and you may rotate and flip it.',
    task: 'Build the red 3-square tile with your three red cards. Try the red 4-square tile first, or hold yours up in the air.',
    done: 'Three cards for three squares. Windows and brick are printed on the tile and turn with it.',
    remarks: {
      small:
        'That’s allowed, but three red cards are enough for a 3-square tile. Undo and build that one.',
      take: 'That’s allowed, but you already have all the cards you need. Undo and build.',
    },
  },
  row: {
    title: 'Complete a row',
    text: 'A complete row scores 1 point, or 2 if it’s all windows; a column scores 2, or 4. The brick’s position on the tile is fixed, so it matters how you turn it.',
    task: 'Complete row 1 with the red 2-square tile, turned so that its brick is above that row.',
    done: 'Two points at once: row 1 is all windows.',
    remarks: {
      brick: 'Row 1 is complete, but it has a brick: only 1 point. Undo and rotate the tile.',
      take: 'That’s allowed, but your two red cards are enough. Undo and build.',
    },
  },
  neighbour: {
    title: 'Cheaper next to its own colour',
    text: 'A tile that shares an edge with a tile of its own colour costs one card less – only one, however many it touches.',
    task: 'Build the red 3-square tile next to your red tile for two red cards. Anywhere else it costs three: try that too.',
    done: 'Two cards for three squares. Large areas of one colour are cheaper to build.',
    remarks: {
      small:
        'That’s allowed, but your cards can do more: build the 3-square tile right next to the red one.',
      take: 'That’s allowed, but next to the red tile two cards are enough. Undo and build.',
    },
  },
  coat: {
    title: 'Coats of arms',
    text: 'Cover a coat of arms, or complete row 2, 4 or 6, and choose a reward: a white tile of one square, a new ability tile, or refreshing all your used ability tiles.',
    task: 'Cover the coat of arms on c3 with the green tile. Then choose your reward.',
    done: 'White tiles are windows that fit into any gap; ability tiles help you again and again.',
    remarks: {
      skip: 'You may skip it, but that would be a waste. Undo and choose a reward.',
      elsewhere:
        'That’s allowed, but the coat of arms on c3 is still uncovered. Undo and cover it.',
      take: 'That’s allowed, but your green cards are enough for a tile. Undo and build.',
    },
  },
  extra: {
    title: 'Ability: Additional card',
    text: 'With this ability you take a third card. Two of the three must be neighbours; the third may come from any space.',
    task: 'Take three blue cards: the neighbours on spaces 1 and 2, and the one on space 5. Three cards without neighbours? Try it.',
    done: 'Three cards in one turn, and the ability tile is turned over.',
    remarks: {
      two: 'That’s allowed, but this time you can have a third card. Undo and take three.',
    },
  },
  discount: {
    title: 'Ability: Construction discount',
    text: 'With Construction discount, a tile costs one card less, anywhere in your house. If the tile also touches its own colour, it’s two less.',
    task: 'Build the blue 3-square tile for your two blue cards. Even the 4-square tile? Try it.',
    done: 'Two cards for three squares, with no blue tile next to it. The ability tile is turned over.',
    remarks: {
      small:
        'That’s allowed, but with Construction discount two cards are enough for a 3-square tile. Undo and build that one.',
      take: 'That’s allowed, but with Construction discount you can build right now. Undo and try.',
    },
  },
  change: {
    title: 'Ability: Change of colours',
    text: 'With Change of colours, cards of one other colour count as the colour of your tile.',
    task: 'Build the blue 3-square tile: two blue cards, and a red or yellow one that counts as blue.',
    done: 'The ability tile is turned over. Cards of another colour have replaced the ones you were missing.',
    remarks: {
      plain:
        'That’s allowed, but you didn’t need Change of colours for it. Undo and build the blue 3-square tile.',
      take: 'That’s allowed, but with Change of colours you can build right now. Undo and try.',
    },
  },
  both: {
    title: 'Ability: Both actions',
    text: 'Normally you either take cards or build. With this ability you do both: first take, then build.',
    task: 'Take the cards from spaces 1 and 2, press Build as well, and build a blue tile with your three blue cards.',
    done: 'You’ve saved a whole turn. Now you know all five abilities.',
    remarks: {
      plain:
        'That’s allowed, but then your turn is over. Undo: take cards first, then build as well.',
      end: 'Now your turn is over. Undo and press Build as well.',
    },
  },
  end: {
    title: 'Twelve points',
    text: 'The first player to reach 12 points wins at once. Otherwise the game ends when the End card is revealed, among the last ten cards of the draw pile, and the player with the most points wins.',
    task: 'You have 10 points. Complete column e with the purple 3-square tile.',
    done: 'Twelve points: the game is over, and the finest house on the quay is yours.',
    remarks: {
      take: 'That’s allowed, but you can win right now. Undo and build.',
    },
  },
};

/** Those words in any language. */
export type CopenhagenLessonWords = typeof words;
