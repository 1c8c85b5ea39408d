/** Tables of both games in the middle of games by chance, with those who know them. */
import { chanceEvent, seededRandom } from '@nyhavn/bots';
import {
  formatEvent,
  formatHeader,
  type Game,
  type GamePicture,
  type GameState,
  gameNamed,
  type Move,
  type Random,
} from '@nyhavn/engine';
import { type CopenhagenPicture, copenhagen } from '@nyhavn/engine/copenhagen';
import { type RollAndWritePicture, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { helpAt as copenhagenHelp } from '../../../src/games/copenhagen/help.ts';
import { Selection as CopenhagenSelection } from '../../../src/games/copenhagen/selection.ts';
import { helpAt as rollAndWriteHelp } from '../../../src/games/roll-and-write/help.ts';
import { Selection as RollAndWriteSelection } from '../../../src/games/roll-and-write/selection.ts';
import type { SavedGame } from '../../../src/store/saved.ts';
import type { TableHelp } from '../../../src/table/help/answer.ts';
import { type PlayedRules, resumedTable } from '../../../src/table/model/open-table.ts';
import type { Table } from '../../../src/table/model/table.ts';
import type { HelpWords } from '../../../src/words/en/help.ts';

/** A table, and who knows it. */
export type Known =
  | {
      readonly game: 'roll-and-write';
      readonly table: Table<RollAndWritePicture>;
      readonly help: TableHelp;
      readonly selection: RollAndWriteSelection;
    }
  | {
      readonly game: 'copenhagen';
      readonly table: Table<CopenhagenPicture>;
      readonly help: TableHelp;
      readonly selection: CopenhagenSelection;
    };

/** The games that have help. */
export const GAMES = ['roll-and-write', 'copenhagen'] as const;

/** What help says of a game in a language. */
export async function helpIn(language: string, game: string): Promise<HelpWords> {
  return (await import(`../../../src/words/${language}/games/${game}/help.ts`)).words;
}

/** The record of a game by chance in which tiles are rather placed than not, line by line. */
function recordOf(id: string, seed: string, players: number): string[] {
  const game = gameNamed(id);
  if (!game) throw new Error(id);
  const setup = { players, startPlayer: 0, options: {} };
  const begun = game.setup(setup);
  if (!begun.ok) throw new Error(begun.reason);
  const { state, options } = begun.value;
  const random = seededRandom(seed);
  const seats = ['Anna', 'Ben', 'Cem', 'Dora'].slice(0, players).map((name) => ({ name }));
  const lines = [formatHeader(game, { ...setup, options }, { seats })];
  for (;;) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') return lines;
    const seat = awaits.kind === 'seats' ? awaits.seats[0]! : 0;
    const event =
      awaits.kind === 'chance'
        ? chanceEvent(game, state, random)
        : { by: seat, move: anyMove(game, state, seat, random) };
    lines.push(formatEvent(game, event));
    game.applyUnchecked(state, event.by, event.move);
  }
}

/** Any move, but building rather than anything else, so that houses grow. */
function anyMove(game: Game, state: GameState, seat: number, random: Random): Move {
  const count = game.count(state, seat);
  const picks = Array.from({ length: 4 }, () => game.at(state, seat, random.below(count)));
  return picks.find((move) => /^(draw|build)/.test(game.notation.format(move))) ?? picks[0]!;
}

function opened<Picture extends GamePicture>(
  saved: SavedGame,
  rules: PlayedRules<Picture>,
  isTaken: boolean,
): Table<Picture> {
  const table = resumedTable(saved, rules);
  if (!table) throw new Error('the record of a test can be read');
  if (isTaken) table.takeDevice();
  return table;
}

/** Every so many events of a game by chance, the table. */
export function* tablesOf(
  game: Known['game'],
  seed: string,
  players: number,
  every: number,
): Generator<Known> {
  const record = recordOf(game, seed, players);
  for (let events = 0; events < record.length; events += every) {
    const text = `${record.slice(0, events + 1).join('\n')}\n`;
    const saved = { id: 'test', revision: 1, record: text, updated: 0, isOver: false };
    const isTaken = events % 2 === 0;
    if (game === 'copenhagen') {
      const table = opened(saved, { games: [copenhagen], hasSecrets: true }, isTaken);
      const selection = new CopenhagenSelection(table);
      yield { game, table, selection, help: copenhagenHelp(table, selection) };
    } else {
      const table = opened(saved, { games: [rollAndWrite], hasSecrets: false }, isTaken);
      const selection = new RollAndWriteSelection(table);
      yield { game, table, selection, help: rollAndWriteHelp(table, selection) };
    }
  }
}
