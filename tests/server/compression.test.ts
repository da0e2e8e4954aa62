// Goal: large answers are compressed for clients that accept it, with the same contents, and
// streamed data is not delayed. Method: the running server, with raw requests that accept one
// encoding.
import { request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { makeOperator } from '../api/hostile/support/make-operator.ts';
import { type RealServer, realServer } from '../api/hostile/support/real-server.ts';
import { makeTenant, type Tenant } from '../api/hostile/support/tenant.ts';

let server: RealServer;
let kari: Tenant;
let operator: string;
beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
  ({ token: operator } = await makeOperator(server.database, 'ADMIN'));
});
afterAll(() => server?.[Symbol.asyncDispose]());

const unpack: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: number;
  said: string;
}

/**
 * Sends only the given headers and does not decompress, so that the test sees the bytes as sent.
 */
async function send(
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<Got> {
  const requested = request(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });
  const answering = new Promise<Got>((resolve, reject) => {
    requested.once('error', reject);
    requested.once('response', async (answer) => {
      const whole = Buffer.concat(await answer.toArray());
      const encoding = answer.headers['content-encoding'];
      const stated = encoding ? await unpack[encoding]?.(whole) : whole;
      const { statusCode: status = 0, headers: received } = answer;
      resolve({ status, headers: received, bytes: whole.length, said: String(stated) });
    });
  });
  requested.end(body);
  return answering;
}

const ask = (query: string, encoding: string | null, token: string | null = kari.token) =>
  send(
    '/graphql',
    {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(encoding !== null && { 'accept-encoding': encoding }),
    },
    JSON.stringify({ query }),
  );

const fields = 'id status total client { id name } lines { id description amount }';
const large = `{ ${Array.from({ length: 12 }, (_, i) => `a${i}: invoices { total items { ${fields} } }`).join(' ')} }`;

test('the contents are the same in every accepted encoding, and each answer has a Vary header', async () => {
  const plain = await ask(large, null);
  expect(plain.said.length).toBeGreaterThan(3_000);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const wanted = { br: 'br', 'gzip, deflate, br': 'br', gzip: 'gzip', 'br;q=0, gzip': 'gzip' };
  for (const [accepted, given] of Object.entries(wanted)) {
    const { said: stated, bytes, headers } = await ask(large, accepted);
    expect(headers['content-encoding'], accepted).toBe(given);
    expect(stated).toBe(plain.said);
    expect(bytes).toBeLessThan(plain.bytes / 3);
  }
  for (const accepted of ['identity', 'zstd', 'deflate', 'br;q=0', 'nonsense']) {
    const { said: stated, headers } = await ask(large, accepted);
    expect(headers['content-encoding'], accepted).toBeUndefined();
    expect(stated).toBe(plain.said);
    expect(headers.vary).toContain('accept-encoding');
  }
});

test('small answers are not compressed', async () => {
  const { said: stated, headers } = await ask('{ invoices { total } }', 'br');
  expect(stated).toContain('total');
  expect(headers['content-encoding']).toBeUndefined();
});

test('compressed request bodies are not decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  const { status } = await send('/graphql', { 'content-encoding': 'gzip' }, bomb);
  expect(status).toBe(400);
});

test('an event stream is sent uncompressed and immediately', async () => {
  const query = 'subscription { invoiceStatusChanged(resync: true) { event } }';
  const stop = new AbortController();
  const answer = await fetch(`${server.url}/graphql/stream`, {
    method: 'POST',
    signal: stop.signal,
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'br, gzip',
      authorization: `Bearer ${kari.token}`,
    },
    body: JSON.stringify({ query }),
  });
  expect(answer.headers.get('content-encoding')).toBeNull();
  let received = '';
  for await (const piece of answer.body ?? []) {
    received += Buffer.from(piece).toString();
    if (received.includes('resync')) break;
  }
  stop.abort();
  expect(received).toContain('event: next');
});

test('an export is compressed while it is sent, but a workbook, which is compressed already, is not', async () => {
  for (const [format, packed] of [
    ['CSV', 'br'],
    ['XLSX', undefined],
  ] as const) {
    const link = await ask(`{ invoices { exportPath(format: ${format}) } }`, null);
    const { exportPath } = JSON.parse(link.said).data.invoices as { exportPath: string };
    const whole = await send(exportPath, {});
    const small = await send(exportPath, { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBe(packed);
    if (format === 'CSV') expect(small.said).toBe(whole.said);
  }
});

const catalogue = (headers: Record<string, string>, token = operator) =>
  send('/admin/graphql/catalogue', { authorization: `Bearer ${token}`, ...headers });

test('the catalogue is sent once, and again only when it has changed', async () => {
  const first = await catalogue({ 'accept-encoding': 'br' });
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.bytes).toBeLessThan(first.said.length / 5);
  const requested = await server.admin<{ catalogue: Catalogue }>('{ catalogue }', {}, operator);
  expect(JSON.parse(first.said)).toEqual({ data: requested.data });

  const again = await catalogue({ 'accept-encoding': 'br', 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, bytes: 0 });
  expect(again.headers.etag).toBe(etag);
  expect((await catalogue({ 'if-none-match': '"another"' })).status).toBe(200);

  // Another operator has another catalogue; the cached one of this browser does not match it.
  const { token } = await makeOperator(server.database, 'READ');
  const other = await catalogue({ 'if-none-match': etag }, token);
  expect(other.status).toBe(200);
  expect(other.said).not.toBe(first.said);
});

test('the catalogue is for operators, and a refusal is not cached', async () => {
  for (const token of [kari.token, 'x'.repeat(43), '']) {
    const { status, said: stated, headers } = await catalogue({ 'if-none-match': '*' }, token);
    expect(status).toBe(401);
    expect(stated).toContain('UNAUTHORIZED');
    expect(headers['cache-control']).toBe('no-store');
  }
});
