/** The commands of the terminal program: what they do, report and refuse. Options and file names stay as they are typed. */
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('en');

/** What the commands say. */
export const words = {
  verify: {
    game: (number: number) => `Game ${number}`,
    noneAdded:
      'No player added to the draw, so the server could have picked a secret that suited it.',
    undone: 'Only the players know whether they asked for that.',
    part: (events: number) => `This record stops at event ${events}, before the end of the game.`,
    limits: 'This doesn’t prove the players’ names or moves.',
    seedLater:
      'The record doesn’t contain the secret yet: it’s published when the game is over. Nothing can be proven until then.',
    false: {
      commitment: 'The secret isn’t the one that the server fixed before the game.',
      contributions: 'The record doesn’t say what every seat added to the draw.',
      start: 'The start player doesn’t follow from the secret.',
      undone: 'The events shown as undone don’t follow from the rules and the secret.',
    },
    draw: (draw: number, what: string) => `Draw ${draw} (${what})`,
    ofStart: 'start player',
    ofEvent: (event: number) => `event ${event}`,
    ofUndone: 'undone',
    tookPart: (names: string) => `took part: ${names}`,
    missed: (names: string) => `did not answer: ${names}`,
    unforeseeable: 'no one could know or choose it if one of them is honest',
    foreseeable: 'no device took part, so the server could know it',
    follows: 'follows',
    noAnchor: 'The record has no anchor of the server’s chain, so nothing can be proven.',
    notProven: 'Not proven.',
  },
  notReviewed: (game: string) => `Games of ${game} can’t be reviewed.`,
  files: {
    nameOne: (dash: string) => `Name a file, or ${dash} for standard input.`,
    missing: 'no such file',
    forbidden: 'access denied',
    folder: 'it’s a folder',
    noFolder: 'part of the path isn’t a folder',
    line: (line: number, reason: string) => `Line ${line}: ${reason}`,
    cutOff: (line: number) => `Line ${line} is cut off; everything before it has been read.`,
  },
  help: {
    usage: 'usage',
    unknown: (command: string) => `Unknown command: ${command}.`,
    guests: 'first loads a module that adds bots or games',
    language: (codes: string) => `sets the language (otherwise the terminal’s): ${codes}`,
    summaries: {
      serve: 'runs the server for both games until you stop it; port 0 picks a free port',
      play: 'a game in the terminal, against bots or with friends on one keyboard',
      sim: 'lets bots play; prints a summary, or writes records or traces',
      replay: 'checks every event of a record and writes its trace',
      review:
        'analyses every decision, roll and card of a record: what was luck, and what the moves cost',
      verify: 'replays every roll and card of a record and says what that proves',
      count: 'counts the continuations of a record’s last position, or of a new game',
      arena:
        'lets bots play in all seatings with the same dice and cards; prints how strong they are',
      bench: 'plays random games on one thread and prints how many per second',
      print: 'makes a PDF: player sheets with the rules on the back',
    },
  },
  options: {
    surplus: (argument: string) => `Unexpected argument: ${argument}.`,
    unknown: (option: string) => `Unknown option: ${option}.`,
    misused: (option: string) => `Check the value of ${option}.`,
    number: (option: string, least: number, most: number) =>
      `${option} takes a whole number from ${least} to ${most}.`,
    oneOf: (option: string, choices: string) => `${option} takes ${choices}.`,
    listOf: (option: string, choices: string) => `${option} takes a list of ${choices}.`,
    different: (option: string, most: number, choices: string) =>
      `${option} takes 2 to ${most} different names: ${choices}.`,
    surplusBots: (option: string) => `${option} lists more bots than players.`,
    twoOutputs: (one: string, other: string) =>
      `${one} and ${other} can’t both use standard output.`,
    address: (option: string, example: string) => `${option} takes an address like ${example}.`,
    person: (id: string) =>
      `${id} isn’t a player’s ID. The ID is the end of the address of their profile.`,
    host: (option: string, host: string) => `${option} takes host names; ${host} isn’t one.`,
    badModule: (option: string, reason: string) =>
      `${option} takes a module with bots or games; this one fails: ${reason}`,
  },
  otherGame: (file: string, game: string) => `${file} isn’t a record of ${game}.`,
  sim: {
    games: (games: number, events: string) =>
      `${counted(games, 'game', 'games')}, ${events} events each`,
    seat: (seat: number) => `seat ${seat}`,
    won: (percent: string) => `${percent} won`,
    points: (points: string) => `${points} points`,
  },
  print: {
    ready: (file: string) => `${file} is ready.`,
    bothSides: 'Print it on both sides, flipped on the long edge.',
  },
  serve: {
    at: (address: string) => `Nyhavn is at ${address}`,
    notBuilt: (command: string) => `The client isn’t built yet. Run ${command} first.`,
    notGoingOn: (reason: string) => `The server had to stop: ${reason}.`,
    notStarting: (reason: string) => `The server can’t start: ${reason}`,
    portUsed: (port: number, command: string) =>
      `Port ${port} is in use. Try another one: ${command}`,
    notOurs: (host: string) => `${host} isn’t an address of this machine.`,
    noDatabase: (option: string) => `No database is answering at ${option}.`,
    portRefused: (port: number) => `Port ${port} isn’t allowed here. Use a port from 1024 up.`,
  },
};

/** What the commands say, in any language. */
export type CommandWords = typeof words;
