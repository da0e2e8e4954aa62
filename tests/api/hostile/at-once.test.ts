// Goal: simultaneous equal requests take effect once. Method: requests sent together through the
// server, each on a connection of its own, and the state of the rows afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerCall } from '../../db/invoicing/worker-call.ts';
import type { Payload } from '../support/answer.ts';
import { makeOperator } from './support/make-operator.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let operator: string;

beforeAll(async () => {
  server = await realServer();
  operator = (await makeOperator(server.database, 'REVIEW')).token;
});
afterAll(() => server?.[Symbol.asyncDispose]());

const submit = (of: Tenant) =>
  server
    .portal<{ submitInvoice: Payload }>(
      'mutation ($id: ID!) { submitInvoice(input: {id: $id}) { invoice { status } errors { code path } } }',
      { id: of.ids.invoice },
      of.token,
    )
    .then((answer) => answer.data.submitInvoice.errors);

const review = (of: Tenant, verb: 'approve' | 'reject') =>
  server
    .admin<Record<string, Payload>>(
      `mutation ($input: ${verb === 'approve' ? 'Approve' : 'Reject'}InvoiceInput!) {
        ${verb}Invoice(input: $input) { errors { code path } } }`,
      { input: { id: of.raw.invoice, ...(verb === 'reject' ? { reason: 'Nei' } : null) } },
      operator,
    )
    .then((answer) => answer.data[`${verb}Invoice`]!.errors);

async function events(of: Tenant): Promise<string[]> {
  const rows = await server.database.rolledBack((tx) =>
    tx.query<{ event_type: string }>(
      'select event_type from app_public.events where entity_id = $1 order by occurred_at',
      [of.raw.invoice],
    ),
  );
  return rows.map((row) => row.event_type);
}

test('ten simultaneous submits are one submit', async () => {
  const kari = await makeTenant(server.database);
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(kari)));
  expect(answers.filter((errors) => errors.length === 0)).toHaveLength(1);
  for (const [error] of answers.filter((errors) => errors.length > 0)) {
    expect(error?.code).toBe('INVALID_TRANSITION');
  }
  expect(await events(kari)).toEqual(['CREATED', 'SUBMITTED']);
});

test('of a simultaneous approval and rejection one succeeds, and the other is refused as too late', async () => {
  for (let i = 0; i < 3; i++) {
    const kari = await makeTenant(server.database);
    expect(await submit(kari)).toEqual([]);
    const answers = await Promise.all([
      review(kari, 'approve'),
      review(kari, 'reject'),
      review(kari, 'approve'),
      review(kari, 'reject'),
    ]);
    expect(answers.filter((errors) => errors.length === 0)).toHaveLength(1);
    for (const [error] of answers.filter((errors) => errors.length > 0)) {
      expect(error?.code).toBe('INVOICE_NOT_SUBMITTED');
    }
    expect(await events(kari)).toHaveLength(3);
  }
});

test('a simultaneous edit and submit never change a submitted invoice', async () => {
  const kari = await makeTenant(server.database);
  const edit = server.portal<{ updateInvoice: Payload }>(
    'mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { errors { code } } }',
    { input: { id: kari.ids.invoice, buyerReference: 'late' } },
    kari.token,
  );
  const [edited, submitted] = await Promise.all([edit, submit(kari)]);
  expect(submitted).toEqual([]);
  const [row] = await server.database.rolledBack((tx) =>
    tx.query('select status, buyer_reference from app_public.invoices where id = $1', [
      kari.raw.invoice,
    ]),
  );
  const wasRefused = edited.data.updateInvoice.errors.length > 0;
  expect(row).toEqual({ status: 'SUBMITTED', buyer_reference: wasRefused ? null : 'late' });
});

test('two workers publish one invoice: one number, and no gap for the next', async () => {
  const kari = await makeTenant(server.database);
  await submit(kari);
  expect(await review(kari, 'approve')).toEqual([]);
  const publish = () =>
    server.database.committed((tx) => workerCall<string>(tx, 'publish_invoice', kari.raw.invoice));
  expect(await Promise.all([publish(), publish(), publish()])).toEqual(Array(3).fill('PUBLISHED'));
  expect((await events(kari)).filter((one) => one === 'PUBLISHED')).toHaveLength(1);
  const [row] = await server.database.rolledBack((tx) =>
    tx.query<{ invoice_number: number; next: number }>(
      `select i.invoice_number, s.next_number as next
       from app_public.invoices i
       join app_private.invoice_number_series s on s.freelance_profile_id = i.freelance_profile_id
       where i.id = $1 and s.kind = 'INVOICE'`,
      [kari.raw.invoice],
    ),
  );
  expect(row).toEqual({ invoice_number: 2, next: 3 });
});

test('a code from an operator’s telephone opens one session', async () => {
  const { email, password, code } = await makeOperator(server.database, 'ADMIN');
  const text = `mutation ($input: CreateOperatorSessionInput!) {
    createOperatorSession(input: $input) { token errors { code path } } }`;
  const input = { email, password, code };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      server.admin<{ createOperatorSession: { token: string | null } }>(text, { input }),
    ),
  );
  const tokens = answers.map(({ data }) => data.createOperatorSession.token).filter(Boolean);
  expect(tokens).toHaveLength(1);
});

test('a sign-in link opens one session', async () => {
  const { userId } = await makeTenant(server.database);
  const token = await server.database.committed(async (tx) => {
    await tx.query(`select app_private.mail_one_time_link($1, 'SIGN_IN')`, [userId]);
    const [job] = await tx.query<{ token: string }>(
      `select payload ->> 'token' as token from graphile_worker._private_jobs
       where payload ->> 'userId' = $1 order by id desc limit 1`,
      [userId],
    );
    return job!.token;
  });
  const text = `mutation ($t: String) { useSessionOtp(input: {token: $t}) { token errors { code } } }`;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      server.portal<{ useSessionOtp: Payload<{ token: string | null }> }>(text, { t: token }),
    ),
  );
  const given = answers.map(({ data }) => data.useSessionOtp);
  expect(given.filter((one) => one.token)).toHaveLength(1);
  expect(given.filter((one) => !one.token).map((one) => one.errors[0]?.code)).toEqual(
    Array(4).fill('OTP_EXPIRED'),
  );
});
