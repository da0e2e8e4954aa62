// Goal: a provider's answer about an applicant is accepted only if it is signed, new and about an
// open order. Method: a server, the sandbox's provider set to answer correctly and incorrectly, and
// orders as the worker makes them.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { signedHeaders } from '#shared/signatures/signed-headers.ts';
import { type CheckOrder, createCheckProvider } from '#workers/core/create-check-provider.ts';
import { type RealServer, realServer } from '../../api/hostile/support/real-server.ts';
import { aJob, aRecruitingTeam, checked, handIn } from '../../db/recruitment/a-recruiting-team.ts';
import { actor } from '../../support/actor.ts';

const secret = 'between us and the provider of checks';
let server: RealServer;
let sandbox: RunningSandbox;
let folder: string;

beforeAll(async () => {
  server = await realServer({ CHECKS_SECRET: secret });
  folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-checks-'));
  const callbackUrl = `${server.url}/callbacks/checks`;
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    folder,
    parts: ['checks'],
    checks: { secret, callbackUrl },
  });
});
afterAll(async () => {
  await sandbox.stop();
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const provider = () =>
  createCheckProvider({ url: `http://127.0.0.1:${sandbox.port}/sandbox/checks`, secret });
const sandboxApi = (place: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${sandbox.port}/sandbox/api/${place}`, init);
const behave = (fault: string) =>
  sandboxApi('faults', { method: 'POST', body: JSON.stringify({ service: 'checks', fault }) });

/** A check of an HSE card that is in review, and its order to the provider. */
async function anOrder(content = '1234567') {
  return server.database.committed(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const { who: ida, id } = await checked(tx, (await aJob(tx, who.owner)).id, 'HSE_CARD');
    const check = await handIn(tx, ida, id, 'HSE_CARD', { content });
    const { rows } = await tx.as(actor.worker, (client) =>
      client.query<{ order: CheckOrder }>('select app_private.begin_check_order($1) as order', [
        check.id,
      ]),
    );
    return { id: check.id, order: rows[0]!.order };
  });
}

const answerOf = async (id: string) => {
  const rows = await server.database.committed((tx) =>
    tx.query<{ outcome: string | null; expires: boolean | null }>(
      'select outcome, expires_on = app_hidden.today() as expires from app_public.job_checks where id = $1',
      [id],
    ),
  );
  return rows[0];
};
const outcomeOf = async (id: string) => (await answerOf(id))?.outcome;

/** The status of the response to the last answer about an order. */
async function answered(reference: string): Promise<number | null | undefined> {
  const orders = (await (await sandboxApi('checks')).json()) as {
    reference: string;
    answered: { status: number | null } | null;
  }[];
  return orders.find((one) => one.reference === reference)?.answered?.status;
}
const untilAnswered = (reference: string) =>
  expect.poll(() => answered(reference), { timeout: 10_000 });

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${server.url}/callbacks/checks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

// Requirements: B1.15
test('the answer to an order arrives by itself, and is stored', async () => {
  await behave('ok');
  for (const [content, outcome, expires] of [
    ['1234567', 'CLEAR', null],
    ['1234569', 'NOT_CLEAR', null],
    ['1234568', 'UNDECIDED', null],
    ['1234566', 'CLEAR', true],
  ] as const) {
    const { id, order } = await anOrder(content);
    await provider().order(order);
    // The same order again is the same order.
    await provider().order(order);
    await untilAnswered(order.reference).toBe(204);
    expect(await answerOf(id)).toEqual({ outcome, expires });
  }
});

// Requirements: A8.54, B13.20
test.each([
  ['late', 409],
  ['forged', 401],
  ['unknown', 409],
  ['nonsense', 409],
])('an answer that is %s is refused', async (fault, status) => {
  await behave(fault);
  const { id, order } = await anOrder();
  await provider().order(order);
  await untilAnswered(order.reference).toBe(status);
  expect(await outcomeOf(id)).toBeNull();
});

// Requirements: B13.20
test('a repeated answer counts once', async () => {
  await behave('twice');
  const { id, order } = await anOrder();
  await provider().order(order);
  await untilAnswered(order.reference).toBe(409);
  expect(await outcomeOf(id)).toBe('CLEAR');
  await behave('waits');
  const changed = await sandboxApi(`checks?reference=${order.reference}&outcome=NOT_CLEAR`, {
    method: 'POST',
  });
  expect(await changed.json()).toMatchObject({ answered: { status: 409 } });
  expect(await outcomeOf(id)).toBe('CLEAR');
});

// Requirements: B13.20
test('a signature covers the exact body, and requires this secret', async () => {
  const { id, order } = await anOrder();
  const body = JSON.stringify({ reference: order.reference, outcome: 'CLEAR' });
  const signed = signedHeaders(secret, 'call-1', body);
  const bad = [
    await post(body, {}),
    await post(`${body} `, signed),
    await post(body, { ...signed, 'webhook-id': 'call-2' }),
    await post(body, { ...signed, 'webhook-timestamp': 'soon' }),
    await post(body, signedHeaders(secret, 'call-1', body, Date.now() + 600_000)),
    await post('null', signedHeaders(secret, 'call-1', 'null')),
    await post('{', signedHeaders(secret, 'call-1', '{')),
    await post('x'.repeat(5_000), signed),
  ];
  expect(bad.map((one) => one.status)).toEqual([401, 401, 401, 401, 409, 409, 409, 413]);
  for (const one of bad.slice(0, 7)) {
    expect(await one.json()).toEqual({ error: 'PARTNER_CALLBACK_ERROR' });
  }
  expect(await outcomeOf(id)).toBeNull();
  expect((await post(body, { ...signed, 'content-type': 'text/plain' })).status).toBe(204);
  expect(await outcomeOf(id)).toBe('CLEAR');
});

test('without a provider the address does not exist', async () => {
  await using other = await realServer({});
  const answer = await fetch(`${other.url}/callbacks/checks`, { method: 'POST', body: '{}' });
  expect(answer.status).not.toBe(204);
});
