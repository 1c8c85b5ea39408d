/** The floor: bare sockets. What one client of a table says goes to both; no rules, no state, no disk. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerBench } from '../child.ts';

const clients = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  const both = clients.get(url) ?? [];
  clients.set(url, both);
  both.push(socket);
  socket.on('message', (data) => {
    const text = String(data);
    for (const client of both) client.send(text);
  });
});

let opened = 0;
server.on('listening', () => {
  const { port } = server.address() as AddressInfo;
  answerBench(port, async (count) => Array.from({ length: count }, () => `/${opened++}`));
});
