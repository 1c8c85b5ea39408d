/** Reads what clients send. Nearly all of it is moves, for which the schema is known by heart. */
import { ClientMessage } from '@nyhavn/protocol';
import * as v from 'valibot';

/** A message as its schema gives it, or undefined if it is none. */
export function readMessage(text: string): ClientMessage | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const move = readMove(json);
    if (move) return move;
    const message = v.safeParse(ClientMessage, json);
    return message.success ? message.output : undefined;
  } catch {
    return undefined;
  }
}

const COMMAND_ID = /^[A-Za-z0-9_-]{1,36}$/;
const MOST_CHANNELS = 256;
const LONGEST_MOVE = 80;

/**
 * A move, in a tenth of the time that the schema takes; undefined for all that is something else, or
 * wrong. A property holds it to the schema.
 */
function readMove(json: unknown): ClientMessage | undefined {
  const { type, id, channel, command } = fieldsOf(json);
  if (type !== 'command' || typeof id !== 'string' || !COMMAND_ID.test(id)) return undefined;
  if (!isCount(channel) || channel >= MOST_CHANNELS) return undefined;
  const { do: what, at, move, seat } = fieldsOf(command);
  // Those with several seats say for which one they move.
  if (what !== 'move' || !isCount(at) || seat !== undefined) return undefined;
  if (typeof move !== 'string' || move.length > LONGEST_MOVE) return undefined;
  return { type, id, channel, command: { do: what, at, move } };
}

const NOTHING = {};

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null
    ? (json as Readonly<Record<string, unknown>>)
    : NOTHING;
}

function isCount(number: unknown): number is number {
  return typeof number === 'number' && Number.isInteger(number) && number >= 0;
}
