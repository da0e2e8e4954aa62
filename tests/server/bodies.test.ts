// Goal: request bodies use bounded memory, whoever sends them and however they arrive.
// Method: the running server, with raw requests on sockets that send a part and then wait.
import { once } from 'node:events';
import net from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MeteredBody } from '#server/http/bound-bodies.ts';
import { type RealServer, realServer } from '../api/hostile/support/real-server.ts';
import { makeTenant } from '../api/hostile/support/tenant.ts';

let server: RealServer;
let token: string;
const kb = 1024;

beforeAll(async () => {
  server = await realServer({ TRUST_PROXY: '127.0.0.1' });
  ({ token } = await makeTenant(server.database));
});
afterAll(() => server?.[Symbol.asyncDispose]());

interface Started {
  socket: net.Socket;
  /** The status of the response, once one has arrived. */
  status: Promise<number>;
}

/** Starts a request with these headers and a part of its body. */
function begin(headers: string[], part: Buffer | string, path = '/graphql'): Started {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  const status = once(socket, 'data').then(([data]) => Number(/^HTTP\/1.1 (\d+)/.exec(data)?.[1]));
  const head = [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(part);
  return { socket, status };
}

const signedIn = () => ({ authorization: `Bearer ${token}` });
const bearer = () => `authorization: Bearer ${token}`;
const from = (address: string) => `x-forwarded-for: ${address}`;

async function post(length: number, headers: Record<string, string>, path = '/graphql') {
  const body = `{"query":"{__typename}","extensions":{"x":"${'x'.repeat(length)}"}}`;
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { status: response.status, code: errors?.[0]?.extensions.code ?? null };
}

describe('more than 64 kB', () => {
  test('from a visitor is refused before the body arrives', async () => {
    const declared = begin([`content-length: ${10_000 * kb}`], '{"query":"');
    expect(await declared.status).toBe(413);
    await once(declared.socket, 'close');
    expect(await post(70 * kb, {})).toEqual({ status: 413, code: 'TOO_BIG' });
    expect((await post(60 * kb, {})).code).toBe('UNAUTHORIZED');
  });

  test('in chunks without a declared length is refused at the first chunk beyond it', async () => {
    const piece = `8000\r\n${'x'.repeat(32 * kb)}\r\n`;
    const { socket, status } = begin(['transfer-encoding: chunked'], piece);
    socket.write(piece);
    socket.write(piece);
    expect(await status).toBe(413);
  });

  test('with a token that opens no session: UNAUTHORIZED', async () => {
    const answer = await post(70 * kb, { authorization: `Bearer ${'x'.repeat(43)}` });
    expect(answer).toEqual({ status: 401, code: 'UNAUTHORIZED' });
  });

  test('from a signed-in user is accepted, also at the admin’s address, and refused at others', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await post(1_000 * kb, headers)).code).toBeNull();
    expect((await post(1_000 * kb, headers, '/admin/graphql')).code).toBe('UNAUTHORIZED');
    expect((await post(70 * kb, headers, '/graphql/stream')).status).toBe(413);
    expect((await post(70 * kb, headers, '/nothing')).status).toBeGreaterThanOrEqual(400);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

/** On a busy machine megabytes take a while. */
const soon = { timeout: 15_000 };

test('few large bodies are read at the same time, and the others wait in a queue', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const length = 100 * kb;
  const some = (count: number, address: string) =>
    Array.from({ length: count }, () =>
      begin([bearer(), from(address), `content-length: ${length}`], Buffer.alloc(70 * kb, ' ')),
    );
  const stored = some(30, '192.0.2.9');
  const statuses: number[] = [];
  for (const { status } of stored) void status.then((one) => statuses.push(one));
  await expect.poll(() => statuses.length, soon).toBe(22);
  expect(new Set(statuses)).toEqual(new Set([503]));
  // Small bodies and those of other addresses are read as usual.
  expect((await post(10 * kb, { ...signedIn(), 'x-forwarded-for': '192.0.2.9' })).status).toBe(200);
  expect((await post(70 * kb, { ...signedIn(), 'x-forwarded-for': '192.0.2.10' })).status).toBe(
    200,
  );
  for (const { socket } of stored) socket.destroy();
  const next = () => post(70 * kb, { ...signedIn(), 'x-forwarded-for': '192.0.2.9' });
  await expect.poll(async () => (await next()).status, soon).toBe(200);
});

describe('buffered bytes', () => {
  const length = 15_900 * kb;

  /** Sends most of a body of 16 MB and stops. */
  function hold(address: string): net.Socket {
    const { socket } = begin([bearer(), from(address), `content-length: ${length}`], '');
    socket.write(Buffer.alloc(length - 1, ' '));
    return socket;
  }

  test('are limited per address and per process, and freed when their connections close', async () => {
    // All must have arrived before any of them counts as slow.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const accepted: net.Socket[] = [];
    server.app.server.on('connection', (socket) => accepted.push(socket));
    const allAreThere = (count: number) =>
      expect
        .poll(() => accepted.filter(({ bytesRead }) => bytesRead >= length).length, soon)
        .toBe(count);
    const status = async (address: string, size: number) => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
      return (await post(size * kb, headers)).status;
    };

    const stored = ['192.0.2.1', '192.0.2.1', '192.0.2.1'].map(hold);
    await allAreThere(3);
    expect(await status('192.0.2.1', 4_000)).toBe(503);
    expect(await status('192.0.2.2', 4_000)).toBe(200);
    stored.push(...['192.0.2.3', '192.0.2.3', '192.0.2.4'].map(hold));
    await allAreThere(6);
    expect(await status('192.0.2.5', 9_000)).toBe(503);
    for (const socket of stored) socket.destroy();
    await expect.poll(() => status('192.0.2.5', 9_000), soon).toBe(200);
  });
});

describe('slow bodies', () => {
  const rules = { ordinaryBytes: 64 * kb, mayBeLarge: async () => {}, hold: () => {} };

  test.each([
    ['a byte now and then', 1, 408],
    ['the rate of a slow connection', 400 * kb, null],
  ])('%s', async (_name, drop, status) => {
    vi.useFakeTimers();
    const source = new PassThrough();
    const body = new MeteredBody(source, rules).resume();
    let ended: unknown = null;
    body.on('error', (error) => {
      ended = (error as { statusCode?: number }).statusCode;
    });
    for (let second = 0; second < 40; second += 10) {
      source.write(Buffer.alloc(drop));
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(ended).toBe(status);
    body.destroy();
  });

  test('headers have the same time limit as a body', () => {
    expect(server.app.server.headersTimeout).toBe(10_000);
  });
});
