/** The rules of Roll & Write. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';
import { rulings } from './rulings.ts';

/** The rules of Roll & Write. */
export const words: RollAndWriteText = {
  otherWords:
    'white: joker wild wildcard; coat: shield crest emblem badge; brick: x cross wall; window: o glass; re-roll: reroll again rethrow; track: ability bar',
  sections: {
    goal: {
      title: 'Goal',
      text: [
        'With five dice and a pencil, you fill the front of your house. Complete **rows** and **columns** score points, and twice as many if they have no brick.',
        'Once a player has **12 points**, you finish the round, and then [the game is over](#end). The player with the most points wins. The game is for 2 to 4 players.',
      ],
    },
    sheet: {
      title: 'Sheets and dice',
      text: [
        [
          '**Your house** has 5 columns, a to e from the left, and 9 rows, 1 to 9 from the bottom. A square is empty, a **window** (O) or a **brick** (X).',
          '**Coats of arms** are printed next to rows 2, 4 and 6 and columns b and d.',
          '**Five ability tracks**, one per colour, have nine boxes each, with bonuses (+) and stars (★) [under some of them](#tracks).',
          '**Five dice** show red, blue, purple, green, yellow and white. White counts as any colour.',
          '**The facade sheet** is shared. 2- and 3-square tiles can be drawn any number of times. 4- and 5-square tiles are single copies that are crossed out once drawn: in each colour, two 4-square tiles and one 5-square tile.',
          'In blue and yellow, the two 4-square tiles are mirror images of each other; in the other colours they have the same shape.',
        ],
      ],
    },
    'set-up': {
      title: 'Set-up',
      text: [
        [
          'Each player starts with an empty house, empty tracks and **two Re-roll stars** that are ready to use.',
          'The start player is random, or you choose (RW-20). Turns go clockwise. In a **round**, each player has one turn, beginning with the start player.',
          'With two players, there is [a little more to do](#two-players).',
        ],
      ],
    },
    turn: {
      title: 'Your turn',
      text: [
        'Roll the five dice. Then draw **one tile** and use as many [abilities](#abilities) as your stars allow, in any order:',
        [
          'Dice first: use **Re-roll** and **Colour change** only before you draw the tile (RW-3).',
          '[Choose a tile](#tile) that your dice pay for and [draw it](#drawing). It [scores](#scoring) at once.',
          '**One X** squares may come before or after the tile (RW-5).',
          'End your turn. Now [the others take dice](#others).',
        ],
        'If your dice alone allow a tile, you must draw one. You may end your turn without a tile only if they don’t; you never have to use bonuses or stars (RW-10).',
      ],
    },
    tile: {
      title: 'Choosing a tile',
      text: [
        'Choose a colour and a size. A tile needs **one die per square**; a die counts if it shows the tile’s colour or white.',
        [
          '**More dice than squares?** You use exactly as many as you need and choose how many of them are white. The others may take the rest (RW-6).',
          '**Too few dice?** An unlocked bonus (+) of the tile’s colour replaces each missing die, **at most two per turn**, and you use all dice that count. You can’t spend a bonus if you have enough dice (RW-7). You may pay with bonuses alone (RW-18).',
          '**Size 4 or 5?** A copy must be left; it is crossed out for everyone. With a yellow star (**Use again**), you can draw a tile that is already crossed out, and nothing else is crossed out (RW-15).',
        ],
      ],
    },
    drawing: {
      title: 'Drawing a tile',
      text: [
        [
          'You may rotate it in quarter turns, but not mirror it (RW-8).',
          'All of its squares must be inside the house, on empty squares.',
          'At least **one square must be in row 1 or directly above a square that is already filled**. Overhangs are fine, and you may fill the gaps below them later (RW-9).',
          '**One square becomes a brick** (X), whichever you like; the others are windows (O). Under No X, all are windows.',
        ],
      ],
    },
    scoring: {
      title: 'Points',
      text: [
        'You score at once, after each tile and each single square.',
        {
          head: ['Complete', 'with a brick', 'windows only'],
          rows: [
            ['Row', '1 point', '**2 points**'],
            ['Column', '2 points', '**4 points**'],
          ],
        },
        'The ninth box of a [track](#tracks) also scores 2 points.',
      ],
    },
    coats: {
      title: 'Coats of arms',
      text: [
        'When you complete a row or column with a coat of arms, use it **at once, before anything else**. Choose one:',
        [
          '**Draw one window**, following the drawing rules. It may score and earn another coat of arms.',
          '**Mark the next two boxes** of one track, or one if only one is left. You can’t choose a full track.',
        ],
        'Use several one after the other. If you can use a coat of arms, you must; otherwise it is lost (RW-16). You can use what it unlocks from your next turn on (RW-19).',
      ],
    },
    tracks: {
      title: 'Ability tracks',
      text: [
        'Mark boxes from left to right. A + or ★ under a marked box is **unlocked**: you can use it once, from **your next turn** on (RW-19). The ninth box scores 2 points.',
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
        'A **bonus** (+) replaces one missing die of its colour when you [choose a tile](#tile).',
      ],
    },
    abilities: {
      title: 'Abilities',
      text: [
        'Each use costs one star of that colour.',
        [
          '**Re-roll** (red): roll one or more of your dice again before you draw the tile.',
          '**No X** (blue): until the end of your turn, everything you draw is a window (RW-4). At most once per turn, and only if you can still draw something.',
          '**One X** (purple): draw one extra square following the drawing rules, as a brick (a window under No X). Before or after your tile, or without one (RW-5).',
          '**Colour change** (green): turn one or more dice that show the same colour to another colour before you draw the tile. White counts as a colour (RW-2).',
          '**Use again** (yellow): draw a tile that has a crossed-out copy; nothing else is crossed out (RW-15).',
        ],
      ],
    },
    others: {
      title: 'The others take dice',
      text: [
        'After a turn, each other player may take **one unused die** and mark the next box of its track. A white die marks any track.',
        [
          'Several players may take the same die. All choose at the same time (RW-14).',
          'You can’t take a die if its track is full (RW-12). If you can’t take any, you are skipped.',
          'You don’t have to take a die (RW-17).',
          'If no tile was drawn, all five dice are available.',
          'With two players, you may take [up to two dice](#two-players).',
        ],
      ],
    },
    end: {
      title: 'End of the game',
      text: [
        'When a player has **12 points or more**, the current round is the last one, even if the points came in another player’s turn (RW-21). You finish it, so everyone has the same number of turns.',
        [
          'The player with the most points wins.',
          'If there’s a tie, the player with the fewest empty squares wins.',
          'If there’s still a tie, the victory is shared.',
        ],
        'The game also ends after a round if no player can ever draw or mark anything again (RW-11), and after round 60 (RW-13).',
      ],
    },
    'two-players': {
      title: 'Two players',
      text: [
        [
          'Before the game, one 4-square tile is **crossed out in each colour**; in blue and yellow, it’s random which mirror image (RW-1).',
          'Both players choose a track and mark its **first two boxes**, at the same time. They can use what this unlocks from their first turn on.',
          'The other player may take **up to two different dice**. They may have the same colour if the track has two free boxes.',
        ],
      ],
    },
    options: {
      title: 'Options',
      text: [
        'You can turn these on when you set up a game; both are off by default.',
        [
          '**Mirrored tiles:** you may also flip tiles (RW-8).',
          '**Free passing:** you may always end your turn without a tile (RW-10).',
        ],
      ],
    },
    odds: {
      title: 'Odds',
      text: [
        'How likely are your dice to pay for a tile? White dice count, and you re-roll the dice that don’t help. Bonuses and Colour change improve your chances even more.',
      ],
    },
  },
  figures: {
    goal: 'A house worth 4 points: row 2 has only windows and scores 2; rows 1 and 3 have bricks and score 1 each.',
    sheet:
      'The facade sheet. On the left, sizes 2 and 3, unlimited; on the right, sizes 4 and 5, once per copy.',
    dice: 'Blue, blue and white: enough for a blue 3-square tile, or a 2-square one.',
    bonus: 'Two blue dice and a blue bonus pay for a blue 3-square tile as well.',
    supported: 'Possible: the left square is on a filled square. The rest may overhang.',
    floating: 'Not possible: no square is in row 1 or directly above a filled square.',
    gap: 'Possible: you fill the gap below the overhang later.',
    rotate:
      'A yellow 4-square tile, rotated by a quarter turn: possible. Mirrored: not possible; the mirror image is a separate tile.',
    scoring: 'Row 1 has a brick: 1 point. Row 2 has none: 2 points. Column a has none: 4 points.',
    coats: 'The dashed tile completes row 2, so you use its coat of arms: one window or two boxes.',
    tracks: 'The purple track with four boxes marked: one star and two bonuses are unlocked.',
    abilities: 'The ability symbols: Re-roll, No X, One X, Colour change, Use again.',
    others: 'Two blue dice were used. Each other player may take red, green or white.',
    twoPlayers: 'Two players: one 4-square tile is crossed out in each colour.',
  },
  odds: {
    caption: 'The chance that your dice pay for a tile of this size',
    size: 'Size',
    reRolls: ['No re-roll', '1 re-roll', '2 re-rolls'],
    anyColour: 'In any colour',
    oneColour: 'In one particular colour',
  },
  rulings,
};
