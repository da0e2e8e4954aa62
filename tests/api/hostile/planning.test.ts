// Goal: no caller can block the server's single thread with new documents: neither a visitor nor a
// registered user, neither by one document nor by many. Method: the real server, over HTTP and a
// websocket, outside the sandbox and inside.
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { collectOperations } from '#portal/graphql/write-persisted.ts';
import { post } from './support/post.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let sandbox: RealServer;
let kari: Tenant;
const ofPortal = '{ session { id } }';
const hash = 'the hash of an operation';

beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-planning-'));
  await writeFile(
    path.join(folder, 'portal-operations.json'),
    JSON.stringify({ [hash]: ofPortal }),
  );
  server = await realServer({ DIST_DIR: folder, TRUST_PROXY: '127.0.0.1' });
  // A document that compiles takes no planning.
  sandbox = await realServer({ SANDBOX_URL: 'http://127.0.0.1:9', COMPILED: 'off' });
  kari = await makeTenant(server.database);
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await sandbox?.[Symbol.asyncDispose]();
});

const codeOf = async (url: string, body: object, token: string | null = null, from?: string) => {
  const source = from === undefined ? undefined : { 'x-forwarded-for': from };
  const { errors, status, headers } = await post(`${url}/graphql`, body, token, source);
  return { code: errors[0]?.extensions?.code ?? null, status, retry: headers.get('retry-after') };
};
let sent = 0;
const nodes = (count: number) => {
  sent += 1;
  return `{${Array.from({ length: count }, (_, i) => `a${sent}_${i}:node(id:"inv_${i}"){id}`).join(' ')}}`;
};

describe('a visitor outside the sandbox', () => {
  // Refusals are delayed, so they are awaited together.
  test.concurrent.each([
    '{__typename}',
    '{invoices{total}}',
    'mutation{createSession(input:{email:"a@b.no",password:"x"}){errors{code}} submitInvoice(input:{id:"x"}){errors{code}}}',
    'query A{session{id}} mutation B{createSession(input:{email:"a@b.no",password:"x"}){errors{code}}}',
    'mutation{...F} fragment F on Mutation{destroyInvoice(input:{id:"x"}){errors{code}}}',
    'subscription{invoiceStatusChanged{event}}',
    'mutation{nothing(input:{}){a}}',
  ])('cannot send a document of their own: %s', async (query) => {
    expect(await codeOf(server.url, { query })).toMatchObject({
      code: 'UNAUTHORIZED',
      status: 401,
    });
    const stated = await post(`${server.url}/graphql/stream`, { query });
    expect(stated.errors[0]?.extensions?.code).toBe('UNAUTHORIZED');
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const error = await new Promise((resolve) =>
      client.subscribe(
        { query },
        { next: resolve, error: resolve, complete: () => resolve('end') },
      ),
    );
    expect(error).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
    await client.dispose();
  });

  test('cannot send one that another caller may send and has sent before', async () => {
    const query = '{ invoices { total items { id } } }';
    expect((await codeOf(server.url, { query }, kari.token)).code).toBeNull();
    expect((await codeOf(server.url, { query })).code).toBe('UNAUTHORIZED');
  });

  test('sends the portal’s operations, by hash and in full', async () => {
    expect((await codeOf(server.url, { documentId: hash })).code).toBeNull();
    expect((await codeOf(server.url, { query: ofPortal })).code).toBeNull();
    expect((await codeOf(server.url, { query: `${ofPortal} ` })).code).toBe('UNAUTHORIZED');
  });

  test('can do whatever the database allows a visitor, and nothing else', async () => {
    const { rows } = await server.database.rolledBack(async (tx) => ({
      rows: await tx.query<{ name: string; may: boolean }>(
        `select proname as name, has_function_privilege('app_visitor', oid, 'execute') as may
         from pg_proc where pronamespace = 'app_public'::regnamespace and provolatile = 'v'
           and has_function_privilege('app_user', oid, 'execute') and proargnames = '{input}'`,
      ),
    }));
    expect(rows.filter(({ may }) => may).length).toBeGreaterThan(5);
    const codeOfCommand = async (name: string, at: number) => {
      const field = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input!`;
      const query = `mutation($i:${type}){${field}(input:$i){errors{code}}}`;
      // Each by another caller, so that it is never the visitor's time that has run out.
      return (await codeOf(server.url, { query, variables: {} }, null, `10.0.0.${at}`)).code;
    };
    const codes = await Promise.all(rows.map(({ name }, at) => codeOfCommand(name, at)));
    rows.forEach(({ name, may }, i) => {
      if (may) expect(codes[i], name).not.toBe('UNAUTHORIZED');
      else expect(codes[i], name).toBe('UNAUTHORIZED');
    });
  });

  test('has a cost limit that signing in needs and no more', async () => {
    const user = Array.from({ length: 12 }, (_, i) => `f${i}`).map(() => 'user{id firstName}');
    const query = `mutation($i:RegisterAccountInput!){registerAccount(input:$i){${user} errors{code}}}`;
    expect((await codeOf(server.url, { query, variables: { i: {} } })).code).toBe('TOO_BIG');
  });
});

test('an abstract field costs as much as its possible types', async () => {
  expect((await codeOf(server.url, { query: nodes(4) }, kari.token)).code).toBeNull();
  expect((await codeOf(server.url, { query: nodes(30) }, kari.token)).code).toBe('TOO_BIG');
  const spread = `{node(id:"inv_1"){...on Invoice{client{id}} ...on Client{name}}}`;
  expect((await codeOf(server.url, { query: spread }, kari.token)).code).toBeNull();
  expect((await codeOf(sandbox.url, { query: nodes(30) })).code).toBe('TOO_BIG');
});

test('introspection is limited even where it is allowed', async () => {
  const ask = (count: number) =>
    `{${Array.from({ length: count }, (_, i) => `a${i}:__schema{types{name}}`).join(' ')}}`;
  expect((await codeOf(sandbox.url, { query: ask(1) })).code).toBeNull();
  expect((await codeOf(sandbox.url, { query: ask(20) })).code).toBe('TOO_BIG');
});

test('errors suggest no names outside the sandbox', async () => {
  const wrong = [
    { query: '{ invoice { total } }' },
    { query: '{ invoices(perPag: 1) { total } }' },
    { query: '{ invoices(filter: { statu: DRAFT }) { total } }' },
    { query: '{ invoices(filter: { status: [DRAFTT] }) { total } }' },
    { query: '{ node(id: "x") { ... on Invoic { id } } }' },
    {
      query: 'query($f:InvoiceFilter){invoices(filter:$f){total}}',
      variables: { f: { statu: 'DRAFT', status: ['DRAFTT'] } },
    },
    {
      query: 'query($f:InvoiceFilter){invoices(filter:$f){total}}',
      variables: { f: { statu: 'x'.repeat(3_000) } },
    },
  ];
  for (const body of wrong) {
    const { errors, text } = await post(`${server.url}/graphql`, body, kari.token);
    expect(errors.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/did you mean/i);
  }
  const { text } = await post(`${sandbox.url}/graphql`, wrong[0]);
  expect(text).toMatch(/did you mean/i);
});

/** Sends new documents until one is refused, at most this many. */
async function untilRefused(url: string, token: string | null, most = 2_000) {
  for (let tries = 0; tries < most; tries += 1) {
    const answer = await codeOf(url, { query: nodes(4) }, token);
    if (answer.code !== null && answer.status !== 200) return answer;
  }
  return null;
}

/** On a busy machine a second of the processor allows many. */
const busy = { timeout: 120_000 };

test('a caller’s planning time runs out, and only for that caller', busy, async () => {
  const known = { query: nodes(4) };
  const other = await makeTenant(server.database);
  await codeOf(server.url, known, other.token);
  expect(await untilRefused(server.url, kari.token)).toMatchObject({
    code: 'ATTEMPTS_LIMIT_EXCEEDED',
    status: 429,
    retry: expect.stringMatching(/^\d+$/),
  });
  // Known documents are still answered, and the time belongs to the user, whichever session they
  // use.
  expect((await codeOf(server.url, known, kari.token)).code).toBeNull();
  const session = await server.database.committed((tx) =>
    tx.query<{ token: string }>('select app_private.open_session($1, $2) as token', [
      kari.userId,
      kari.accountId,
    ]),
  );
  // Some of it has been refilled meanwhile, and is soon used up.
  expect(await untilRefused(server.url, session[0]!.token, 50)).toMatchObject({ status: 429 });
  expect((await codeOf(server.url, { query: nodes(2) }, other.token)).code).toBeNull();
});

test('inside the sandbox a visitor’s planning time runs out too', busy, async () => {
  expect(await untilRefused(sandbox.url, null)).toMatchObject({ status: 429 });
});

test(
  'one document with many variants is planned no more often than many documents',
  busy,
  async () => {
    const { token } = await makeTenant(sandbox.database);
    const query = `query($a:Boolean!,$b:Boolean!,$c:Boolean!,$d:Boolean!){${[...'abcd'].map(
      (name) => `${name}:node(id:"inv_1")@include(if:$${name}){id}`,
    )}}`;
    const codes = new Set<unknown>();
    for (let face = 0; face < 500 && !codes.has('ATTEMPTS_LIMIT_EXCEEDED'); face += 1) {
      const [a, b, c, d] = [1, 2, 4, 8].map((bit) => (face & bit) !== 0);
      codes.add((await codeOf(sandbox.url, { query, variables: { a, b, c, d } }, token)).code);
    }
    expect([...codes]).toEqual([null, 'ATTEMPTS_LIMIT_EXCEEDED']);
  },
);

test('every operation of the portal is within the limits of any caller', async () => {
  const { token } = await makeTenant(server.database);
  const operations = await collectOperations(path.join(import.meta.dirname, '../../../portal'));
  const queries = operations.filter(({ document }) => document.startsWith('query'));
  for (const { document, name } of queries) {
    const { code, status } = await codeOf(server.url, { query: document, variables: {} }, token);
    expect(code, name).not.toBe('TOO_BIG');
    // A list that a personal account lacks reports that in its answer.
    expect(status, name).not.toBe(401);
  }
});
