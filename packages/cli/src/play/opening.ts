/** Setting a table, for a new game or for one that goes on. */
import { type Bot, botNamed, LEVELS, seededRandom } from '@nyhavn/bots';
import {
  accept,
  formatEvent,
  formatHeader,
  type RecordedGame,
  type Result,
  refuse,
  type Seat,
} from '@nyhavn/engine';
import { say } from '../words.ts';
import type { Player } from './player.ts';
import type { PlaySettings } from './settings.ts';
import { Table } from './table.ts';

/** A table, and how the lines of its record begin. */
export interface Opened {
  readonly table: Table;
  readonly header: string;
}

/** Sets the table that the settings ask for, or says in a sentence why it can't. */
export function openTable(settings: PlaySettings): Result<Opened, string> {
  return settings.resume ? resumed(settings, settings.resume) : begun(settings);
}

function begun(settings: PlaySettings): Result<Opened, string> {
  const { game, players, seed, people, bots, sentence } = settings;
  const startPlayer =
    settings.startPlayer === 'random'
      ? seededRandom(`${seed}/start`).below(Math.max(1, players))
      : settings.startPlayer;
  const setup = { players, startPlayer, options: settings.options };
  const result = game.setup(setup);
  if (!result.ok) return refuse(sentence(result.reason));
  const { state, options } = result.value;
  const seats = seatPlayers(players, people, bots);
  const names = seats.flatMap(({ bot }) => (bot ? [bot.name] : []));
  const header = formatHeader(game, { ...setup, options }, { seed, people, bots: names });
  const table = new Table({ game, start: state, players: seats, seed });
  return accept({ table, header });
}

function resumed(settings: PlaySettings, record: RecordedGame): Result<Opened, string> {
  const { game, start, events } = record;
  const known: Readonly<Record<string, unknown>> = { ...record.header };
  const seed = typeof known.seed === 'string' ? known.seed : settings.seed;
  const people = typeof known.people === 'number' ? known.people : settings.people;
  const bots = typeof known.people === 'number' ? botsNamed(known.bots) : undefined;
  const seats = seatPlayers(Number(known.players), people, bots ?? settings.bots);
  const table = new Table({ game, start, players: seats, seed });
  for (const { by, move } of events) table.play(by, move);
  return accept({ table, header: JSON.stringify(record.header) });
}

function botsNamed(names: unknown): readonly Bot[] | undefined {
  if (!Array.isArray(names)) return undefined;
  const bots = names.map((name: unknown) => botNamed(String(name)));
  return bots.every((bot) => bot !== undefined) ? bots : undefined;
}

/** People from the first seat on, then bots, in turn where there are too few. */
function seatPlayers(players: number, people: number, bots: readonly Bot[]): readonly Player[] {
  const pool = bots.length > 0 ? bots : LEVELS.slice(0, 1);
  return Array.from({ length: players }, (_, seat: Seat): Player => {
    const bot = pool[(seat - people) % pool.length];
    if (seat >= people && bot) return { name: `Bot ${seat + 1}`, isYou: false, bot };
    const isYou = people === 1;
    return { name: isYou ? say().you : say().terminal.player(seat + 1), isYou };
  });
}

/** The lines of a table's record, header first. */
export function recordLines({ table, header }: Opened): string[] {
  return [header, ...table.events.map((event) => formatEvent(table.game, event))];
}
