// Goal: a server that is asked to stop loses no running request, and its load balancer knows in
// time.
// Method: a real server with a half-sent request and an open event stream while it is asked to stop
// and closed.
import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RealServer, realServer } from '../api/hostile/support/real-server.ts';
import { makeTenant, type Tenant } from '../api/hostile/support/tenant.ts';

const stopping = new AbortController();
let server: RealServer;
let kari: Tenant;
beforeAll(async () => {
  server = await realServer({}, undefined, stopping.signal);
  kari = await makeTenant(server.database);
});
afterAll(() => server?.[Symbol.asyncDispose]());

const statusOf = async (path: string) => (await fetch(server.url + path)).status;

const request = (path: string, query: string) => {
  const body = JSON.stringify({ query });
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(server.url).host}`,
    `authorization: Bearer ${kari.token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return { head: `${head.join('\r\n')}\r\n\r\n`, body };
};

/** A connection of its own, and everything received over it when it ends. */
function connect() {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => (text += part));
  return { socket, ended: once(socket, 'close').then(() => text), soFar: () => text };
}

test('answers running requests, closes endless ones, and is not ready from the first moment', async () => {
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([200, 200]);

  const list = request('/graphql', '{ invoices { total } }');
  const slow = connect();
  slow.socket.write(list.head + list.body.slice(0, 5));
  const subscription = request(
    '/graphql/stream',
    'subscription { invoiceStatusChanged { __typename } }',
  );
  const stream = connect();
  stream.socket.write(subscription.head + subscription.body);
  await expect.poll(stream.soFar).toContain('text/event-stream');

  stopping.abort();
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
  const served = await fetch(`${server.url}/healthz`);
  expect(served.headers.get('connection')).toBe('close');

  const closed = server.app.close();
  await stream.ended;
  slow.socket.write(list.body.slice(5));
  const answer = await slow.ended;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('"total":2');
  await closed;
});
