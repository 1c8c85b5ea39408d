/** The rules of Copenhagen. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';
import { rulings } from './rulings.ts';

/** The rules of Copenhagen. */
export const words: CopenhagenText = {
  otherWords:
    'white: joker wild wildcard; coat: shield crest emblem badge; brick: x cross wall; window: o glass',
  sections: {
    goal: {
      title: 'Goal',
      text: [
        'You collect cards at the harbour and use them to build a house of coloured tiles. Complete **rows** and **columns** score points, and twice as many if they have only windows.',
        'The first player with **12 points** wins at once. If no player gets there, [the End card](#pile) ends the game, and the player with the most points wins. The game is for 2 to 4 players.',
      ],
    },
    material: {
      title: 'Components',
      text: [
        [
          '**Your house** has 5 columns, a to e from the left, and 9 rows, 1 to 9 from the bottom. Coats of arms are printed on the squares c3, e5, b7 and d9 and next to rows 2, 4 and 6. The colour of your house doesn’t matter: everyone may build tiles of every colour.',
          '**Coloured tiles** have 2 to 5 squares. Exactly one square, always the same, is a brick; the others are windows.',
          '**White tiles** have one square, a window. You can’t buy them: they only come from [coats of arms](#coats).',
          '**Cards** come in the same five colours, and there is one **End card**.',
          '**Ability tiles** come in [five kinds](#abilities), one of each per player.',
          '**The harbour** has seven spaces in a row, 1 to 7. Spaces 1 and 7 are not neighbours (CO-1).',
        ],
      ],
    },
    'set-up': {
      title: 'Set-up',
      text: [
        {
          head: ['', '2 players', '3 players', '4 players'],
          rows: [
            ['Cards per colour', '14', '12', '14'],
            ['Total cards', '70', '60', '70'],
            ['Tiles per colour: size 2', '2', '2', '3'],
            ['size 3', '2', '3', '3'],
            ['size 4', '2', '2', '3'],
            ['size 5', '1', '1', '1'],
            ['White tiles', '12', '12', '12'],
            ['Starting hands, in turn order', '2, 3', '2, 3, 3', '2, 3, 3, 4'],
            ['End card', 'among the last ten cards', 'set aside', 'set aside'],
            ['Draw pile after set-up', '59 with the End card', '45', '51'],
          ],
        },
        [
          'Lay out seven cards face up at the harbour and deal each player a starting hand.',
          'Each player starts with the ability tile **Any cards**, ready to use. The other ability tiles form the supply.',
          'The start player is random, or you choose (CO-8). Turns go clockwise.',
          'With two players, shuffle nine cards of the draw pile with the End card and put them under the pile.',
          'Hands are secret; the number of cards in a hand and the discards are not (CO-9).',
        ],
      ],
    },
    turn: {
      title: 'Your turn',
      text: [
        'Either [take cards](#taking) or [build a tile](#building). You can’t pass; you can always take cards. With **Both actions** you do both, in this order (CO-3).',
      ],
    },
    taking: {
      title: 'Taking cards',
      text: [
        [
          'Take exactly **two cards from neighbouring spaces**.',
          'With **Any cards**, they don’t have to be neighbours. The ability tile is turned over only if they aren’t (CO-2).',
          'With **Additional card**, you also take a third card from any space. If two of the three are neighbours, you don’t need Any cards.',
          'If you have **more than 7 cards**, discard down to 7 at once, before anything else. You may discard cards you’ve just taken.',
          'At the end of your turn, the empty spaces are refilled from the draw pile, one by one from 1 to 7. Cards don’t slide (CO-1). With Both actions, this happens after you have built and used your coats of arms.',
        ],
      ],
    },
    building: {
      title: 'Building and paying',
      text: [
        'Take a coloured tile from the supply and [place it](#placing) at once. It costs **one card of its colour per square**:',
        [
          '**One less** if it shares an edge with a tile of its own colour in your house – only one, however many it touches, and corners don’t count (CO-12).',
          '**One less** with Construction discount.',
          'With **Change of colours**, cards of exactly one other colour also count as the tile’s colour (CO-4).',
          'You pay the exact cost, never more; a tile may even be free (CO-2). Discard the cards you pay.',
        ],
        'Then the tile [scores](#scoring), and you use its [coats of arms](#coats).',
      ],
    },
    placing: {
      title: 'Placing a tile',
      text: [
        [
          'You may **rotate and flip** it. Its brick moves with it (CO-10).',
          'All of its squares must be inside the house, on empty squares.',
          'At least **one square must be in row 1 or directly above a square that is already filled**. It doesn’t have to be reachable from above, so you may fill gaps later.',
        ],
      ],
    },
    scoring: {
      title: 'Points',
      text: [
        'You score at once, after each tile, including white ones.',
        {
          head: ['Complete', 'with a brick', 'windows only'],
          rows: [
            ['Row', '1 point', '**2 points**'],
            ['Column', '2 points', '**4 points**'],
          ],
        },
        'With **12 points** you win on the spot; remaining actions are lost (CO-5).',
      ],
    },
    coats: {
      title: 'Coats of arms',
      text: [
        'Each coat of arms that your tile covers, and each of the rows 2, 4 and 6 that it completes, gives you **one action**. Columns give none. Take the actions one after the other and choose each time:',
        [
          '**Place a white tile**, following the placing rules. It scores and may earn more actions.',
          '**Take an ability tile** that you don’t have.',
          '**Refresh your ability tiles**: flip all your used ability tiles back to their active side, if you have any.',
          '**Skip** (CO-6).',
        ],
        'If you could only skip, all remaining actions are lost.',
      ],
    },
    abilities: {
      title: 'Ability tiles',
      text: [
        'You can have one of each kind. A used ability tile is turned over until [a coat of arms](#coats) refreshes it. You can’t use a tile in the turn in which you take or refresh it.',
        {
          head: ['Tile', 'What it does', 'When'],
          rows: [
            ['Any cards', 'The two cards don’t have to be neighbours.', 'taking'],
            ['Additional card', 'A third card from any space.', 'taking'],
            ['Construction discount', 'The tile costs one card less.', 'building'],
            [
              'Change of colours',
              'Cards of one other colour count as the tile’s colour (CO-4).',
              'building',
            ],
            ['Both actions', 'Take cards, then build, in the same turn (CO-3).', 'turn'],
          ],
        },
      ],
    },
    pile: {
      title: 'Draw pile and End card',
      text: [
        [
          '**Three and four players:** as soon as the draw pile runs out for the first time, the discards become the new draw pile, with the End card among its last ten cards (CO-7). Refilling the harbour simply continues.',
          '**Two players:** the End card is among the last ten cards from the start; it always comes up before the draw pile runs out (CO-11).',
        ],
        'When the **End card** is revealed, the game ends at once. Spaces that are still empty stay empty.',
      ],
    },
    end: {
      title: 'End of the game',
      text: [
        [
          'A player who reaches **12 points** wins at once.',
          'If the **End card** is revealed, the player with the most points wins.',
          'If there’s a tie, the player with the fewest empty squares wins; if there’s still a tie, the victory is shared.',
        ],
      ],
    },
  },
  figures: {
    goal: 'A house worth 4 points: row 2 has only windows and scores 2; rows 1 and 3 have bricks and score 1 each.',
    tiles: 'A tile of each size, each with one brick, and a white tile.',
    harbour: 'The harbour after set-up: seven spaces in a row, open between 1 and 7.',
    neighbours: 'Spaces 3 and 4 are neighbours: take both cards.',
    apart: 'Spaces 2 and 6 are not: you need Any cards for this.',
    extra: 'With Additional card, you take a third card from any space.',
    cost: 'A green 3-square tile costs three green cards.',
    neighbour: 'This red 3-square tile touches a red tile: it costs two red cards.',
    turning: 'A blue 4-square tile, rotated and flipped: the brick moves with it.',
    supported: 'Possible: the left square is on a filled square.',
    floating: 'Not possible: no square is in row 1 or directly above a filled square.',
    scoring: 'Row 1 has a brick: 1 point. Row 2 has none: 2 points. Column a has none: 4 points.',
    coats:
      'The dashed tile covers the coat of arms at c3: one action. The others are at e5, b7 and d9 and next to rows 2, 4 and 6.',
    abilities:
      'Any cards, Additional card, Construction discount, Change of colours and Both actions; the last one is used and turned over.',
    pile: 'The draw pile, and the End card that ends the game.',
  },
  rulings,
};
