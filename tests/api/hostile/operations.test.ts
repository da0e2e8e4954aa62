// Goal: no body and no document, however broken or large, stops the server, reveals its internals
// or executes what it should not. Method: the real server with everything as in production, over
// HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from '../support/answer.ts';
import { makeOperator, type TestOperator } from './support/make-operator.ts';
import { post } from './support/post.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { tellsNothing } from './support/tells-nothing.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;
let operator: TestOperator;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
  operator = await makeOperator(server.database, 'READ');
});
afterAll(() => server?.[Symbol.asyncDispose]());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  post(`${server.url}/graphql`, body, kari.token, headers);

/** Both APIs, each with a caller who may write documents of their own there. */
const doors = () => [
  { url: `${server.url}/graphql`, token: kari.token },
  { url: `${server.url}/admin/graphql`, token: operator.token },
];

test.each([
  ['truncated JSON', '{"query": ', 400],
  ['no body', '', 400],
  ['null', 'null', 400],
  ['a batch', [{ query: '{__typename}' }, { query: '{__typename}' }], 400],
  ['a query that is no text', { query: 1 }, 400],
  ['variables that are a text', { query: '{__typename}', variables: 'x' }, 400],
  ['variables that are a list', { query: '{__typename}', variables: [1] }, 400],
  ['an operation name that is an object', { query: '{__typename}', operationName: {} }, 400],
  ['a prototype', '{"query":"{__typename}","variables":{"__proto__":{"a":1}}}', 400],
  ['a constructor', '{"query":"{a}","variables":{"constructor":{"prototype":{"a":1}}}}', 400],
  ['a body over the limit', { query: 'x'.repeat(17 * 1024 * 1024) }, 413],
  ['a document over the limit', { query: `{${' '.repeat(20_001)}__typename}` }, 413],
  ['ten thousand brackets', { query: `{a(x:${'['.repeat(9_000)}${']'.repeat(9_000)})}` }, 413],
  ['ten thousand levels', { query: `{${'a{'.repeat(6_000)}b${'}'.repeat(6_000)}}` }, 413],
])('%s is refused', async (_name, body, status) => {
  const answer = await send(body);
  expect(answer.status).toBe(status);
  tellsNothing(answer.text);
});

test('a body of another content type is refused, so that no form of another site can send one', async () => {
  const kinds = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];
  for (const kind of [...kinds, 'text/xml', 'application/graphql']) {
    expect((await send('{"query":"{__typename}"}', { 'content-type': kind })).status, kind).toBe(
      415,
    );
  }
});

// Requirements: A7.1, B7.1
test('GET requests execute nothing, and no GraphQL playground is served', async () => {
  for (const address of ['/graphql', '/admin/graphql']) {
    for (const accept of ['application/json', 'text/html', '*/*']) {
      const url = `${server.url}${address}?query={__typename}`;
      const answer = await fetch(url, { headers: { accept } });
      expect([405, 406], `${address} ${accept}`).toContain(answer.status);
      expect(await answer.text()).not.toContain('<script');
    }
  }
});

test('of duplicate keys the last one is used', async () => {
  const body = '{"query":"{__typename}","query":"{session{id}}"}';
  expect((await send(body)).data).toMatchObject({ session: { id: expect.any(String) } });
});

test('bytes that are not UTF-8 do no harm', async () => {
  const bytes = [Buffer.from('{"query":"{__typename #'), Buffer.from([0xff, 0xc0, 0xaf])];
  const answer = await send(Buffer.concat([...bytes, Buffer.from('\\n}"}')]));
  expect(answer.data).toEqual({ __typename: 'Query' });
});

/** Fragments that spread the next one repeatedly: short to send, endless to expand. */
function fragmentBomb(width: number, depth: number): string {
  const names = Array.from({ length: depth + 1 }, (_, i) => `F${i}`);
  const fragments = names.map((name, i) => {
    const body = i === depth ? '__typename' : `...F${i + 1} `.repeat(width);
    return `fragment ${name} on Query {${body}}`;
  });
  return `{...F0} ${fragments.join(' ')}`;
}

test.each([
  ['fragments that double', fragmentBomb(2, 40), 'TOO_BIG'],
  ['fragments that multiply', fragmentBomb(30, 14), 'TOO_BIG'],
  [
    'a thousand aliases',
    `{${Array.from({ length: 500 }, (_, i) => `a${i}:__typename`)}}`,
    'TOO_BIG',
  ],
  [
    'levels of rows',
    `{invoices{items{${'client{freelanceProfile{'.repeat(8)}id${'}}'.repeat(8)}}}}`,
    null,
  ],
  ['a cycle of fragments', '{...A} fragment A on Query {...B} fragment B on Query {...A}', null],
  ['a fragment of itself', '{...A} fragment A on Query {...A}', null],
  ['a field six thousand times', `{session{${'id '.repeat(6_000)}}}`, null],
  ['a directive a thousand times', `{__typename ${'@skip(if:false) '.repeat(1_000)}}`, null],
  ['nine thousand unknown directives', `{__typename ${'@x'.repeat(9_000)}}`, null],
  ['a deferred part of an answer', '{__typename ... @defer {session{id}}}', null],
])('%s is refused immediately', async (_name, query, code) => {
  for (const { url, token } of doors()) {
    for (const who of [token, null]) {
      const began = performance.now();
      const answer = await post(url, { query }, who);
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(answer.errors.length).toBeGreaterThan(0);
      if (code && who) expect(answer.errors[0]?.extensions?.code).toBe(code);
      tellsNothing(answer.text);
    }
  }
});

test.each([
  '{__schema{types{name}}}',
  '{__type(name:"User"){fields{name}}}',
  '{...S} fragment S on Query {__schema{types{name}}}',
])('the schema is not revealed: %s', async (query) => {
  for (const { url, token } of doors()) {
    for (const who of [token, kari.token, null]) {
      const answer = await post(url, { query }, who);
      expect(answer.errors[0]?.extensions?.code).toBe('UNAUTHORIZED');
      expect(answer.data).toBeNull();
    }
  }
});

test('passwords cannot be guessed in batches, by aliases or by fragments', async () => {
  const one = 'createSession(input:{email:"a@b.no",password:"x"}){errors{code}}';
  const many = Array.from({ length: 6 }, (_, i) => `a${i}:${one}`).join(' ');
  for (const query of [`mutation{${many}}`, `mutation{...F} fragment F on Mutation{${many}}`]) {
    for (const who of [kari.token, null]) {
      const answer = await post(`${server.url}/graphql`, { query }, who);
      expect(answer.errors[0]?.extensions?.code).toBe('TOO_BIG');
    }
  }
});

test('the largest list of ids and orders costs no more than a page', async () => {
  const query = 'query($s:[InvoiceSort!]){invoices(sortBy:$s,perPage:100){total}}';
  const answer = await server.portal(
    query,
    { s: Array(19_000).fill('CREATED_AT_ASC') },
    kari.token,
  );
  expect(answer.data).toEqual({ invoices: { total: 2 } });
});

test('another site reads nothing: no CORS, and private answers are not cached', async () => {
  const answer = await post(`${server.url}/graphql`, { query: '{session{id}}' }, kari.token, {
    origin: 'https://evil.example',
  });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const requested = await fetch(`${server.url}/graphql`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(requested.headers.get('access-control-allow-origin')).toBeNull();
});

const keys = (count: number, more: object = {}) => ({
  ...Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])),
  ...more,
});
/** Written as text: building an object of this size takes longer than the attack itself. */
const manyKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',')}}`;
const create = 'mutation($i:CreateInvoiceInput!){createInvoice(input:$i){errors{code}}}';
const chain = (count: number) =>
  `{...F0} ${Array.from({ length: count }, (_, i) => `fragment F${i} on Query{...F${i + 1}}`).join(' ')} fragment F${count} on Query{__typename}`;

test.each([
  [
    'a hundred thousand unknown keys',
    `{"query":"${create}","variables":{"i":${manyKeys(100_000)}}}`,
  ],
  ['half a million variables', `{"query":"{__typename}","variables":${manyKeys(500_000)}}`],
  ['half a million extensions', `{"query":"{__typename}","extensions":${manyKeys(500_000)}}`],
  ['a hundred thousand lines', { query: create, variables: { i: { lines: Array(1e5).fill({}) } } }],
  ['a chain of fragments', { query: chain(300) }],
  [
    'a thousand lists within each other',
    `{"query":"{__typename}","variables":{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}}`,
  ],
  [
    'a million lists within each other',
    `{"query":"{__typename}","variables":{"a":${'['.repeat(1e6)}${']'.repeat(1e6)}}}`,
  ],
])('%s: TOO_BIG', async (_name, body) => {
  for (const { url, token } of doors()) {
    const answer = await post(url, body, token);
    expect(answer.errors[0]?.extensions?.code).toBe('TOO_BIG');
    expect(answer.text.length).toBeLessThan(1_000);
  }
});

test('input is not repeated many times in the answer', async () => {
  const long = 'x'.repeat(3_000_000);
  for (const i of [keys(60, { buyerReference: long }), [long, long], { lines: [{ [long]: 1 }] }]) {
    const answer = await send({ query: create, variables: { i } });
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(answer.text.length).toBeLessThan(20_000);
  }
  const light = await send({
    query: create,
    variables: { i: keys(60, { lines: 'x'.repeat(900) }) },
  });
  expect(light.text.length).toBeLessThan(60_000);
});

test('a text of ten million letters in a field that accepts it is passed on', async () => {
  const query = `mutation($i:CreateReceiptInput!){createReceipt(input:$i){errors{code path}}}`;
  const file = { data: `data:application/pdf;base64,${'A'.repeat(10_000_000)}`, filename: 'a.pdf' };
  const input = { invoiceId: kari.ids.invoice, attributes: { file } };
  const answer = await post<{ createReceipt: Payload }>(
    `${server.url}/graphql`,
    { query, variables: { i: input } },
    kari.token,
  );
  expect(answer.data.createReceipt.errors).toEqual([{ code: 'INVALID', path: 'attributes.file' }]);
});
