// Goal: a hostile operation is refused before it runs; an honest one is not affected.
// Method: known attacks against a real API, each with an honest counterpart.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, createApi } from './support/create-api.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let portal: Api;
let admin: Api;
let kari: Member;
let operator: Member;
let folder: string;

beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'operations-'));
  portal = await createApi(world, 'portal', {
    operationsFile: path.join(folder, 'operations.json'),
  });
  admin = await createApi(world, 'admin');
  kari = await addMember(world);
  operator = await addMember(world, 'app_operator');
  await world.root.query(
    `insert into app_public.people (account_id, name) select $1, 'P' from generate_series(1, 1500)`,
    [kari.accountId],
  );
});
afterAll(async () => {
  await portal?.[Symbol.asyncDispose]();
  await admin?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function codeOf(
  query: string,
  variables: object = {},
  api = portal,
  token: string | null = kari.token,
) {
  const { errors } = await api.ask(query, variables, token);
  return errors?.[0]?.extensions?.code ?? errors?.[0]?.message ?? null;
}

const nested = (times: number) =>
  `{ projects(perPage: 1) { items { ${'tasks { project { '.repeat(times)}title${' } }'.repeat(times)} } } }`;

test('depth', async () => {
  expect(await codeOf(nested(2))).toBeNull();
  expect(await codeOf(nested(5))).toBe('TOO_BIG');
});

test('aliases, also inside fragments', async () => {
  const aliases = (n: number) =>
    Array.from({ length: n }, (_, i) => `a${i}: whoami { role }`).join(' ');
  expect(await codeOf(`{ ${aliases(20)} }`)).toBeNull();
  expect(await codeOf(`{ ${aliases(200)} }`)).toBe('TOO_BIG');
  const bomb = Array.from(
    { length: 20 },
    (_, i) =>
      `fragment F${i} on Query { ...F${i + 1} ... on Query { ...F${i + 1} } x${i}: whoami { role } }`,
  ).join(' ');
  expect(await codeOf(`{ ...F0 } ${bomb} fragment F20 on Query { whoami { role } }`)).toBe(
    'TOO_BIG',
  );
});

test('rows, by the requested page size: as a literal, a variable and its default', async () => {
  const query =
    'query ($n: Int) { projects(perPage: $n) { items { tasks { project { tasks { project { title } } } } } } }';
  expect(await codeOf(query, { n: 10 })).toBeNull();
  expect(await codeOf(query, { n: 100 })).toBe('TOO_BIG');
  expect(await codeOf(query.replace('$n)', '100)').replace('query ($n: Int)', ''))).toBe('TOO_BIG');
  const byDefault = query.replace('$n: Int', '$n: Int = 100');
  expect(await codeOf(byDefault)).toBe('TOO_BIG');
  expect(await codeOf(byDefault, { n: 10 })).toBeNull();
  expect(await codeOf(query.replace('$n: Int', '$n: Int = 10'))).toBeNull();
});

test('many mutations in one operation', async () => {
  const touches = (n: number) =>
    `mutation { ${Array.from({ length: n }, (_, i) => `m${i}: touch(input: {}) { errors { code } }`).join(' ')} }`;
  expect(await codeOf(touches(5), {}, portal, kari.token)).toBeNull();
  expect(await codeOf(touches(6), {}, portal, kari.token)).toBe('TOO_BIG');
});

test('a long document and a large body', async () => {
  expect(await codeOf(`{ whoami { role } } ${'#'.repeat(20_000)}`)).toBe('TOO_BIG');
  const response = await fetch(portal.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ whoami { role } }',
      variables: { x: 'x'.repeat(17_000_000) },
    }),
  }).catch(() => null);
  expect(response === null || response.status >= 400).toBe(true);
});

test('malformed requests get a clear answer and no stack trace', async () => {
  for (const body of [
    '',
    '{',
    '[]',
    '{"query": 1}',
    '{"query": "{"}',
    '{"query": "{ nothing }"}',
  ]) {
    const response = await fetch(portal.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${kari.token}` },
      body,
    });
    const text = await response.text();
    expect(text).not.toMatch(/node_modules|at \w+ \(/);
    expect(text).toContain('error');
  }
  expect(portal.faults).toEqual([]);
});

test('every request limits the time of its statements', async () => {
  const settings = await import('#plugins/core/requests/settings-of.ts');
  expect(
    Number(
      settings.settingsOf({ ip: '', userAgent: '', tokenSha256: null, session: null })
        .statement_timeout,
    ),
  ).toBeLessThan(15_000);
});

test('the schema cannot be read, except in development', async () => {
  const query = '{ __schema { queryType { name } } }';
  expect(await codeOf(query)).toBe('UNAUTHORIZED');
  expect(await codeOf(query, {}, admin, null)).toBe('UNAUTHORIZED');
  expect(await codeOf(query, {}, admin, kari.token)).toBe('UNAUTHORIZED');
  expect(await codeOf(query, {}, admin, operator.token)).toBe('UNAUTHORIZED');
  await using open = await createApi(world, 'portal', { isOpen: true });
  expect(await codeOf(query, {}, open, null)).toBeNull();
});

test('a connection of the console returns 100 rows by default, and never more than 1000', async () => {
  const count = async (args: string) => {
    const { data } = await admin.ask<{ people: { nodes: object[]; totalCount: number } }>(
      `{ people${args} { nodes { id } totalCount } }`,
      {},
      operator.token,
    );
    expect(data.people.totalCount).toBe(1500);
    return data.people.nodes.length;
  };
  expect(await count('')).toBe(100);
  expect(await count('(first: 250)')).toBe(250);
  expect(await count('(first: 5000)')).toBe(1000);
});

test('the portal sends the hash of an operation, and API clients a document of their own', async () => {
  const query = '{ whoami { role } }';
  expect(await codeOf(query, {}, portal, null)).toBe('UNAUTHORIZED');
  await writeFile(path.join(folder, 'operations.json'), JSON.stringify({ abc: query }));
  expect(await codeOf(query, {}, portal, null)).toBeNull();
  expect(await codeOf(query, {}, portal, kari.token)).toBeNull();
  const send = async (documentId: string) => {
    const response = await fetch(portal.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ documentId }),
    });
    return response.json();
  };
  expect((await send('abc')).data).toEqual({ whoami: null });
  expect((await send('def')).errors[0].extensions.code).toBe('INVALID');
  expect((await send('constructor')).errors[0].extensions.code).toBe('INVALID');
});
