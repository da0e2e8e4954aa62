// Goal: the server refuses invalid websocket messages and keeps running. Method: the protocol
// spoken by hand, as no honest client would.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type RealServer, realServer } from './support/real-server.ts';
import { tellsNothing } from './support/tells-nothing.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
});

const wsUrl = () => `${server.url.replace('http', 'ws')}/graphql`;

async function raw() {
  const socket = new WebSocket(wsUrl(), 'graphql-transport-ws');
  await once(socket, 'open');
  return socket;
}

test('a message over the limit closes the websocket, and the server keeps running', async () => {
  const socket = await raw();
  socket.send(JSON.stringify({ type: 'connection_init', payload: { a: 'x'.repeat(300_000) } }));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1009);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test.each(['{', 'null', '[]', '{"type":"subscribe"}', '{"type":"hack"}', '\0'])(
  'the message %j closes the websocket with a reason',
  async (message) => {
    const socket = await raw();
    socket.send(message);
    const [code, reason] = await once(socket, 'close');
    expect(code).toBeGreaterThanOrEqual(4400);
    tellsNothing(String(reason));
  },
);

test('a connection has a limited number of operations, and is closed beyond it', async () => {
  const socket = await raw();
  const types: string[] = [];
  socket.on('message', (data) => {
    types.push((JSON.parse(String(data)) as { type: string }).type);
  });
  const query = 'subscription { invoiceStatusChanged { event } }';
  const authorization = `Bearer ${kari.token}`;
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
  await expect.poll(() => types).toContain('connection_ack');
  const open = (id: number) =>
    socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } }));
  for (let id = 0; id < 20; id++) open(id);
  socket.send(JSON.stringify({ type: 'ping' }));
  await expect.poll(() => types).toContain('pong');
  expect(types).not.toContain('error');
  const closed = once(socket, 'close');
  open(20);
  const [code] = await closed;
  expect(code).toBe(4429);
});

test('a page of another site opens no websocket, and other paths accept none', async () => {
  for (const [url, origin] of [
    [wsUrl(), 'https://evil.example'],
    [wsUrl(), 'null'],
    [`${wsUrl()}/stream`, server.url],
    [wsUrl().replace('/graphql', '/files/1'), server.url],
  ]) {
    const socket = new WebSocket(url!, 'graphql-transport-ws', { headers: { origin: origin! } });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message, `${url} ${origin}`).toContain('404');
  }
});
