// Goal: a known query is one packet to Postgres with the look-up of its session, and every check
// still applies.
// Method: the small database of the platform's tests; the statements and packets that are sent are
// counted.
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterSession } from '#plugins/core/requests/enter-session.ts';
import { hashToken } from '#plugins/core/requests/hash-token.ts';
import { preparedName } from '#plugins/core/requests/prepared-names.ts';
import { sendPacket } from '#plugins/core/requests/send-packet.ts';
import { openPool } from '#plugins/core/serving/server-context.ts';
import { statementsOf } from '../core/support/count-statements.ts';
import { type Api, createApi } from '../core/support/create-api.ts';
import { addMember, createWorld, type Member, type World } from '../core/support/create-world.ts';
import { post } from '../hostile/support/post.ts';

let world: World;
let api: Api;
let pool: pg.Pool;
let kari: Member;
let ola: Member;
let operator: Member;

beforeAll(async () => {
  world = await createWorld();
  api = await createApi(world, 'portal', { isCompiled: true });
  pool = openPool(world.connectionString, 1, () => {});
  [kari, ola] = [await addMember(world), await addMember(world)];
  operator = await addMember(world, 'app_operator');
  await world.root.query(
    `insert into app_public.projects (account_id, title, status) values ($1, 'Of Kari', 'OPEN'), ($2, 'Of Ola', 'OPEN')`,
    [kari.accountId, ola.accountId],
  );
});
afterAll(async () => {
  await pool?.end();
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

const query = '{ projects { items { title } } }';

/** The result of a statement that is sent together with the session look-up of a token. */
async function asSession(token: string, text: string, values: unknown[] = []) {
  const caller = { ip: '', userAgent: '', idempotencyKey: null, tokenSha256: hashToken(token) };
  const statement = await enterSession(pool, caller, {
    role: 'app_user',
    readLimitMs: 15_000,
  });
  const client = await pool.connect();
  try {
    const { rows, error } = await sendPacket(client, [
      statement,
      { text, values, name: text.slice(0, 60) },
    ]);
    const { code } = (error ?? {}) as { code?: string };
    if (error && !('code' in error)) throw error;
    return { found: rows[0]?.length ?? null, value: rows[1]?.[0]?.[0] ?? null, code };
  } finally {
    client.release();
  }
}

test('a known query is one packet, and each caller sees their own rows', async () => {
  // Compiles the operation, and reads which settings a session has.
  await api.ask(query, {}, kari.token);
  await api.ask(query, {}, kari.token);
  const sent = await statementsOf(async () => {
    expect(await api.ask(query, {}, kari.token)).toEqual({
      data: { projects: { items: [{ title: 'Of Kari' }] } },
    });
  });
  expect(sent.length).toBe(1);
  expect(await api.ask(query, {}, ola.token)).toMatchObject({
    data: { projects: { items: [{ title: 'Of Ola' }] } },
  });
});

test('an ended session, an unknown token and one of another API are refused after one look-up', async () => {
  const removed = await addMember(world);
  await api.ask(query, {}, removed.token);
  await world.root.query('delete from app_private.sessions where token_sha256 = $1', [
    hashToken(removed.token),
  ]);
  for (const token of [removed.token, 'of nobody', operator.token]) {
    const sent = await statementsOf(async () => {
      const { errors, data } = await post(api.url, { query }, token);
      expect(errors[0]?.extensions?.code).toBe('UNAUTHORIZED');
      expect(data ?? null).toBeNull();
    });
    expect(sent.length).toBe(1);
  }
});

test('a session of another API and an unknown token read nothing', async () => {
  const count = 'select count(*) from app_public.projects';
  expect(await asSession(operator.token, count)).toMatchObject({ found: 1, code: '42501' });
  expect(await asSession('of nobody', count)).toMatchObject({ found: 0, code: '42501' });
  expect(await asSession(kari.token, count)).toMatchObject({ found: 1, value: '1' });
});

test('settings, limits and rights apply to the packet and end with it, also after an error', async () => {
  const settings = `select current_user || ' ' || current_setting('app.account_id') || ' ' || current_setting('statement_timeout')`;
  expect((await asSession(kari.token, settings)).value).toBe(`app_user ${kari.accountId} 15s`);
  const update = `update app_public.projects set title = 'x' returning title`;
  expect(await asSession(kari.token, update)).toMatchObject({ code: '25006' });
  expect(await asSession(kari.token, 'select 1 / 0')).toMatchObject({ found: 1, code: '22012' });
  const { rows } = await pool.query(
    `select current_user as role, coalesce(current_setting('app.account_id', true), '') as account,
       current_setting('transaction_read_only') as only, current_setting('statement_timeout') as timeout`,
  );
  expect(rows).toEqual([{ role: 'app_authenticator', account: '', only: 'off', timeout: '0' }]);
});

test('the time limit of an operation cancels its statement', async () => {
  await world.root.query(
    `create function app_public.projects_sleeping(project app_public.projects) returns int language plpgsql stable as
       $$ begin perform pg_sleep(20); return 1; end $$;
     grant execute on function app_public.projects_sleeping to app_user;`,
  );
  await using brief = await createApi(world, 'portal', { isCompiled: true, deadlineMs: 500 });
  const slow = '{ projects { items { sleeping } } }';
  // A caller without rows, so the query takes no time.
  const stranger = await addMember(world);
  await brief.ask(slow, {}, stranger.token);
  await brief.ask(slow, {}, stranger.token);
  const started = performance.now();
  const { errors } = await brief.ask(slow, {}, kari.token);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(errors).toMatchObject([{ path: ['projects'], extensions: { code: 'INTERNAL' } }]);
});

test('a statement that fails is prepared again, and a value that cannot be sent leaks no connection', async () => {
  const divide = 'select (1 / $1::int)::text';
  expect(await asSession(kari.token, divide, [0])).toMatchObject({ code: '22012' });
  expect(await asSession(kari.token, divide, [1])).toMatchObject({ value: '1' });
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  await expect(asSession(kari.token, 'select $1::text', [circle])).rejects.toThrow();
  expect((await asSession(kari.token, 'select 7::text')).value).toBe('7');
});

test('a connection prepares a bounded number of statements, and those in use stay', async () => {
  const client = await pool.connect();
  try {
    for (let i = 0; i < 450; i += 1) {
      const name = preparedName(client, `number ${i}`);
      await client.query({ text: `select ${i}`, ...(name && { name }) });
      const often = preparedName(client, 'often');
      await client.query({ text: 'select 1', ...(often && { name: often }) });
    }
    const { rows } = await client.query<{ name: string; calls: string }>(
      'select name, generic_plans + custom_plans as calls from pg_prepared_statements',
    );
    expect(rows.length).toBeLessThan(220);
    expect(rows.find(({ name }) => name === 'often')).toMatchObject({ calls: '450' });
  } finally {
    client.release();
  }
});

test('a request with an invalid idempotency key is refused as before', async () => {
  const headers = { 'idempotency-key': 'with spaces' };
  const { errors } = await post(api.url, { query }, kari.token, headers);
  expect(errors[0]?.extensions?.code).toBe('INVALID');
});

test('a compiled answer has the status and headers that Grafserv sets', async () => {
  await using planned = await createApi(world, 'portal', { isCompiled: false });
  const accepted = [
    'application/json',
    '*/*',
    'application/graphql-response+json, application/json',
  ];
  const read = async ({ url }: Api, accept: string) => {
    await post(url, { query }, kari.token, { accept });
    const { status, headers, text } = await post(url, { query }, kari.token, { accept });
    const { date: _, ...others } = Object.fromEntries(headers);
    return { status, text, headers: others };
  };
  for (const accept of [...accepted, 'application/json;q=0.5', 'text/html']) {
    expect(await read(api, accept)).toEqual(await read(planned, accept));
  }
});

test('a body with fields that only Grafserv reads is passed to Grafserv', async () => {
  await api.ask(query, {}, kari.token);
  for (const body of [
    { query, variables: [] },
    { query, operationName: 7 },
    { query, extensions: 'none' },
    { query, onError: 'WHATEVER' },
    { query: [query] },
    { documentId: 'of nothing' },
  ]) {
    const { status, errors } = await post(api.url, body, kari.token);
    expect({ status, isRefused: errors.length > 0 }).toEqual({ status: 400, isRefused: true });
  }
  const known = { query, operationName: null, variables: null, extensions: {} };
  expect((await post(api.url, known, kari.token)).data).toEqual({
    projects: { items: [{ title: 'Of Kari' }] },
  });
});
