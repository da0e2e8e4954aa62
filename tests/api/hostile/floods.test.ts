// Goal: a source that sends too many requests is refused, and all others are served meanwhile.
// Method: floods through the running server, with callers distinguished by the addresses that a
// proxy forwards.
import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { Payload } from '../support/answer.ts';
import { post } from './support/post.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant } from './support/tenant.ts';

let server: RealServer;

beforeAll(async () => {
  server = await realServer({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => server?.[Symbol.asyncDispose]());

type Errors = { code: string; path: string }[];
const limit: Errors = [{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' }];
const isLimited = (errors: Errors) => errors.some(({ code }) => code === limit[0]?.code);

async function ask(name: string, input: object, from: string): Promise<Errors> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { errors { code path } } }`;
  const headers = { 'x-forwarded-for': from };
  const url = `${server.url}${name.includes('Operator') ? '/admin' : ''}/graphql`;
  const answer = await post<Record<string, Payload>>(
    url,
    { query, variables: { input } },
    null,
    headers,
  );
  return answer.data[name]!.errors;
}

const several = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

const person = (email: string) => ({ email, firstName: 'Kari', lastName: 'Nordmann' });

test('registrations from one address are limited, and refused ones count too', async () => {
  const from = '192.0.2.1';
  const register = (email: string) => ask('registerAccount', { attributes: person(email) }, from);
  expect(await register('taken@example.no')).toEqual([]);
  const taken = await several(50, () => register('taken@example.no'));
  expect(taken.flat().every(({ code }) => code === 'USER_EXISTS')).toBe(true);
  const answers = await several(15, (i) => register(`flood-${i}@example.no`));
  expect(answers.filter((errors) => errors.length === 0)).toHaveLength(9);
  expect(answers.filter(isLimited)).toHaveLength(6);
  // Errors of the form itself cost nothing and do not count.
  expect((await register('no address'))[0]?.code).toBe('INVALID');
  const team = { attributes: person('t@example.no'), team: { name: 'T', tag: 'GENERIC' } };
  expect(await ask('registerTeamAccount', team, from)).toEqual(limit);
  expect(await ask('registerAccount', { attributes: person('e@example.no') }, '192.0.2.2')).toEqual(
    [],
  );
});

test.each(['createSessionOtp', 'requestPasswordReset'])(
  '%s from one address is limited, and reveals no user’s address',
  async (name) => {
    const from = `192.0.2.${name.length}`;
    const email = `${name.toLowerCase()}@example.no`;
    await ask('registerAccount', { attributes: person(email) }, '192.0.2.3');
    const answers = await several(60, (i) => ask(name, { email: `nobody-${i}@example.no` }, from));
    expect(answers.flat()).toEqual([]);
    expect(await ask(name, { email }, from)).toEqual(limit);
    expect(await ask(name, { email: 'x@example.no' }, from)).toEqual(limit);
    expect(await ask(name, { email }, '192.0.2.4')).toEqual([]);
  },
);

test('a flood of passwords from one address does not block sign-ins from another', async () => {
  const password = 'sol og måne';
  const signIn = (i: number, from: string) =>
    ask('createSession', { email: `nobody-${i}@example.no`, password }, from);
  const flood = several(60, (i) => signIn(i, '192.0.2.5'));
  const other = await signIn(99, '192.0.2.6');
  expect(other).toEqual([{ code: 'INVALID_PASSWORD', path: 'password' }]);
  const answers = await flood;
  expect(answers.filter(isLimited).length).toBeGreaterThan(0);
  for (const errors of answers) {
    expect(['INVALID_PASSWORD', 'ATTEMPTS_LIMIT_EXCEEDED']).toContain(errors[0]?.code);
  }
  // The limit passes: no user is locked out by it.
  expect((await signIn(100, '192.0.2.5'))[0]?.code).toBe('INVALID_PASSWORD');
});

test('operators’ passwords wait in the same queue', async () => {
  const input = { email: 'nobody@example.no', password: 'x', code: '000000' };
  const answers = await several(40, (i) =>
    ask('createOperatorSession', { ...input, email: `o-${i}@example.no` }, '192.0.2.8'),
  );
  expect(answers.filter(isLimited).length).toBeGreaterThan(0);
});

async function open(from: string): Promise<WebSocket | string> {
  const url = `${server.url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': from },
  });
  return once(socket, 'open').then(
    () => {
      // Otherwise the server closes connections that send nothing for three seconds.
      socket.send('{"type":"connection_init"}');
      return socket;
    },
    (error: Error) => error.message,
  );
}

async function stream(from: string, token: string) {
  const stop = new AbortController();
  const response = await fetch(`${server.url}/graphql/stream`, {
    method: 'POST',
    signal: stop.signal,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': from,
    },
    body: JSON.stringify({ query: 'subscription { invoiceStatusChanged { event } }' }),
  });
  // A response without references is garbage-collected, and its connection closed.
  return { response, status: response.status, close: () => stop.abort() };
}

test('one address opens a hundred websockets and event streams, and another has its own limit', async () => {
  const { token } = await makeTenant(server.database);
  const from = '2001:db8:1:1::1';
  const streams = await several(10, () => stream(from, token));
  const sockets = await several(90, () => open(from));
  expect(sockets.filter((one) => typeof one === 'string')).toEqual([]);
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await open('2001:db8:1:1::2')).toContain('429');
  expect((await stream(from, token)).status).toBe(429);
  const elsewhere = await open('2001:db8:1:2::1');
  expect(elsewhere).toBeInstanceOf(WebSocket);

  // A closed connection frees its slot.
  const first = sockets[0] as WebSocket;
  first.close();
  await once(first, 'close');
  await expect.poll(async () => typeof (await open(from))).toBe('object');
  for (const one of [...sockets, elsewhere]) (one as WebSocket).terminate();
  for (const one of streams) one.close();
});

test('a stranger’s idle connections are closed, a proxy’s are not', async () => {
  const alone = await realServer();
  const idle = async ({ url }: RealServer) => {
    const sockets = Array.from({ length: 320 }, () => {
      const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
      socket.on('error', () => {});
      return socket;
    });
    const hungUp = () => sockets.filter(({ closed, destroyed }) => closed || destroyed).length;
    await Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')));
    return { hungUp, end: () => sockets.map((socket) => socket.destroy()) };
  };
  const stranger = await idle(alone);
  await expect.poll(stranger.hungUp).toBe(20);
  stranger.end();
  await expect.poll(async () => (await fetch(`${alone.url}/healthz`)).status).toBe(200);
  const proxy = await idle(server);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(proxy.hungUp()).toBe(0);
  proxy.end();
  await alone[Symbol.asyncDispose]();
});
