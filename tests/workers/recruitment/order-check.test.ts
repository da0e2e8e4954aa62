import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCheckProvider } from '#workers/core/create-check-provider.ts';
import { aJob, aRecruitingTeam, checked, handIn } from '../../db/recruitment/a-recruiting-team.ts';
import { CHECKS_SECRET, startWorld, type World } from '../support/start-world.ts';

// Goal: an application waits for a provider and for nothing else: an order is sent once, contains
// only what the check requires, and one that is not accepted is repeated or left to reviewers.
// Method: the real queue and the sandbox's provider.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());
beforeEach(() => behave('waits'));

const sandbox = (place: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${world.sandbox.port}/sandbox/api/${place}`, init);
const behave = (fault: string) =>
  sandbox('faults', { method: 'POST', body: JSON.stringify({ service: 'checks', fault }) });
const orders = async () => (await (await sandbox('checks')).json()) as { reference: string }[];

/** An applicant who has submitted what a check requires. */
async function handedIn(kind: string, attributes: object): Promise<string> {
  return world.database.committed(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const { who: ida, id } = await checked(tx, (await aJob(tx, who.owner)).id, kind);
    return (await handIn(tx, ida, id, kind, attributes)).id;
  });
}
const rowOf = async (id: string) => {
  const [row] = await world.database.committed((tx) =>
    tx.query<{ order_reference: string; outcome: string | null; status: string; ordered: boolean }>(
      'select order_reference, outcome, status, ordered_at is not null as ordered from app_public.job_checks where id = $1',
      [id],
    ),
  );
  return row!;
};

test('an order is sent once it is submitted, and contains only what is checked', async () => {
  const id = await handedIn('CREDIT', { hasConsented: true });
  await world.runJobs();
  const { order_reference: reference, ordered } = await rowOf(id);
  expect(ordered).toBe(true);
  expect((await orders())[0]).toEqual({
    reference,
    kind: 'CREDIT',
    content: null,
    answered: null,
    name: expect.any(String),
    consentedAt: expect.any(String),
    orderedAt: expect.any(String),
  });
});

test('a provider that was down is called again, under the same reference', async () => {
  await behave('down');
  const before = (await orders()).length;
  const id = await handedIn('HSE_CARD', { content: '1234567' });
  await world.runJobs();
  const { order_reference: reference, ordered } = await rowOf(id);
  expect(ordered).toBe(false);
  expect(await world.waiting()).toContainEqual({
    task: 'recruitment/order_check',
    attempts: 1,
    error: expect.stringMatching(/check provider/),
  });
  await behave('waits');
  await world.passTime();
  await world.runJobs();
  expect(await rowOf(id)).toMatchObject({ order_reference: reference, ordered: true });
  expect(await orders()).toHaveLength(before + 1);
});

test('a check that the provider refuses is left to reviewers', async () => {
  await behave('refuses');
  const id = await handedIn('HSE_CARD', { content: '1234567' });
  await world.runJobs();
  expect(await rowOf(id)).toMatchObject({ status: 'IN_REVIEW', outcome: 'UNDECIDED' });
  expect(await world.waiting()).toEqual([]);
});

// Requirements: B13.22
test('a criminal record is not ordered', async () => {
  const before = (await orders()).length;
  const id = await handedIn('CRIMINAL_RECORD', {});
  await world.runJobs();
  expect(await rowOf(id)).toMatchObject({ status: 'IN_REVIEW', order_reference: null });
  expect(await orders()).toHaveLength(before);
});

test('an unsigned order, and one signed with another secret, is refused', async () => {
  const url = `http://127.0.0.1:${world.sandbox.port}/sandbox/checks`;
  const order = {
    reference: '01890000-0000-7000-8000-000000000000',
    kind: 'HSE_CARD' as const,
    name: 'Ida',
    email: 'ida@example.no',
    bornOn: null,
    content: '1',
    consentedAt: null,
  };
  const stranger = createCheckProvider({ url, secret: `not ${CHECKS_SECRET}` });
  await expect(stranger.order(order)).rejects.toThrow(/401/);
});

test('a slow provider blocks a job no longer than the limit, and is not called for a while after several failures', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const drip = setInterval(() => socket.write('H'), 20);
    socket.on('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const provider = createCheckProvider({ url: `http://127.0.0.1:${port}`, secret: 's' }, 100);
  const order = {
    reference: '01890000-0000-7000-8000-000000000001',
    kind: 'HSE_CARD' as const,
    name: 'Ida',
    email: 'ida@example.no',
    bornOn: null,
    content: '1',
    consentedAt: null,
  };
  for (let time = 0; time < 5; time++) await expect(provider.order(order)).rejects.toThrow();
  expect(provider.isResting()).toBe(true);
  server.close();
});
