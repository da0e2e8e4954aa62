// Goal: the address of a caller is the one that our own proxies report. Method: the function itself
// with every kind of header, then the running server behind a simulated proxy, over HTTP, a
// websocket and an event stream.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { clientAddress } from '#server/http/correlate.ts';
import { readTrustedProxies } from '#server/http/trusted-proxies.ts';
import { type RealServer, realServer } from '../api/hostile/support/real-server.ts';

let server: RealServer | undefined;
afterEach(async () => {
  await server?.[Symbol.asyncDispose]();
  server = undefined;
});

function from(trusted: string, remoteAddress: string, forwarded?: string | string[]) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  return clientAddress(readTrustedProxies(trusted))(request);
}

test.each([
  ['no proxy is trusted', '', '10.0.0.1', '1.2.3.4', '10.0.0.1'],
  ['the caller is no proxy of ours', '10.0.0.1', '10.0.0.2', '1.2.3.4', '10.0.0.2'],
  ['one proxy by address', '10.0.0.1', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['one proxy by network', '10.0.0.0/8', '10.9.9.9', '1.2.3.4', '1.2.3.4'],
  [
    'two proxies, and a forged entry before',
    '10.0.0.0/8',
    '10.0.0.1',
    '6.6.6.6, 1.2.3.4, 10.0.0.2',
    '1.2.3.4',
  ],
  ['one hop, and a forged entry before', '1', '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two hops', '2', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['more hops than entries', '3', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['no header', '1', '10.0.0.1', undefined, '10.0.0.1'],
  ['an empty header', '1', '10.0.0.1', '', '10.0.0.1'],
  ['an invalid address', '1', '10.0.0.1', 'localhost', '10.0.0.1'],
  ['a script', '1', '10.0.0.1', '<script>', '10.0.0.1'],
  ['a port', '1', '10.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
  ['IPv6 with a port', '1', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['IPv4 inside IPv6', '10.0.0.1', '::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['a zone', '', 'fe80::1%eth0', undefined, 'fe80::1'],
  ['two headers', '1', '10.0.0.1', ['6.6.6.6', '1.2.3.4'], '1.2.3.4'],
])('%s', (_name, trusted, remote, forwarded, expected) => {
  expect(from(trusted, remote, forwarded)).toBe(expected);
});

test.each(['true', 'all', '10.0.0.0/33', '10.0.0.1/x', '::1/129', '1,2', '10.0.0.1,,nobody'])(
  'TRUST_PROXY=%s stops the start',
  (text) => {
    expect(() => readTrustedProxies(text)).toThrow('TRUST_PROXY');
  },
);

const wrong = 'mutation{createSession(input:{email:"a@example.no",password:"x"}){errors{code}}}';

async function tryEverywhere({ url }: RealServer, forwarded: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
  const body = JSON.stringify({ query: wrong });
  for (const address of ['/graphql', '/graphql/stream', '/admin/graphql/stream']) {
    await (await fetch(url + address, { method: 'POST', headers, body })).text();
  }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': forwarded, 'x-client-address': '6.6.6.6' },
  });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: wrong } }));
  await once(socket, 'message');
  socket.close();
}

const places = ({ database }: RealServer) =>
  database.rolledBack((tx) =>
    tx.query<{ ip: string; tries: number }>(
      'select host(ip) as ip, count(*)::int as tries from app_private.sign_in_attempts group by 1',
    ),
  );

test('behind a trusted proxy, every protocol uses the caller’s address', async () => {
  server = await realServer({ TRUST_PROXY: '127.0.0.1' });
  await tryEverywhere(server, '6.6.6.6, 192.0.2.7');
  expect(await places(server)).toEqual([{ ip: '192.0.2.7', tries: 3 }]);
});

test('without a trusted proxy, every protocol ignores the header', async () => {
  server = await realServer();
  await tryEverywhere(server, '192.0.2.7');
  expect(await places(server)).toEqual([{ ip: '127.0.0.1', tries: 3 }]);
});
