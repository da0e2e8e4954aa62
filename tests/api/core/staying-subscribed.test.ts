// Goal: a subscription lasts as long as its client, over either protocol: longer than the limit of
// an operation, through the loss of the listening connection, and no longer than the client.
// Method: the real server with a deadline of a fraction of a second, and the database's own list of
// listeners.
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type RealServer, realServer } from '../hostile/support/real-server.ts';
import { makeTenant, type Tenant } from '../hostile/support/tenant.ts';

const query = `subscription ($id: ID, $resync: Boolean) {
  invoiceStatusChanged(id: $id, resync: $resync) { event invoice { id status } } }`;

let server: RealServer;
let kari: Tenant;
beforeAll(async () => {
  server = await realServer({ DEADLINE_MS: '300' });
  kari = await makeTenant(server.database);
});
afterAll(() => server?.[Symbol.asyncDispose]());

interface Received {
  events: string[];
  leave: () => Promise<void>;
}

async function overEventStream(
  resync?: boolean,
): Promise<Received & { headers: Headers; text: () => string }> {
  const removed = new AbortController();
  const response = await fetch(`${server.url}/graphql/stream`, {
    method: 'POST',
    signal: removed.signal,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${kari.token}` },
    body: JSON.stringify({ query, variables: { id: kari.ids.invoice, resync } }),
  });
  const events: string[] = [];
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      events.push(...[...chunk.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => data));
    }
  })().catch(() => {});
  const leave = async () => {
    removed.abort();
    await reading;
  };
  return { events, headers: response.headers, text: () => text, leave };
}

async function overWebsocket(resync?: boolean): Promise<Received> {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${kari.token}` },
  });
  const events: string[] = [];
  const note = (received: unknown) => void events.push(JSON.stringify(received));
  const variables = { id: kari.ids.invoice, resync };
  client.subscribe({ query, variables }, { next: note, error: note, complete: () => {} });
  return { events, leave: async () => client.dispose() };
}

const stated = (verb: 'listen' | 'unlisten') =>
  server.database.rolledBack((tx) =>
    tx.query<{ pid: number }>(
      // A subscription also listens to its session, before or after.
      'select pid from pg_stat_activity where datname = current_database() and query like $1',
      [`${verb} "app:%"`],
    ),
  );
const listened = () => expect.poll(() => stated('listen'), { timeout: 10_000 }).toHaveLength(1);
const touch = () =>
  server.database.committed((tx) =>
    tx.query(`select app_private.record_event('invoices', $1, $2, 'TOUCHED', 'DRAFT')`, [
      kari.raw.invoice,
      kari.accountId,
    ]),
  );
/** A query that starts after the subscription and waits for a lock is cancelled. */
const deadlinePasses = () =>
  server.database.rolledBack(async (tx) => {
    await tx.query('lock table app_public.clients in access exclusive mode');
    const { errors } = await server.portal('{ clients { total } }', {}, kari.token);
    expect(errors).toHaveLength(1);
  });
const touched = expect.stringMatching(/"event":"TOUCHED".*"status":"DRAFT"/);

test.each([
  ['an event stream', overEventStream],
  ['a websocket', overWebsocket],
])('%s outlives the deadline, and the loss of the listening connection', async (_name, open) => {
  const notified = await open();
  await listened();
  await deadlinePasses();
  await touch();
  await expect.poll(() => notified.events).toEqual([touched]);

  const [listener] = await stated('listen');
  await server.database.committed((tx) =>
    tx.query('select pg_terminate_backend($1)', [listener!.pid]),
  );
  await expect
    .poll(() => notified.events.at(-1), { timeout: 10_000 })
    .toContain('"event":"resync"');
  await touch();
  await expect.poll(() => notified.events.at(-1)).toEqual(touched);

  await notified.leave();
  await expect.poll(() => stated('unlisten'), { timeout: 10_000 }).toHaveLength(1);
});

test.each([
  ['an event stream', overEventStream],
  ['a websocket', overWebsocket],
])('%s with resync begins with one, and later events are delivered', async (_, open) => {
  const notified = await open(true);
  const started = expect.stringMatching(/"event":"resync".*"status":"DRAFT"/);
  await expect.poll(() => notified.events).toEqual([started]);
  // Not awaited: a client that got the resync is already subscribed.
  await touch();
  await expect.poll(() => notified.events).toEqual([started, touched]);
  await notified.leave();
});

test('an event stream passes through proxies without delay', async () => {
  const notified = await overEventStream();
  expect(Object.fromEntries(notified.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  await expect.poll(notified.text).toMatch(/^:\n\n/);
  await notified.leave();
});
