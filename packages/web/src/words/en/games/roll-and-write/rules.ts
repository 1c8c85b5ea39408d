/** The rules of Roll & Write. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';
import { rulings } from './rulings.ts';

/** The rules of Roll & Write. */
export const words: RollAndWriteText = {
  sections: {
    goal: {
      title: 'The goal',
      text: [
        'With five dice and a pencil you fill the front of your house. Complete **rows** and **columns** score, and twice as much if there is no brick in them.',
        'Once somebody has **12 points** the round is played to its end, and then [the game is over](#end). The most points win. There are 2 to 4 players.',
      ],
    },
    sheet: {
      title: 'Sheets and dice',
      text: [
        [
          '**Your house** has 5 columns, a to e from the left, and 9 rows, 1 to 9 from the bottom. A cell is empty, a **window** (O) or a **brick** (X).',
          '**Coats of arms** stand at the rows 2, 4 and 6 and at the columns b and d.',
          '**Five ability tracks**, one in each colour, have nine boxes each, with bonuses (+) and stars (★) [under some of them](#tracks).',
          '**Five dice** show red, blue, purple, green, yellow and white. White is wild.',
          '**The facade sheet** is shared. Tiles of 2 and 3 squares can be drawn any number of times. Tiles of 4 and 5 squares are single copies that are crossed out once drawn: two copies of 4 and one of 5 in each colour.',
          'Blue and yellow have their tile of 4 once in each mirror image; the other colours have the same shape twice.',
        ],
      ],
    },
    'set-up': {
      title: 'Set-up',
      text: [
        [
          'Everybody begins with an empty house, empty tracks, and **two stars for Re-roll** that are ready for use.',
          'Lots decide who begins, or you say it (RW-20). Turns go clockwise. A **round** is one turn for everybody, from the start player on.',
          'With two players there is [a little more to do](#two-players).',
        ],
      ],
    },
    turn: {
      title: 'Your turn',
      text: [
        'Your five dice are rolled. Then, in any order and as often as your stars allow, you may use [abilities](#abilities), and you draw **one tile**:',
        [
          'First the dice: **Re-roll** and **Colour change** only before the tile is drawn (RW-3).',
          '[Choose a tile](#tile) that your dice pay for and [draw it](#drawing). It [scores](#scoring) at once.',
          '**One X** squares may come before or after the tile (RW-5).',
          'End the turn. Now [the others take dice](#others).',
        ],
        'If the dice alone allow a tile you have to draw one. Only if they allow none may you end the turn without it; bonuses and stars never have to be used (RW-10).',
      ],
    },
    tile: {
      title: 'Which tile',
      text: [
        'Choose a colour and a size. A tile needs **as many dice as it has squares**; a die counts if it shows the tile’s colour or white.',
        [
          '**More dice than squares?** Exactly as many as needed are used, and you say how many of them are white. The rest stays for the others (RW-6).',
          '**Too few dice?** Each missing die is covered by one unlocked bonus (+) of the tile’s colour, **at most two in a turn**, and all dice that count are used. While the dice suffice no bonus may be spent (RW-7). Bonuses alone may pay for a tile (RW-18).',
          '**Size 4 or 5?** A copy must be left; it is crossed out for everybody. With a yellow star (**Use again**) you draw one that is crossed out already, and nothing more is crossed out (RW-15).',
        ],
      ],
    },
    drawing: {
      title: 'Drawing a tile',
      text: [
        [
          'Turn it by quarters as you like. It may not be mirrored (RW-8).',
          'All of its squares lie inside the house, on empty cells.',
          'At least **one square is in row 1 or right above a cell that was filled before**. Nothing else has to be held: overhangs are fine, and gaps below them may be filled later (RW-9).',
          '**One square becomes a brick** (X), whichever you like; the others are windows (O). Under No X all are windows.',
        ],
      ],
    },
    scoring: {
      title: 'Points',
      text: [
        'You score at once, after every tile and every single square.',
        {
          head: ['Complete', 'with a brick', 'windows only'],
          rows: [
            ['Row', '1 point', '**2 points**'],
            ['Column', '2 points', '**4 points**'],
            ['Track (ninth box)', '2 points', '2 points'],
          ],
        },
      ],
    },
    coats: {
      title: 'Coats of arms',
      text: [
        'Complete a row or column with a coat of arms and you use it **at once, before anything else**. Choose one:',
        [
          '**Draw one square** by the rules of drawing, as a window. It may score and earn the next coat of arms.',
          '**Mark the next two boxes** of one track; only one if no more is left. A full track can’t be chosen.',
        ],
        'Several are used one after the other. What is possible must be done; if neither is possible the coat of arms lapses (RW-16). What it unlocks waits for your next turn (RW-19).',
      ],
    },
    tracks: {
      title: 'Ability tracks',
      text: [
        'Boxes are marked from the left. A + or ★ under a marked box is **unlocked**: you can use it once, from **your next own turn** on (RW-19). The ninth box scores 2 points.',
        {
          head: ['Track', 'Boxes with +', 'Boxes with ★', 'A star gives'],
          rows: [
            ['Red', '1, 3', '2, 4, 5, 6', 'Re-roll'],
            ['Blue', '1, 5', '2, 4, 6', 'No X'],
            ['Purple', '1, 4', '3, 5, 7', 'One X'],
            ['Green', '1, 5', '4, 7, 8', 'Colour change'],
            ['Yellow', '1, 4', '3, 6, 7', 'Use again'],
          ],
        },
        'A **bonus** (+) stands in for one missing die of its colour when you [choose a tile](#tile).',
      ],
    },
    abilities: {
      title: 'Abilities',
      text: [
        'Each use costs one star of that colour.',
        [
          '**Re-roll** (red): roll one or more of your dice again, before the tile is drawn.',
          '**No X** (blue): from now to the end of your turn everything you draw is a window (RW-4). At most once a turn, and only while there is something left to draw.',
          '**One X** (purple): draw one extra square by the rules of drawing, as a brick; as a window under No X. Before or after the tile, or without one (RW-5).',
          '**Colour change** (green): turn one or more dice that show the same face to one other face, before the tile is drawn. White may be turned, and may be chosen (RW-2).',
          '**Use again** (yellow): draw a tile of which a copy is crossed out already; nothing more is crossed out (RW-15).',
        ],
      ],
    },
    others: {
      title: 'The others take dice',
      text: [
        'When a turn ends, every other player may take **one die that was not used** and mark the next box of its track. A white die marks a track of your choice.',
        [
          'Several players may take the same die. All choose at the same time (RW-14).',
          'A die whose track is full can’t be taken (RW-12). If you can’t take any you are skipped.',
          'Nobody has to take a die (RW-17).',
          'If no tile was drawn all five dice are there to be taken.',
          'With two players it is [up to two dice](#two-players).',
        ],
      ],
    },
    end: {
      title: 'The end',
      text: [
        'The game ends after a **round in which somebody has 12 points or more**, also if they came in somebody else’s turn.',
        [
          'The most points win.',
          'If they are equal, the fewest empty cells win.',
          'If those are equal too, the victory is shared.',
        ],
        'It also ends, with the round, when nobody can ever draw or mark anything again (RW-11), and after round 60 (RW-13).',
      ],
    },
    'two-players': {
      title: 'With two players',
      text: [
        [
          'Before the game one tile of 4 is **crossed out in each colour**; in blue and yellow lots decide which mirror image (RW-1).',
          'Both mark the **first two boxes of one track** of their choice, at the same time. What this unlocks can be used from the first turn on.',
          'Who is not in turn may take **up to two different dice**; both may have the same colour if there are two of it, and two free boxes.',
        ],
      ],
    },
    options: {
      title: 'Options',
      text: [
        'Both can be chosen when a game is set up; neither is on by itself.',
        [
          '**Mirrored tiles:** tiles may be turned over as well (RW-8).',
          '**Free passing:** a turn may always be ended without a tile (RW-10).',
        ],
      ],
    },
  },
  figures: {
    goal: 'A house worth 4 points: row 2 has windows only and scores 2, rows 1 and 3 have bricks and score 1 each.',
    sheet:
      'The facade sheet. Left the sizes 2 and 3, as often as you like; right 4 and 5, once for each copy.',
    dice: 'Blue, blue and white: enough for a blue tile of 3, or of 2.',
    bonus: 'Two blue dice and a blue bonus pay for a blue tile of 3 as well.',
    supported: 'Possible: the left square stands on a filled cell. The rest may hang over.',
    floating: 'Not possible: no square is in row 1 or right above a filled cell.',
    gap: 'Possible: the gap below the overhang is filled later.',
    rotate:
      'A yellow tile of 4, turned by a quarter: possible. Mirrored: not possible; the other image is a tile of its own.',
    scoring: 'Row 1 has a brick: 1 point. Row 2 has none: 2 points. Column a has none: 4 points.',
    coats:
      'The dashed tile completes row 2, so its coat of arms is used: one window, or two boxes.',
    tracks: 'The purple track with four boxes marked: one star and two bonuses are unlocked.',
    abilities: 'The signs of the abilities: Re-roll, No X, One X, Colour change, Use again.',
    others: 'Two blue dice were used. Everybody else may take red, green or white.',
    twoPlayers: 'For two players: one copy of each tile of 4 is out.',
  },
  rulings,
};
