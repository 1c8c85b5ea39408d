/** A server with an empty store, and people who ask its API with their browsers. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@nyhavn/protocol';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { WebSocket } from 'ws';
import { createServer, type ServerOptions } from '../../src/index.ts';
import { SOCKET_PATH } from '../../src/wire/sockets.ts';

/** The files of the server that runs. */
export const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));

/** The server that runs while a file of tests does. */
export let server: FastifyInstance;

/** Starts the server in the same folder, again if it was closed. */
export async function start(more: Partial<ServerOptions> = {}): Promise<void> {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  server = await createServer({ client: folder, data: join(folder, 'data'), ...more });
}

/** Has every test of a file find the server. */
export function withServer(more?: Partial<ServerOptions>): void {
  beforeAll(() => start(more));
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

type Method = NonNullable<InjectOptions['method']>;

/** A browser with its cookies. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  id = '';
  address = '127.0.0.1';

  static async guest(name: string): Promise<Visitor> {
    const visitor = new Visitor();
    const reply = await visitor.ask('POST', '/api/guest', { name });
    expect(reply.statusCode).toBe(200);
    visitor.id = reply.json().id;
    return visitor;
  }

  /** A guest who has claimed the name by a password. */
  static async claimed(name: string, password: string): Promise<Visitor> {
    const visitor = await Visitor.guest(name);
    const reply = await visitor.ask('PUT', '/api/me/password', { password });
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { isClaimed: true }]);
    return visitor;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
    const reply = await server.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: { host: 'localhost:8080', cookie: this.cookie, ...headers },
      ...(payload ? { payload } : {}),
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  /** The status and what was refused, or the whole reply. */
  async told(method: Method, url: string, payload?: object, headers?: Record<string, string>) {
    const reply = await this.ask(method, url, payload, headers);
    return [reply.statusCode, reply.json().refused ?? reply.json()] as const;
  }
}

/** Asks with a token, as a bot does. */
export function withToken(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Opens a WebSocket to the server with those headers. */
export async function connect(headers: Record<string, string>): Promise<WebSocket> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { headers });
  await once(socket, 'open');
  return socket;
}

/** Greets over a socket and watches a table; settles when the watch is confirmed. */
export async function watch(socket: WebSocket, table: string): Promise<void> {
  const confirmed = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      if (String(data).startsWith('{"done":["w"')) resolve();
    });
  });
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  socket.send(JSON.stringify({ type: 'watch', id: 'w', channel: 0, table, from: 0 }));
  await confirmed;
}
