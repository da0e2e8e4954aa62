import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { signedAt } from '#shared/signatures/signed-headers.ts';
import {
  AccessPointRefusedError,
  createAccessPoint,
  type EhfMessage,
  UnknownReceiverError,
} from '#workers/core/create-access-point.ts';

// Goal: every answer of an access point has one meaning, and none occupies a worker longer than the
// limit.
// Method: an HTTP server that answers as each test sets.

const secret = 'between us';
type Requested = { method: string; url: string; isSigned: boolean };
type Reply = { status: number; body?: string; headers?: Record<string, string> };

const opened: { close(): unknown; closeAllConnections?(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) {
    one.closeAllConnections?.();
    one.close();
  }
});

async function accessPoint(reply: (requested: Requested) => Reply) {
  const requested: Requested[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const { method = '', url = '', headers } = request;
    const signed = signedAt(secret, headers, Buffer.concat(pieces).toString() || url);
    const one = { method, url, isSigned: signed !== null };
    requested.push(one);
    const { status, body, headers: more = {} } = reply(one);
    response.writeHead(status, more).end(body);
  }).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    asked: requested,
    client: createAccessPoint({ url: `http://127.0.0.1:${port}`, secret }, 500),
  };
}

const message: EhfMessage = {
  reference: '01890000-0000-7000-8000-000000000001',
  kind: 'INVOICE',
  sender: '0192:123456785',
  receiver: '0192:310793329',
  document: '<Invoice/>',
};

test('requests are signed: the body, or the path if there is none', async () => {
  const { asked: requested, client } = await accessPoint(({ method }) =>
    method === 'POST'
      ? { status: 202, body: '{"id":"m-1"}' }
      : { status: 200, body: '{"status":"PENDING"}' },
  );
  expect(await client.isParticipant('310793329')).toBe(true);
  expect(await client.send(message)).toBe('m-1');
  expect(await client.statusOf('m/1')).toEqual({ status: 'PENDING', reason: null });
  expect(requested).toEqual([
    { method: 'GET', url: '/participants/0192:310793329', isSigned: true },
    { method: 'POST', url: '/messages', isSigned: true },
    { method: 'GET', url: '/messages/m%2F1', isSigned: true },
  ]);
});

test.each([
  [{ status: 404 }, UnknownReceiverError, /not registered/],
  [{ status: 422, body: '{"reason":"BR-11"}' }, AccessPointRefusedError, /^BR-11$/],
  [{ status: 400, body: 'no' }, AccessPointRefusedError, /responded with 400/],
  [{ status: 413 }, AccessPointRefusedError, /responded with 413/],
  [{ status: 202, body: '{}' }, Error, /returned no id/],
  [{ status: 202, body: '{"id":7}' }, Error, /returned no id/],
  [{ status: 200, body: '{"id":"m"}' }, Error, /responded with 200/],
  [{ status: 500 }, Error, /responded with 500/],
  [{ status: 401 }, Error, /responded with 401/],
  [{ status: 302, headers: { location: 'http://127.0.0.1/' } }, Error, /fetch failed/],
  [{ status: 202, body: `"${'x'.repeat(200_000)}"` }, Error, /too long/],
] as const)(
  'a message answered with %o fails with the matching error',
  async (reply, kind, text) => {
    const { client } = await accessPoint(() => reply);
    const failed = client.send(message);
    await expect(failed).rejects.toBeInstanceOf(kind);
    await expect(failed).rejects.toThrow(text);
  },
);

test('refusals do not open the circuit breaker, failures do', async () => {
  let status = 422;
  const { client, asked: requested } = await accessPoint(() => ({ status }));
  for (let time = 0; time < 8; time++) await expect(client.send(message)).rejects.toThrow();
  expect(client.isResting()).toBe(false);
  status = 500;
  for (let time = 0; time < 5; time++) await expect(client.send(message)).rejects.toThrow();
  expect(client.isResting()).toBe(true);
  const before = requested.length;
  await expect(client.isParticipant('310793329')).rejects.toThrow(/circuit breaker/);
  expect(requested).toHaveLength(before);
});

test('an unknown status is not an answer', async () => {
  const { client } = await accessPoint(() => ({ status: 200, body: '{"status":"MAYBE"}' }));
  await expect(client.statusOf('m')).rejects.toThrow(/no status/);
});

test('a slow answer occupies a worker no longer than the limit', async () => {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    const drip = setInterval(() => socket.write('H'), 20);
    socket.on('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const client = createAccessPoint({ url: `http://127.0.0.1:${port}`, secret }, 100);
  const since = performance.now();
  await expect(client.send(message)).rejects.toThrow();
  expect(performance.now() - since).toBeLessThan(2_000);
});

test('without an access point no request is made and nothing is sent', async () => {
  const client = createAccessPoint(null);
  expect(await client.isParticipant('310793329')).toBeNull();
  expect(await client.statusOf('m')).toBeNull();
  await expect(client.send(message)).rejects.toThrow(UnknownReceiverError);
});
