// Goal: subscribers receive only events they may read, none after they lose access, and no
// connection uses more of the server than its limit. Method: websockets and event streams as a
// stranger would open them, while rows of two tenants change.
import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { staffedTeam } from '../../db/accounts/staffed-team.ts';
import { call } from '../../support/people/call.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { tellsNothing } from './support/tells-nothing.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;
let mallory: Tenant;
const clients: Client[] = [];

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
  mallory = await makeTenant(server.database);
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await server?.[Symbol.asyncDispose]();
});

const wsUrl = () => `${server.url.replace('http', 'ws')}/graphql`;
const watch =
  'subscription ($id: ID) { invoiceStatusChanged(id: $id, resync: true) { event invoice { id status } } }';

/** Subscribes and collects messages once it `listens`: results, errors, and the end. */
function listen(token: string | null, variables: object = {}, query = watch) {
  const client = createClient({
    url: wsUrl(),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  clients.push(client);
  const received: string[] = [];
  let over = false;
  let listens = false;
  client.subscribe(
    { query, variables: { ...variables } },
    {
      next: (result) => {
        const text = JSON.stringify(result);
        // The first message confirms that the subscription is active.
        if (!listens && text.includes('"event":"resync"')) listens = true;
        else received.push(text);
      },
      error: (error) => {
        received.push(JSON.stringify(error));
        over = true;
      },
      complete: () => {
        over = true;
      },
    },
  );
  return { told: received, isOver: () => over, listens: () => until(() => listens) };
}

const until = (holds: () => boolean) => expect.poll(holds).toBe(true);

/** Changes an invoice of a tenant. */
const move = (of: Tenant) =>
  server.database.committed((tx) =>
    tx.query(`select app_private.record_event('invoices', $1, $2, 'TOUCHED', 'DRAFT')`, [
      of.raw.invoice,
      of.accountId,
    ]),
  );

const session = (of: Tenant) =>
  server.database.committed(async (tx) => signIn(tx, of.userId, of.accountId));

/**
 * Kari's own subscribers have received two changes, so anything sent for the first has arrived
 * everywhere.
 */
async function receivedTwice(): Promise<void> {
  const own = listen(kari.token);
  await own.listens();
  await move(kari);
  await move(kari);
  await until(() => own.told.length >= 2);
}

test('another tenant’s invoice cannot be watched, and an unknown id answers alike', async () => {
  const foreign = listen(mallory.token, { id: kari.ids.invoice });
  const nothing = listen(mallory.token, { id: 'inv_01m7xhrs61e2mt0vc03yyhxmv0' });
  const wrong = listen(mallory.token, { id: kari.ids.client });
  await until(() => [foreign, nothing, wrong].every((one) => one.told.length > 0));
  await receivedTwice();
  expect(foreign.told).toHaveLength(1);
  expect(foreign.told).toEqual(nothing.told);
  expect(wrong.told).toEqual(nothing.told);
  expect(foreign.told[0]).toContain('There is no such row');
  expect(foreign.told[0]).not.toContain(kari.ids.invoice);
});

test('an invalid id cannot be watched, and causes no internal error', async () => {
  const names = ['invoice', 'creditNote', 'enrollment', 'jobApplication', 'jobCheck'];
  const ids = ['', 'x', "' or ''='", 'a\0b', '\ud800', kari.raw.invoice, 'x'.repeat(1_500)];
  for (const name of names) {
    const query = `subscription ($id: ID) { ${name}StatusChanged(id: $id) { event } }`;
    const listeners = ids.map((id) => listen(kari.token, { id }, query));
    await until(() => listeners.every((one) => one.told.length > 0));
    for (const { told } of listeners) expect(told[0]).toMatch(/no such row|cannot be stored/);
  }
});

test('events of an account are sent to its own members only', async () => {
  const own = listen(kari.token);
  const other = listen(mallory.token);
  await Promise.all([own.listens(), other.listens()]);
  await move(kari);
  await receivedTwice();
  expect(own.told[0]).toContain(kari.ids.invoice);
  expect(other.told).toEqual([]);
});

test.each([
  ['no token', null],
  ['an unknown token', 'x'.repeat(43)],
  ['an empty token', ''],
])('with %s no events are received', async (_name, token) => {
  const { told: received } = listen(token, { id: kari.ids.invoice });
  await until(() => received.length > 0);
  expect(received.join()).toMatch(/Sign in|session has ended/);
  tellsNothing(received.join());
});

test('a session that is ended, or whose user is blocked, receives no more events', async () => {
  const { token, sessionId } = await session(kari);
  const ended = listen(token);
  const blocked = listen((await session(mallory)).token);
  await Promise.all([ended.listens(), blocked.listens()]);
  await server.database.committed(async (tx) => {
    await tx.query('update app_public.sessions set revoked_at = now() where id = $1', [sessionId]);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [
      mallory.userId,
    ]);
  });
  await move(kari);
  await move(mallory);
  await until(() => ended.isOver() && blocked.isOver());
  expect(ended.told.join()).not.toContain(kari.ids.invoice);
  expect(blocked.told.join()).not.toContain(mallory.ids.invoice);
});

test('a session that is ended, or whose user is blocked, is closed immediately', async () => {
  const { token, sessionId } = await session(kari);
  const other = await session(kari);
  const third = await makeTenant(server.database);
  const lines = [listen(token), listen(token, { id: kari.ids.invoice })];
  const staying = listen(other.token);
  const blocked = listen(third.token);
  // A client that receives this is subscribed from then on.
  await expect
    .poll(async () => {
      await move(kari);
      await move(third);
      return [...lines, staying, blocked].every(({ told: received }) => received.length > 0);
    })
    .toBe(true);
  await server.database.committed(async (tx) => {
    await tx.query('update app_public.sessions set revoked_at = now() where id = $1', [sessionId]);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [third.userId]);
  });
  await until(() => [...lines, blocked].every((line) => line.isOver()));
  for (const { told: received } of [...lines, blocked])
    expect(received.at(-1)).toContain('UNAUTHORIZED');
  expect(staying.isOver()).toBe(false);
});

test('a member who is removed from a team receives and reads no more, immediately', async () => {
  const team = await server.database.committed((tx) => staffedTeam(tx));
  const { token } = team.sessions.member;
  const line = listen(token);
  await line.listens();
  const started = Date.now();
  await server.database.committed(async (tx) => {
    const input = { memberId: team.memberIds.member };
    await call(tx, team.who.owner, 'remove_account_member', input);
  });
  await until(() => line.isOver());
  expect(line.told.at(-1)).toContain('UNAUTHORIZED');
  const again = listen(token, {}, '{ members { total } }');
  await until(() => again.told.length > 0);
  expect(again.told.join()).toMatch(/session has ended/);
  expect(Date.now() - started).toBeLessThan(5_000);
});

test('a session that is ended can do nothing more on its open websocket', async () => {
  const { token, sessionId } = await session(kari);
  const before = listen(token, {}, '{ invoices { total } }');
  await until(() => before.told.length === 1);
  await server.database.committed((tx) =>
    tx.query('update app_public.sessions set revoked_at = now() where id = $1', [sessionId]),
  );
  const after = listen(token, {}, '{ invoices { total } }');
  await until(() => after.told.length === 1);
  expect(after.told[0]).toContain('UNAUTHORIZED');
});

test.each([
  ['a syntax error', '{ session {', 'Syntax Error'],
  ['an unknown field', '{ nothing }', 'Cannot query field'],
  ['the schema', '{ __schema { types { name } } }', 'cannot be read'],
  ['ten thousand brackets', `{a(x:${'['.repeat(9_000)}${']'.repeat(9_000)})}`, 'brackets'],
])('%s is answered on the websocket as over HTTP', async (_name, query, message) => {
  const { told: received } = listen(kari.token, {}, query);
  await until(() => received.length === 1);
  expect(received[0]).toContain(message);
});

test('an event stream follows the same rules', async () => {
  const open = async (token: string | null, variables: object, query = watch) => {
    const stop = new AbortController();
    const response = await fetch(`${server.url}/graphql/stream`, {
      method: 'POST',
      signal: stop.signal,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? null : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const isStream = response.headers.get('content-type')?.includes('event-stream');
    const text = isStream ? '' : await response.text();
    stop.abort();
    return text;
  };
  expect(await open(null, {})).toContain('UNAUTHORIZED');
  expect(await open('x'.repeat(43), {})).toContain('UNAUTHORIZED');
  expect(await open(kari.token, { id: mallory.ids.invoice })).toContain('There is no such row');
  expect(await open(kari.token, {}, '{__schema{types{name}}}')).toContain('cannot be read');
  const deep = `{${'a{'.repeat(5_000)}b${'}'.repeat(5_000)}}`;
  expect(await open(kari.token, {}, deep)).toContain('brackets');
});
