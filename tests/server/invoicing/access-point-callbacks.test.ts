// Goal: an access point's answer about a message is accepted only if it is signed, new and about a
// pending message.
// Method: a server, the sandbox's access point set to answer correctly and incorrectly, and
// deliveries as the worker sends them.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { signedHeaders } from '#shared/signatures/signed-headers.ts';
import { createAccessPoint } from '#workers/core/create-access-point.ts';
import { writeEhf } from '#workers/modules/invoicing/ehf/write-ehf.ts';
import { type RealServer, realServer } from '../../api/hostile/support/real-server.ts';
import { makeDraft, makeInvoicer } from '../../db/invoicing/draft.ts';
import { deliveriesOf, sendInvoice } from '../../db/invoicing/ehf/ehf.ts';
import { publish } from '../../db/invoicing/publish.ts';
import { workerCall } from '../../db/invoicing/worker-call.ts';
import { invoice } from '../../workers/invoicing/ehf/examples.ts';

const secret = 'between us and the access point';
const RECEIVER = '310793329';
let server: RealServer;
let sandbox: RunningSandbox;
let folder: string;

beforeAll(async () => {
  server = await realServer({ ACCESS_POINT_SECRET: secret });
  folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-access-point-'));
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    folder,
    parts: ['access-point'],
    accessPoint: { secret, callbackUrl: `${server.url}/callbacks/access-point` },
  });
});
afterAll(async () => {
  await sandbox.stop();
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const sandboxApi = (place: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${sandbox.port}/sandbox/api/${place}`, init);
const behave = (fault: string) =>
  sandboxApi('faults', {
    method: 'POST',
    body: JSON.stringify({ service: 'access-point', fault }),
  });

/** A delivery that has been sent, without the worker's jobs. */
async function aSending(): Promise<string> {
  return server.database.committed(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'individual', { orgNumber: RECEIVER });
    const { id } = await makeDraft(tx, invoicer, { buyerReference: 'Avd. 7' });
    await publish(tx, invoicer, id);
    await sendInvoice(tx, invoicer, id);
    const [sending] = await deliveriesOf(tx, id);
    await workerCall(tx, 'record_delivery_attempt', sending!.id, sending!.id);
    return sending!.id;
  });
}

/** Sends a document under the id of a delivery. */
async function handOver(reference: string): Promise<void> {
  const accessPoint = createAccessPoint({
    url: `http://127.0.0.1:${sandbox.port}/sandbox/access-point`,
    secret,
  });
  const document = { ...invoice, client: { ...invoice.client, organizationNumber: RECEIVER } };
  const message = {
    reference,
    kind: 'INVOICE' as const,
    receiver: `0192:${RECEIVER}`,
    sender: `0192:${document.seller.organizationNumber}`,
    document: writeEhf({ document, attachments: [] }),
  };
  const id = await accessPoint.send(message);
  expect(await accessPoint.send(message)).toBe(id);
}

async function answerOf(id: string) {
  const [row] = await server.database.committed((tx) =>
    tx.query<{ answer: string | null; failure_reason: string | null }>(
      'select answer, failure_reason from app_public.deliveries where id = $1',
      [id],
    ),
  );
  return row!;
}

/** The status of the response to the last answer about a message. */
async function answered(reference: string): Promise<number | null | undefined> {
  const messages = (await (await sandboxApi('access-point')).json()) as {
    reference: string;
    answered: number | null;
  }[];
  return messages.find((one) => one.reference === reference)?.answered;
}
const untilAnswered = (reference: string) =>
  expect.poll(() => answered(reference), { timeout: 10_000 });

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${server.url}/callbacks/access-point`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

test('the answer about a message arrives by itself, and the worker continues from it', async () => {
  await behave('ok');
  const id = await aSending();
  await handOver(id);
  await untilAnswered(id).toBe(204);
  expect(await answerOf(id)).toEqual({ answer: 'DELIVERED', failure_reason: null });
  const jobs = await server.database.committed((tx) =>
    tx.query(
      `select from graphile_worker.jobs where task_identifier = 'invoicing/settle_ehf_answer'`,
    ),
  );
  expect(jobs).toHaveLength(1);
});

test('a rejection has the receiver’s reason, as one line of text', async () => {
  await behave('waits');
  const id = await aSending();
  await handOver(id);
  const reason = 'Bestillingen\r\n\u202efinnes\u0000 ikke <b>her</b>';
  await sandboxApi(
    `access-point?reference=${id}&status=REJECTED&reason=${encodeURIComponent(reason)}`,
    { method: 'POST' },
  );
  await untilAnswered(id).toBe(204);
  expect(await answerOf(id)).toEqual({
    answer: 'REJECTED',
    failure_reason: 'Bestillingen finnes ikke <b>her</b>',
  });
});

test.each([
  ['late', 409],
  ['forged', 401],
  ['strange', 409],
])('an answer that is %s is refused', async (fault, status) => {
  await behave(fault);
  const id = await aSending();
  await handOver(id);
  await untilAnswered(id).toBe(status);
  expect((await answerOf(id)).answer).toBeNull();
});

test('the same answer twice changes nothing, a later different one counts', async () => {
  await behave('twice');
  const id = await aSending();
  await handOver(id);
  await untilAnswered(id).toBe(204);
  expect((await answerOf(id)).answer).toBe('DELIVERED');
  await behave('waits');
  await sandboxApi(`access-point?reference=${id}&status=REJECTED`, { method: 'POST' });
  expect((await answerOf(id)).answer).toBe('REJECTED');
});

test('a signature covers the exact body, and requires this secret', async () => {
  const id = await aSending();
  const body = JSON.stringify({ reference: id, status: 'DELIVERED' });
  const signed = signedHeaders(secret, 'call-1', body);
  const other = JSON.stringify({ reference: 'x', status: 'DELIVERED' });
  const pending = JSON.stringify({ reference: id, status: 'PENDING' });
  const bad = [
    await post(body, {}),
    await post(`${body} `, signed),
    await post(body, { ...signed, 'webhook-id': 'call-2' }),
    await post(body, signedHeaders(`${secret}.`, 'call-1', body)),
    await post(body, signedHeaders(secret, 'call-1', body, Date.now() - 600_000)),
    await post(other, signedHeaders(secret, 'call-1', other)),
    await post(pending, signedHeaders(secret, 'call-1', pending)),
    await post('null', signedHeaders(secret, 'call-1', 'null')),
    await post('{', signedHeaders(secret, 'call-1', '{')),
    await post('x'.repeat(9_000), signed),
  ];
  expect(bad.map((one) => one.status)).toEqual([401, 401, 401, 401, 409, 409, 409, 409, 409, 413]);
  expect((await answerOf(id)).answer).toBeNull();
  expect((await post(body, { ...signed, 'content-type': 'text/plain' })).status).toBe(204);
  expect((await answerOf(id)).answer).toBe('DELIVERED');
});

test('without an access point the address does not exist', async () => {
  await using other = await realServer({});
  const answer = await fetch(`${other.url}/callbacks/access-point`, { method: 'POST', body: '{}' });
  expect(answer.status).not.toBe(204);
});
