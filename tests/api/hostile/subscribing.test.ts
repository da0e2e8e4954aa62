// Goal: the subscriptions of a user cost as much as one page, however many there are, and none
// outlives its user. Method: the real server; statements are counted while events arrive.
import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { statementsOf } from '../core/support/count-statements.ts';
import { post } from './support/post.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
const clients: Client[] = [];
const query =
  'subscription($id:ID,$resync:Boolean){invoiceStatusChanged(id:$id,resync:$resync){event invoice{id status}}}';

beforeAll(async () => {
  server = await realServer();
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await server?.[Symbol.asyncDispose]();
});

function connect(token: string): Client {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  clients.push(client);
  return client;
}

interface Line {
  told: string[];
  isOver: () => boolean;
  stop: () => void;
}

function listen(client: Client, variables: Record<string, unknown> = {}, text = query): Line {
  const received: string[] = [];
  let over = false;
  const stop = client.subscribe(
    { query: text, variables },
    {
      next: (result) => void received.push(JSON.stringify(result)),
      error: (error) => {
        received.push(JSON.stringify(error));
        over = true;
      },
      complete: () => {
        over = true;
      },
    },
  );
  return { told: received, isOver: () => over, stop };
}

const move = (of: Tenant) =>
  server.database.committed((tx) =>
    tx.query(`select app_private.record_event('invoices', $1, $2, 'TOUCHED', 'DRAFT')`, [
      of.raw.invoice,
      of.accountId,
    ]),
  );
const all = (lines: Line[], holds: (line: Line) => boolean) =>
  expect.poll(() => lines.every(holds), { timeout: 15_000 }).toBe(true);
const several = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

test.each(['/graphql', '/admin/graphql'])(
  'a plain request subscribes to nothing: %s',
  async (path) => {
    const { token } = await makeTenant(server.database);
    const bodies = [
      { query: 'subscription{invoiceStatusChanged{event}}' },
      { query: `${query} query A{session{id}}`, operationName: undefined },
      {
        query: `query A{session{id}} ${query.replace('subscription', 'subscription B')}`,
        operationName: 'B',
      },
      [{ query }, { query }],
    ];
    for (const body of bodies) {
      for (const accept of [
        'application/json',
        'multipart/mixed, application/json',
        'text/event-stream',
      ]) {
        const answer = await post(server.url + path, body, token, { accept });
        expect(answer.headers.get('content-type')).toMatch(/json/);
        expect(answer.errors.length, answer.text).toBeGreaterThan(0);
      }
    }
    const requested = await fetch(`${server.url}${path}?query=${encodeURIComponent(query)}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    });
    expect(requested.status).toBe(405);
    const plain = await post(server.url + path, bodies[0], token);
    if (path === '/graphql') expect(plain.errors[0]?.extensions?.code).toBe('INVALID');
  },
);

test('an event is read once for all equal subscriptions of a session', async () => {
  const kari = await makeTenant(server.database);
  const sockets = several(4, () => connect(kari.token));
  const lines = sockets.flatMap((socket) => several(20, () => listen(socket, { resync: true })));
  await all(lines, ({ told: received }) => received.length === 1);
  for (const { told: received } of lines) expect(received[0]).toContain('"resync"');
  const statements = await statementsOf(async () => {
    await move(kari);
    await all(lines, ({ told: received }) => received.length === 2);
  });
  for (const { told: received } of lines) expect(received[1]).toContain(kari.ids.invoice);
  const times = (part: string) => statements.filter((text) => text.includes(part)).length;
  expect(times('session_settings')).toBe(1);
  // Whether it may be read, and its current state.
  expect(times('"app_public"."invoices"')).toBe(2);

  // A subscriber that leaves ends no other, and the last one is cleaned up.
  for (const { stop } of lines.slice(0, 79)) stop();
  await move(kari);
  await all(lines.slice(79), ({ told: received }) => received.length === 3);
  lines[79]!.stop();
  const again = listen(sockets[0]!, { resync: true });
  await all([again], ({ told: received }) => received.length === 1);
});

test('different subscriptions of one session are looked up together', async () => {
  const kari = await makeTenant(server.database);
  const socket = connect(kari.token);
  const lines = several(10, (i) =>
    listen(socket, { resync: true }, query.replace('status}', `status a${i}:id}`)),
  );
  await all(lines, ({ told: received }) => received.length === 1);
  const statements = await statementsOf(async () => {
    await move(kari);
    await all(lines, ({ told: received }) => received.length === 2);
  });
  expect(statements.filter((text) => text.includes('session_settings'))).toHaveLength(1);
});

test('a flood of one session is refused before its token is looked up', async () => {
  const kari = await makeTenant(server.database);
  const warm = listen(connect(kari.token), { resync: true });
  await all([warm], ({ told: received }) => received.length === 1);
  const lines: Line[] = [];
  const statements = await statementsOf(async () => {
    const sockets = several(30, () => connect(kari.token));
    lines.push(...sockets.flatMap((socket) => several(19, () => listen(socket, { resync: true }))));
    await all(lines, ({ told: received }) => received.length === 1);
  });
  const notified = lines.filter(({ told: received }) => received[0]?.includes('"resync"'));
  const refused = lines.filter(({ told: received }) =>
    received[0]?.includes('ATTEMPTS_LIMIT_EXCEEDED'),
  );
  expect(notified.length + refused.length).toBe(lines.length);
  expect(notified.length).toBeGreaterThan(50);
  expect(notified.length).toBeLessThan(100);
  const requested = statements.filter((text) => text.includes('session_settings')).length;
  expect(requested).toBeLessThan(lines.length / 10);
  // A subscriber that leaves frees a slot.
  for (const { stop } of notified) stop();
  const again = listen(connect(kari.token), { resync: true });
  await all([again], ({ told: received }) => received[0]?.includes('"resync"') ?? false);
});

test('two sessions of one user share only the limit', async () => {
  const kari = await makeTenant(server.database);
  const other = await server.database.committed((tx) =>
    tx.query<{ token: string }>('select app_private.open_session($1, $2) as token', [
      kari.userId,
      kari.accountId,
    ]),
  );
  const mine = several(5, () => connect(kari.token)).flatMap((one) =>
    several(18, () => listen(one, { resync: true })),
  );
  await all(mine, ({ told: received }) => received.length === 1);
  const theirs = several(11, () => listen(connect(other[0]!.token), { resync: true }));
  await all(theirs, ({ told: received }) => received.length === 1);
  const refused = theirs.filter(({ told: received }) =>
    received[0]?.includes('ATTEMPTS_LIMIT_EXCEEDED'),
  );
  expect(refused).toHaveLength(1);

  const [session] = await server.database.committed((tx) =>
    tx.query<{ id: string }>(
      `update app_public.sessions set revoked_at = now()
       where id = (select id from app_public.sessions where user_id = $1 order by id desc limit 1)
       returning id`,
      [kari.userId],
    ),
  );
  expect(session).toBeDefined();
  await all(theirs, ({ isOver }) => isOver());
  expect(mine.some(({ isOver }) => isOver())).toBe(false);
  // An ended subscription frees its slot.
  const next = listen(connect(kari.token), { resync: true });
  await all([next], ({ told: received }) => received[0]?.includes('"resync"') ?? false);
});

test('a member receives no events of a hidden application, and receives its deletion', async () => {
  const kari = await makeTenant(server.database);
  const text =
    'subscription($resync:Boolean){jobApplicationStatusChanged(resync:$resync){event jobApplication{id}}}';
  const as = (token: string) => listen(connect(token), { resync: true }, text);
  const [owner, member] = [as(kari.token), as(await kari.tokenAs('MEMBER'))];
  await all([owner, member], ({ told: received }) => received.length === 1);
  const happens = (id: string, event: string) =>
    server.database.committed((tx) =>
      tx.query(`select app_private.record_event('job_applications', $1, $2, $3, 'SUBMITTED')`, [
        id,
        kari.accountId,
        event,
      ]),
    );
  await happens(kari.raw.application, 'TOUCHED');
  await happens('01890000-0000-7000-8000-000000000000', 'REMOVED');
  await all([owner], ({ told: received }) => received.length === 3);
  await all([member], ({ told: received }) => received.length === 2);
  expect(owner.told[1]).toContain(kari.ids.application);
  expect(member.told[1]).toContain('"REMOVED"');
});
