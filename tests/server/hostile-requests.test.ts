// Goal: no address leads outside the served files, no unwanted header or path reaches the sandbox,
// and no error page reveals internals. Method: raw requests on a socket, since clients and test
// tools normalise an address before they send it.
import fs from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { type RealServer, realServer } from '../api/hostile/support/real-server.ts';
import { tellsNothing } from '../api/hostile/support/tells-nothing.ts';
import { env } from '../support/env.ts';

let server: RealServer;
let sandbox: Server;
let folder: string;
const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'honorar-pages-'));
  fs.mkdirSync(path.join(folder, 'portal/assets'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'portal/index.html'), '<!doctype html><title>Honorar</title>');
  fs.writeFileSync(path.join(folder, 'secret.txt'), 'not for you');
  fs.symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'portal/link.txt'));
  sandbox = createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    // An open keep-alive connection would be awaited until the socket times out.
    response.shouldKeepAlive = false;
    response.end('sandbox');
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  const { port } = sandbox.address() as AddressInfo;
  server = await realServer({ SANDBOX_URL: `http://127.0.0.1:${port}`, DIST_DIR: folder });
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  sandbox?.closeAllConnections();
  sandbox?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Sends exactly these bytes and returns everything that comes back. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
    let text = '';
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('close', () => resolve(text));
    // A server may close before everything was sent; the response so far counts.
    socket.on('error', () => resolve(text));
    socket.write(bytes, 'latin1');
  });
}

const get = (address: string, more = '') =>
  raw(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%252f..%252fsecret.txt',
  '//secret.txt',
  '/./.././secret.txt',
  '/link.txt',
  '/%00',
  '/secret.txt%00.js',
  '/%c0%ae%c0%ae/secret.txt',
  '/%',
  '/admin/../secret.txt',
  '/files/..%2f..%2fetc%2fpasswd',
  '/files/%2e%2e%2f',
  '/export/..%2f..%2fetc%2fpasswd',
  '/export/invoices.csv/../../secret.txt',
  'http://evil.example/secret.txt',
])('%s reaches no file', async (address) => {
  const answer = await get(address);
  expect(answer).not.toContain('not for you');
  expect(answer).not.toContain('root:');
  expect(answer).toMatch(/^HTTP\/1\.1 (400|404|503) /);
  tellsNothing(answer);
});

test('the sandbox gets no session, and only paths below its own address', async () => {
  seen.length = 0;
  const more = 'Authorization: Bearer abc\r\n';
  for (const address of [
    '/sandbox/',
    '/sandbox/../graphql',
    '/sandbox/..%2fgraphql',
    '/sandbox//evil.example/',
    '/sandbox/%2f%2fevil.example/',
    '/sandbox/@evil.example/',
    '/sandbox/http://evil.example/',
    '/sandbox\\evil',
    '/sandbox.evil.example/',
    '/sandboxes',
  ]) {
    tellsNothing(await get(address, more));
  }
  expect(seen.length).toBeGreaterThan(0);
  for (const { url, headers } of seen) {
    expect(url).toMatch(/^\/sandbox(\/|$)/);
    expect(headers.authorization).toBeUndefined();
  }
});

test('a request smuggled in another’s body stays in that body', async () => {
  seen.length = 0;
  const hidden = 'GET /sandbox/hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const chunked = `0\r\n\r\n${hidden}`;
  const attempts = [
    `Content-Length: ${chunked.length}\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`,
    `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunked}`,
    `Transfer-Encoding: xchunked\r\n\r\n${chunked}`,
    `Transfer-Encoding : chunked\r\n\r\n${chunked}`,
    `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    `Content-Length: +5\r\n\r\n${hidden}`,
  ];
  for (const attempt of attempts) {
    const answer = await raw(`POST /sandbox/ HTTP/1.1\r\nHost: localhost\r\n${attempt}`);
    expect(answer, attempt).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(seen.filter(({ url }) => url?.includes('hidden'))).toEqual([]);
});

test('a caller cannot forge their address', async () => {
  const query = 'mutation{createSession(input:{email:"a@example.no",password:"x"}){errors{code}}}';
  for (const header of ['x-client-address', 'x-forwarded-for', 'x-real-ip', 'forwarded']) {
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: '10.6.6.6' },
      body: JSON.stringify({ query }),
    });
  }
  const rows = await server.database.rolledBack((tx) =>
    tx.query<{ ip: string }>('select distinct host(ip) as ip from app_private.sign_in_attempts'),
  );
  expect(rows).toEqual([{ ip: '127.0.0.1' }]);
});

test('every kind of page has the security headers', async () => {
  for (const address of ['/v2/nb', '/nothing', '/files/1', '/export/x.csv', '/graphql', '/%']) {
    const answer = (await get(address)).toLowerCase();
    expect(answer, address).toContain('x-content-type-options: nosniff');
    expect(answer, address).toContain("default-src 'none'");
    expect(answer, address).toContain('referrer-policy: no-referrer');
    expect(answer, address).not.toMatch(/x-powered-by|\r\nserver: /);
  }
});

test('a header over the limit is refused, and an address cannot split a response', async () => {
  expect(await get('/', `X-Long: ${'x'.repeat(100_000)}\r\n`)).toMatch(/^(HTTP\/1\.1 431 |$)/);
  for (const address of ['/v2/nb%0d%0aSet-Cookie:%20x=1', '/%0d%0aSet-Cookie:%20x=1']) {
    expect((await get(address)).split('\r\n\r\n')[0]).not.toMatch(/^set-cookie/im);
  }
});

test('unused methods are refused', async () => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'CONNECT']) {
    const head = `${method} /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const answer = await raw(head);
    expect(answer, method).not.toMatch(/^HTTP\/1\.1 200/);
    tellsNothing(answer);
  }
});

test('without the database, an answer reveals only a reference', async () => {
  const { name } = server.database;
  await withClient(env.clusterUrl, async (client) => {
    await client.query(`alter database ${name} allow_connections false`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and usename = 'app_authenticator'`,
      [name],
    );
  });
  const requested = [
    ['/graphql', '{session{id}}'],
    ['/graphql', '{invoices{total}}'],
    ['/graphql', 'mutation{createSession(input:{email:"a@b.no",password:"x"}){errors{code}}}'],
    ['/graphql/stream', 'subscription{invoiceStatusChanged{event}}'],
    ['/admin/graphql', '{invoices{totalCount}}'],
  ];
  try {
    for (const [address, query] of requested) {
      for (const token of [null, 'x'.repeat(43)]) {
        const authorization = token ? { authorization: `Bearer ${token}` } : null;
        const response = await fetch(server.url + address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...authorization },
          body: JSON.stringify({ query }),
        });
        const text = await response.text();
        tellsNothing(text);
        expect(text, `${address} ${query}`).not.toMatch(/accepting connections|terminat|database/i);
      }
    }
    tellsNothing(await get('/healthz'));
  } finally {
    await withClient(env.clusterUrl, (client) =>
      client.query(`alter database ${name} allow_connections true`),
    );
  }
});

test.each([
  ['/nowhere', 'nb-NO,nb;q=0.9', 404, 'Her er det ingenting'],
  ['/v2/nb/personal/x/invoicemore/invoice/%', 'en', 404, 'Her er det ingenting'],
  ['/v2/en/common/token-handler/%E0%A4', 'nb', 404, 'There is nothing here'],
  ['/nowhere', 'en-GB,en;q=0.9', 404, 'There is nothing here'],
  ['/files/fil_x?signature=forged', 'nb', 404, 'Her er det ingenting'],
  ['/export/invoices.csv?signature=forged', 'nb', 404, 'Her er det ingenting'],
  ['/graphql', 'nb', 405, 'Dette gikk ikke'],
  ['/admin/assets/gone.js', 'nb', 503, 'Vent litt'],
])('%s, opened by a user who reads %s, is a page', async (address, languages, status, title) => {
  const accept = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8';
  const answer = await get(address, `${accept}\r\nAccept-Language: ${languages}\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  expect(answer).toContain('content-type: text/html; charset=utf-8');
  expect(answer).toContain(`<h1>${title}</h1>`);
  expect(answer).not.toContain('nowhere');
  const program = await get(address, 'Accept: */*\r\n');
  expect(program).toContain('content-type: application/json');
});
