import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWebhooks, readWebhooks, type Webhooks } from '#workers/core/create-webhooks.ts';
import { isInside } from '#workers/core/is-inside.ts';
import { actor } from '../../support/actor.ts';
import { openDoors } from '../../support/transitions/open-doors.ts';
import { startWorld, type World } from '../support/start-world.ts';

// Goal: another program receives each event by a call it can verify, until it accepts it, and no
// endpoint leads to our own network. Method: a real server that accepts, refuses, redirects and
// answers slowly.

const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAbCdEfGh';
type Received = { path: string; headers: IncomingMessage['headers']; body: string };

let received: Received[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
  answer(response);
});
let port: number;
let world: World;
let webhooks: Webhooks;
const limits = { mayReachInside: true, wholeMs: 400 };
const at = (place: string) => readWebhooks(`port=${place}#whsec_${SECRET}`);

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
  webhooks = createWebhooks(at(`http://127.0.0.1:${port}/boats`), limits);
  world = await startWorld({
    webhooks: { call: (...args) => webhooks.call(...args) },
    prepare: (database) =>
      database.committed(async (tx) => {
        await openDoors(tx, 'app_public.failed_jobs');
        await tx.query(
          `insert into app_public.followers (module, entity, event_type, task, recipient)
           values ('toys', 'failed_jobs', 'CREATED', 'core/call_webhook', 'port')`,
        );
      }),
  });
});
afterAll(async () => {
  await world.end();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  received = [];
  answer = (response) => response.writeHead(204).end();
  webhooks = createWebhooks(at(`http://127.0.0.1:${port}/boats`), limits);
  await asOwner('delete from app_public.webhook_calls');
  await asOwner('delete from graphile_worker._private_jobs');
});

const asOwner = <Row extends object>(sql: string) =>
  world.database.committed((tx) => tx.query<Row>(sql));
const calls = () =>
  asOwner(
    `select endpoint, attempts, answer, failure, delivered_at is not null as is_delivered from app_public.webhook_calls`,
  );
const happen = () =>
  world.database.committed((tx) =>
    tx.as(actor.worker, (client) =>
      client.query(
        `insert into app_public.failed_jobs (job_id, task, attempts, failed_at)
         values ((random() * 1000000)::int + 1, 'core/nothing', 1, now())`,
      ),
    ),
  );
const call = () => webhooks.call('port', { id: 'evt_1', body: '{}' });

test('an event is sent once, signed with the secret, the id and the time', async () => {
  await happen();
  await world.runJobs();
  const [one, ...more] = received;
  expect(more).toEqual([]);
  expect(one?.path).toBe('/boats');
  expect(JSON.parse(one?.body ?? '')).toEqual({
    type: 'failed_jobs.created',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { id: expect.stringMatching(/^fjb_\w{26}$/), status: 'FAILED' },
  });
  const id = one?.headers['webhook-id'];
  const moment = Number(one?.headers['webhook-timestamp']);
  expect(id).toMatch(/^evt_\w{26}$/);
  expect(Math.abs(moment - Date.now() / 1000)).toBeLessThan(60);
  const signed = createHmac('sha256', Buffer.from(SECRET, 'base64'))
    .update(`${id}.${moment}.${one?.body}`)
    .digest('base64');
  expect(one?.headers['webhook-signature']).toBe(`v1,${signed}`);
  const taken = { endpoint: 'port', attempts: 1, answer: 204, failure: null, is_delivered: true };
  expect(await calls()).toEqual([taken]);
});

test('a refused call is repeated under the same id until it is accepted, and then no more', async () => {
  answer = (response) => response.writeHead(500).end('<html>');
  await happen();
  await world.runJobs();
  const failed = { answer: 500, failure: 'the answer is 500', is_delivered: false };
  expect(await calls()).toMatchObject([{ attempts: 1, ...failed }]);
  expect(await world.waiting()).toMatchObject([{ task: 'core/call_webhook', attempts: 1 }]);

  answer = (response) => response.writeHead(200).end();
  const [job] = await asOwner<{ payload: object }>(
    'select payload from graphile_worker._private_jobs',
  );
  await world.passTime();
  await world.runJobs();
  await asOwner(
    `select app_private.enqueue('core/call_webhook', '${JSON.stringify(job?.payload)}')`,
  );
  await world.runJobs();
  expect(received).toHaveLength(2);
  expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
  expect(await calls()).toMatchObject([
    { attempts: 2, answer: 200, failure: null, is_delivered: true },
  ]);
});

test('a call is deleted ninety days after its last attempt, and not before', async () => {
  await happen();
  await asOwner(
    `insert into app_public.webhook_calls (event_id, endpoint, updated_at)
     select e.id, d.name, now() - d.days * interval '1 day'
     from (select id from app_public.events where entity = 'failed_jobs' limit 1) e,
       (values ('young', 89), ('old', 91)) d (name, days)`,
  );
  await asOwner('delete from graphile_worker._private_jobs');
  await asOwner(`select app_private.enqueue('core/forget_webhook_calls', '{}')`);
  await world.runJobs();
  expect(await calls()).toMatchObject([{ endpoint: 'young' }]);
});

test('redirects are not followed', async () => {
  answer = (response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end();
  };
  await expect(call()).rejects.toThrow('the answer is 302');
  expect(received.map(({ path }) => path)).toEqual(['/boats']);
});

test('a missing answer times out, and the body of an answer is not awaited', async () => {
  answer = () => {};
  await expect(call()).rejects.toThrow();
  answer = (response) => {
    response.writeHead(200);
    response.write('a');
  };
  expect(await call()).toBe(200);
});

test('an endpoint that fails repeatedly is not called for a while, and others still are', async () => {
  const both = `${new URL(`http://127.0.0.1:${port}/boats`).href}#whsec_${SECRET}`;
  webhooks = createWebhooks(readWebhooks(`port=${both} pilot=${both}`), limits);
  answer = (response) => response.writeHead(503).end();
  for (let n = 0; n < 5; n++) await expect(call()).rejects.toThrow('503');
  await expect(call()).rejects.toThrow('circuit breaker');
  expect(received).toHaveLength(5);
  await expect(webhooks.call('pilot', { id: 'evt_2', body: '{}' })).rejects.toThrow('503');
});

test.each([
  ['http://example.com/'],
  ['https://127.0.0.1/'],
  ['https://[::1]/'],
  ['https://[::ffff:10.0.0.1]/'],
  ['https://2130706433/'],
  ['https://169.254.169.254/latest'],
  ['https://localhost/'],
])('%s is not called', async (place) => {
  webhooks = createWebhooks(at(place));
  await expect(call()).rejects.toThrow(/is not a public host|private address/);
});

test('public addresses are allowed', () => {
  expect(['1.1.1.1', '172.32.0.1', '2606:4700::1111'].filter(isInside)).toEqual([]);
});

test('a call to an unknown endpoint fails with its name', async () => {
  await expect(webhooks.call('pilot', { id: 'evt_1', body: '{}' })).rejects.toThrow(
    'WEBHOOKS names no endpoint pilot',
  );
});

test.each([
  ['port', 'WEBHOOKS is name=https://host/path#whsec_'],
  [`port=ftp://a.no/#whsec_${SECRET}`, 'port is no https address'],
  ['port=https://a.no/#whsec_c2hvcnQ=', 'port needs #whsec_ and 24 to 64 bytes'],
  [`port=https://a.no/#${SECRET}`, 'port needs #whsec_'],
])('the invalid setting %s is reported at the start, without its secret', (stated, message) => {
  expect(() => readWebhooks(stated)).toThrow(message);
  expect(() => readWebhooks(stated)).not.toThrow(SECRET);
});
