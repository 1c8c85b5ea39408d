/** The commands of the terminal program: what they do, report and refuse. Options and file names stay as they are typed. */

/** What the commands say. */
export const words = {
  verify: {
    game: (number: number) => `Game ${number}`,
    noneAdded:
      'No player added to the draw, so the server could have chosen its secret for what follows from it.',
    undone: 'Only the players know whether they asked for that.',
    part: (events: number) =>
      `The game is not over in this record: it shows the part up to event ${events}.`,
    limits: 'Names and the moves of players are not proven by this.',
    seedLater:
      'The record doesn’t tell the secret yet: it is published when the game is over. Nothing can be proven until then.',
    false: {
      commitment: 'The secret is not the one that the server fixed before the game.',
      contributions: 'The record doesn’t say for every seat what it added to the draw.',
      start: 'The start player doesn’t follow from the secret.',
      undone: 'The events shown as undone don’t follow from the rules and the secret.',
    },
    notProven: 'Not proven.',
  },
  notReviewed: (game: string) => `Games of ${game} can’t be reviewed.`,
  files: {
    nameOne: (dash: string) => `Name a file, or ${dash} for standard input.`,
    missing: 'there is no such file',
    forbidden: 'access is not allowed',
    folder: 'that is a folder',
    noFolder: 'that is not in a folder',
    line: (line: number, reason: string) => `Line ${line}: ${reason}`,
    cutOff: (line: number) => `Line ${line} is cut off; everything before it has been read.`,
  },
};

/** What the commands say, in any language. */
export type CommandWords = typeof words;
