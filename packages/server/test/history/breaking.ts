/** Ways in which a history can be broken, and what has to be said of each. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import type { ProblemKind } from '@nyhavn/simulate/history';
import {
  type Choose,
  type Clay,
  drawnIn,
  hearOneByOne,
  isTableEntry,
  one,
  sentAndDone,
  someone,
  something,
} from './clay.ts';

/** A way to break it. */
interface Way {
  readonly name: string;
  readonly kind: ProblemKind;
  /** Changes it; whether there was anything to change. */
  break(clay: Clay, pick: Choose): boolean;
}

/** Every way. */
export const WAYS: readonly Way[] = [
  {
    name: 'a confirmed command is not stored',
    kind: 'lost',
    break(clay, pick) {
      const { client, table } = someone(clay, pick);
      const confirmed = something(client, 'confirmed', pick);
      const at = table.entries.findIndex(({ command }) => command === confirmed?.happened.id);
      table.entries.splice(at, 1);
      return true;
    },
  },
  {
    name: 'the end of a table is not stored',
    kind: 'lost',
    break(clay, pick) {
      const { client, table } = someone(clay, pick);
      const confirmed = something(client, 'confirmed', pick);
      const at = table.entries.findIndex(({ command }) => command === confirmed?.happened.id);
      table.entries.splice(at);
      return true;
    },
  },
  {
    name: 'a command is stored under another id',
    kind: 'lost',
    break(clay, pick) {
      const { client, table } = someone(clay, pick);
      const confirmed = something(client, 'confirmed', pick);
      const at = table.entries.findIndex(({ command }) => command === confirmed?.happened.id);
      const row = table.entries[at];
      if (row) table.entries[at] = { ...row, command: 'another' };
      return true;
    },
  },
  {
    name: 'a command is stored twice',
    kind: 'doubled',
    break(clay, pick) {
      const { table } = someone(clay, pick);
      const row = one(
        table.entries.filter(({ command }) => command !== undefined),
        pick,
      );
      if (row) table.entries.splice(table.entries.indexOf(row), 0, row);
      return row !== undefined;
    },
  },
  {
    name: 'a client hears something twice',
    kind: 'doubled',
    break(clay, pick) {
      const { client } = someone(clay, pick);
      const heard = something(client, 'heard', pick);
      if (heard) client.happened.splice(heard.index + 1, 0, heard.happened);
      return heard !== undefined;
    },
  },
  {
    name: 'two commands of a person are stored the other way round',
    kind: 'out of order',
    break(clay, pick) {
      const { client, table } = someone(clay, pick);
      const own = table.entries.flatMap(({ person }, index) =>
        person === client.person ? [index] : [],
      );
      const first = pick(own.length - 1);
      const [one, other] = [own[first] ?? 0, own[first + 1] ?? 0];
      const [before, after] = [table.entries[one], table.entries[other]];
      if (!before || !after) return false;
      table.entries[one] = after;
      table.entries[other] = before;
      return true;
    },
  },
  {
    name: 'a client does not hear something in the midst',
    kind: 'out of order',
    break(clay, pick) {
      const { client } = someone(clay, pick);
      hearOneByOne(client);
      const last = client.happened.findLast(({ kind }) => kind === 'heard');
      const heard = something(client, 'heard', pick, (happened) => happened !== last);
      if (heard) client.happened.splice(heard.index, 1);
      return heard !== undefined;
    },
  },
  {
    name: 'a command is confirmed before its time',
    kind: 'out of order',
    break(clay, pick) {
      const { client } = someone(clay, pick);
      const confirmed = something(client, 'confirmed', pick);
      if (confirmed) client.happened[confirmed.index] = { ...confirmed.happened, next: 0 };
      return confirmed !== undefined;
    },
  },
  {
    name: 'a command was never sent',
    kind: 'out of nowhere',
    break(clay, pick) {
      const { client } = someone(clay, pick);
      const sent = sentAndDone(client, pick);
      if (sent) client.happened.splice(sent.index, 1);
      return sent !== undefined;
    },
  },
  {
    name: 'another move is stored than was sent',
    kind: 'out of nowhere',
    break(clay, pick) {
      const { client } = someone(clay, pick);
      const sent = sentAndDone(client, pick, true);
      if (sent?.happened.command.do !== 'move') return false;
      const command = { ...sent.happened.command, move: 'pass' };
      client.happened[sent.index] = { ...sent.happened, command };
      return true;
    },
  },
  {
    name: 'a command was refused, and is stored',
    kind: 'happened though refused',
    break(clay, pick) {
      const { client } = someone(clay, pick);
      const confirmed = something(client, 'confirmed', pick);
      if (!confirmed) return false;
      const { id } = confirmed.happened;
      client.happened[confirmed.index] = { kind: 'refused', id, code: 'stale' };
      return true;
    },
  },
  {
    name: 'a move was meant for an earlier question',
    kind: 'stale accepted',
    break(clay, pick) {
      const { client } = someone(clay, pick);
      const sent = sentAndDone(client, pick, true, false);
      if (sent?.happened.command.do !== 'move') return false;
      client.happened[sent.index] = {
        ...sent.happened,
        command: { ...sent.happened.command, at: 0 },
      };
      return true;
    },
  },
  {
    name: 'an event of chance is missing from a record',
    kind: 'not replayable',
    break(clay, pick) {
      const { table } = someone(clay, pick);
      const last = table.entries.findLastIndex(({ entry }) => isGameEntry(entry));
      const row = one(
        table.entries
          .slice(0, last)
          .filter(({ entry }) => isGameEntry(entry) && entry.by === 'chance'),
        pick,
      );
      if (row) table.entries.splice(table.entries.indexOf(row), 1);
      return row !== undefined;
    },
  },
  {
    name: 'chance has drawn something else',
    kind: 'not replayable',
    break(clay, pick) {
      const { table } = someone(clay, pick);
      const draws = table.entries.filter(
        ({ entry }) => isGameEntry(entry) && entry.by === 'chance',
      );
      const texts = draws.map(({ entry }) => (isGameEntry(entry) ? entry.move : ''));
      const [row, text] = [one(draws, pick), one(texts, pick)];
      if (!row || !text || !isGameEntry(row.entry) || row.entry.move === text) return false;
      table.entries[table.entries.indexOf(row)] = { ...row, entry: { by: 'chance', move: text } };
      return true;
    },
  },
  {
    name: 'a draw has decided two events',
    kind: 'drawn twice',
    break(clay, pick) {
      const { table } = someone(clay, pick);
      const row = one(drawnIn(table.entries), pick);
      if (row) table.entries.splice(table.entries.indexOf(row), 0, row);
      return row !== undefined;
    },
  },
  {
    name: 'a draw was left out',
    kind: 'draw missing',
    break(clay, pick) {
      const { table } = someone(clay, pick);
      const row = one(drawnIn(table.entries).slice(0, -1), pick);
      if (row) table.entries.splice(table.entries.indexOf(row), 1);
      return row !== undefined;
    },
  },
  {
    name: 'a draw was never due',
    kind: 'draw missing',
    break(clay, pick) {
      const { table } = someone(clay, pick);
      const row = one(
        table.entries.filter(({ entry }) => isTableEntry(entry, 'due')),
        pick,
      );
      if (row) table.entries.splice(table.entries.indexOf(row), 1);
      return row !== undefined;
    },
  },
  {
    name: 'a table was never closed',
    kind: 'not ended',
    break(clay, pick) {
      const { table } = someone(clay, pick);
      const at = table.entries.findIndex(({ entry }) => isTableEntry(entry, 'closed'));
      table.entries.splice(at, 1);
      return true;
    },
  },
  {
    name: 'a client does not hear the end',
    kind: 'not converged',
    break(clay, pick) {
      const { client } = someone(clay, pick);
      hearOneByOne(client);
      const last = client.happened.findLastIndex(({ kind }) => kind === 'heard');
      client.happened.splice(last, 1);
      return true;
    },
  },
  {
    name: 'a client hears something that is not so',
    kind: 'not converged',
    break(clay, pick) {
      const { client } = someone(clay, pick);
      hearOneByOne(client);
      const heard = something(client, 'heard', pick);
      if (!heard) return false;
      const entries: Entry[] = [{ kind: 'said', by: 0, text: 'Never!' }];
      client.happened[heard.index] = { ...heard.happened, entries };
      return true;
    },
  },
  {
    name: 'a client sees another’s cards',
    kind: 'seen what it may not',
    break(clay, pick) {
      const { client, table } = someone(clay, pick);
      hearOneByOne(client);
      const hidden = something(client, 'heard', pick, ({ from, entries: [entry] }) => {
        const stored = table.entries[from]?.entry;
        return (
          stored !== undefined &&
          entry !== undefined &&
          isGameEntry(stored) &&
          isGameEntry(entry) &&
          stored.move !== entry.move
        );
      });
      const stored = table.entries[hidden?.happened.from ?? 0];
      if (!hidden || !stored) return false;
      client.happened[hidden.index] = { ...hidden.happened, entries: [stored.entry] };
      return true;
    },
  },
  {
    name: 'a list shows a table as played that is closed',
    kind: 'not listed',
    break(clay, pick) {
      const { table } = someone(clay, pick);
      table.listed = { ...table.listed, phase: 'playing' };
      return true;
    },
  },
  {
    name: 'somebody was late',
    kind: 'timed out',
    break(clay, pick) {
      const { table } = someone(clay, pick);
      const at = pick(table.entries.length);
      table.entries.splice(at, 0, { entry: { kind: 'late', seat: 0 }, time: 0 });
      return true;
    },
  },
];
