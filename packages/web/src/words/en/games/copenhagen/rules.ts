/** The rules of Copenhagen. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';
import { rulings } from './rulings.ts';

/** The rules of Copenhagen. */
export const words: CopenhagenText = {
  sections: {
    goal: {
      title: 'The goal',
      text: [
        'You collect cards at the harbour and build a house of coloured tiles with them. Complete **rows** and **columns** score, and twice as much if they hold windows only.',
        'Whoever has **12 points** wins at once. If nobody gets there, [the End card](#pile) ends the game, and the most points win. There are 2 to 4 players.',
      ],
    },
    material: {
      title: 'What is in the box',
      text: [
        [
          '**Your house** has 5 columns, a to e from the left, and 9 rows, 1 to 9 from the bottom. Coats of arms are printed on the cells c3, e5, b7 and d9 and beside the rows 2, 4 and 6.',
          '**Coloured tiles** have 2 to 5 squares. Exactly one square is a brick, at a fixed place; the others are windows.',
          '**White tiles** have one square, a window.',
          '**Cards** come in the same five colours, and there is one **End card**.',
          '**Ability tiles** are of [five kinds](#abilities), as many of each as there are players.',
          '**The harbour** has seven places in a row, 1 to 7. Places 1 and 7 are not neighbours (CO-1).',
        ],
      ],
    },
    'set-up': {
      title: 'Set-up',
      text: [
        {
          head: ['', '2 players', '3 players', '4 players'],
          rows: [
            ['Cards of each colour', '14', '12', '14'],
            ['All cards', '70', '60', '70'],
            ['Tiles of each colour: size 2', '2', '2', '3'],
            ['size 3', '2', '3', '3'],
            ['size 4', '2', '2', '3'],
            ['size 5', '1', '1', '1'],
            ['White tiles', '12', '12', '12'],
            ['First hands, in turn order', '2, 3', '2, 3, 3', '2, 3, 3, 4'],
            ['End card', 'among the last ten', 'aside', 'aside'],
            ['Pile after the set-up', '59 with the End card', '45', '51'],
          ],
        },
        [
          'Seven cards are laid out face up at the harbour, and everybody gets a first hand.',
          'Everybody begins with the ability tile **Any two cards**, ready for use. The others are the supply.',
          'Lots decide who begins, or you say it (CO-8). Turns go clockwise.',
          'With two players nine cards of the pile are shuffled with the End card and laid under the pile.',
          'Hands are secret; how many cards somebody holds, and what was discarded, is not (CO-9).',
        ],
      ],
    },
    turn: {
      title: 'Your turn',
      text: [
        'Do **one** of two things: [take cards](#taking) or [build a tile](#building). There is no passing; taking is always possible. With **Take and build** you do both, in this order (CO-3).',
      ],
    },
    taking: {
      title: 'Taking cards',
      text: [
        [
          'Take exactly **two cards from neighbouring places**.',
          'With **Any two cards** they need not be neighbours. The ability tile is turned only if they are not (CO-2).',
          'With **Extra card** you take a third one from any other place in the same move. If any two of the three are neighbours, Any two cards is not needed.',
          'With **more than 7 cards** in hand you discard down to 7 at once, before anything else; cards that you have just taken may go.',
          'At the end of your turn the empty places are filled from the pile, one by one from 1 to 7. Cards don’t slide (CO-1). With Take and build this comes after building and everything that follows from it.',
        ],
      ],
    },
    building: {
      title: 'Building and paying',
      text: [
        'Take a coloured tile from the supply and [place it](#placing) at once. It costs **as many cards of its colour as it has squares**:',
        [
          '**One less** if it shares an edge with a tile of its own colour in your house; once, however many it touches, and not across a corner.',
          '**One less** with the ability Discount.',
          'With **Change** cards of exactly one other colour may be mixed in and count as the tile’s colour (CO-4).',
          'The cost is paid exactly, never more, and may be nothing (CO-2). Cards go to the discard pile in their real colour.',
        ],
        'Then the tile [scores](#scoring), and [coats of arms](#coats) are used.',
      ],
    },
    placing: {
      title: 'Placing a tile',
      text: [
        [
          'It may be **rotated and turned over**. Its brick goes along (CO-10).',
          'All of its squares lie inside the house, on empty cells.',
          'At least **one square is in row 1 or right above a cell that was filled before**. Nothing has to be reached from above; gaps may be filled later.',
        ],
      ],
    },
    scoring: {
      title: 'Points',
      text: [
        'You score at once, after every tile, white ones too.',
        {
          head: ['Complete', 'with a brick', 'windows only'],
          rows: [
            ['Row', '1 point', '**2 points**'],
            ['Column', '2 points', '**4 points**'],
          ],
        },
        'With **12 points** you win on the spot; whatever was still to be done lapses (CO-5).',
      ],
    },
    coats: {
      title: 'Coats of arms',
      text: [
        'Every printed coat of arms that your tile covers, and each of the rows 2, 4 and 6 that it completes, gives **one action**. Columns give none. You take them one after the other and choose each time:',
        [
          '**Place a white tile** by the rules of placing. It scores and may earn more actions.',
          '**Take an ability tile** of a kind that you don’t have.',
          '**Turn all your used ability tiles back**, if there is one.',
          '**Skip** (CO-6).',
        ],
        'If only skipping is possible, everything still owed lapses by itself; this is looked at after every action.',
      ],
    },
    abilities: {
      title: 'Ability tiles',
      text: [
        'You have at most one of each kind. A used one is turned over, until [a coat of arms](#coats) turns it back. What you gain or turn back can’t help in the same turn any more.',
        {
          head: ['Tile', 'What it does', 'When'],
          rows: [
            ['Any two cards', 'The two cards need not be neighbours.', 'taking'],
            ['Extra card', 'A third card, from any place.', 'taking'],
            ['Discount', 'The tile costs one card less.', 'building'],
            ['Change', 'Cards of one other colour count as the tile’s (CO-4).', 'building'],
            ['Take and build', 'Take cards, then build, in one turn (CO-3).', 'turn'],
          ],
        },
      ],
    },
    pile: {
      title: 'Pile and End card',
      text: [
        [
          '**Three and four players:** the moment the pile is used up for the first time, the discard pile becomes the new pile, with the End card among its last ten (CO-7). Filling the harbour simply goes on.',
          '**Two players:** the End card is among the last ten from the beginning; it always comes before the pile is used up (CO-11).',
        ],
        'When the **End card** is turned up the game ends at once. Places that are still empty stay so.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        [
          'Whoever has **12 points** wins at once.',
          'If the **End card** is turned up, the most points win.',
          'If they are equal, the fewest empty cells win; if those are equal too, the victory is shared.',
        ],
      ],
    },
  },
  figures: {
    goal: 'A house worth 4 points: row 2 has windows only and scores 2, rows 1 and 3 have bricks and score 1 each.',
    tiles: 'A tile of each size, each with one brick, and a white one.',
    harbour: 'The harbour after the set-up: seven places in a row, open between 1 and 7.',
    neighbours: 'Places 3 and 4 are neighbours: take both cards.',
    apart: 'Places 2 and 6 are not: for this you use Any two cards.',
    extra: 'With Extra card a third one comes from anywhere.',
    cost: 'A green tile of 3 costs three green cards.',
    neighbour: 'This red tile of 3 touches a red tile: it costs two red cards.',
    turning: 'A blue tile of 4, rotated, and turned over: the brick goes along.',
    supported: 'Possible: the left square stands on a filled cell.',
    floating: 'Not possible: no square is in row 1 or right above a filled cell.',
    scoring: 'Row 1 has a brick: 1 point. Row 2 has none: 2 points. Column a has none: 4 points.',
    coats:
      'The dashed tile covers the coat of arms at c3: one action. The next ones are at e5, b7 and d9 and at the rows 2, 4 and 6.',
    abilities:
      'Any two cards, Extra card, Discount, Change, and Take and build; the last one is used and turned over.',
    pile: 'The pile, and the End card that ends the game.',
  },
  rulings,
};
