/** An identity at a server, for programs that have no browser to keep it. */
import {
  API,
  addressOf,
  type RouteName,
  type RouteReply,
  type RouteRequest,
} from '@nyhavn/protocol';
import { Connection, type Socket } from './connection.ts';
import { Room, type RoomOptions } from './room.ts';

type Headers = Readonly<Record<string, string>>;

/** Opens a WebSocket to a server. */
export function socketTo(server: string, headers?: Headers): Socket {
  // The WebSocket of Node takes headers; those of browsers send their cookies by themselves.
  const options = headers && ({ headers } as unknown as string[]);
  return new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`, options) as Socket;
}

/** A guest, or a bot with a token, and what is request in their name. */
export class Session {
  readonly server: string;
  readonly person: string;
  /** The headers of every request, which authenticate it. */
  readonly headers: Headers;
  /** The connection of all rooms. */
  readonly connection: Connection;

  private constructor(server: string, person: string, headers: Headers) {
    this.server = server;
    this.person = person;
    this.headers = headers;
    this.connection = new Connection({ connect: () => socketTo(server, headers) });
  }

  /** Becomes a guest, who is forgotten when the program ends. */
  static async asGuest(server: string, name: string): Promise<Session> {
    const { reply, response } = await send(server, {}, 'becomeGuest', { body: { name } });
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    return new Session(server, reply.id, { cookie });
  }

  /** Becomes the bot that a token belongs to. */
  static async byToken(server: string, token: string): Promise<Session> {
    const headers = { authorization: `Bearer ${token}` };
    const { reply } = await send(server, headers, 'whoAmI');
    return new Session(server, reply.id, headers);
  }

  /** Asks the server something, and throws what it refuses. */
  async ask<Key extends RouteName>(
    name: Key,
    request?: RouteRequest<Key>,
  ): Promise<RouteReply<Key>> {
    return (await send(this.server, this.headers, name, request)).reply;
  }

  /** Goes to a table. */
  enter(id: string, more: Partial<RoomOptions> = {}): Room {
    return new Room({ id, person: this.person, connection: this.connection, ...more });
  }
}

async function send<Key extends RouteName>(
  server: string,
  headers: Headers,
  name: Key,
  request: RouteRequest<Key> = {},
): Promise<{ reply: RouteReply<Key>; response: Response }> {
  const { method } = API[name];
  const body = request.body === undefined ? {} : { body: JSON.stringify(request.body) };
  const type = request.body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(`${server}${addressOf(name, request)}`, {
    method,
    headers: { ...headers, ...type },
    ...body,
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return { reply: (await response.json()) as RouteReply<Key>, response };
}
