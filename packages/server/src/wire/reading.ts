/** Reads what clients send. Nearly all of it is moves, for which the schema is known by heart. */
import { ClientMessage, MAX_CHANNELS } from '@nyhavn/protocol';
import * as v from 'valibot';

/** A message as its schema gives it, or undefined if it is none. */
export function readMessage(text: string): ClientMessage | undefined {
  const move = readMove(text);
  if (move) return move;
  try {
    const message = v.safeParse(ClientMessage, JSON.parse(text));
    return message.success ? message.output : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A move as clients spell it, for a person with one seat. */
const MOVE =
  /^\{"type":"command","id":"([A-Za-z0-9_-]{1,36})","channel":(0|[1-9]\d{0,2}),"command":\{"do":"move","at":(0|[1-9]\d{0,14}),"move":"([ !#-[\]-~]{0,80})"\}\}$/;

/**
 * A move, in a twentieth of the time that the schema takes; undefined for all that is something else,
 * wrong, or spelled otherwise. A property holds it to the schema.
 */
function readMove(text: string): ClientMessage | undefined {
  const [, id, number, at, move] = MOVE.exec(text) ?? [];
  const channel = Number(number);
  if (id === undefined || move === undefined || channel >= MAX_CHANNELS) return undefined;
  return { type: 'command', id, channel, command: { do: 'move', at: Number(at), move } };
}
