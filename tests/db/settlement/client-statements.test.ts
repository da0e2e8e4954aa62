import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { documentOf, makeStatement, today } from './client-statement.ts';
import { atPayouts, type PayoutInvoicer } from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: a statement has all transactions with a client in a period, its balances are the sums of its lines, it is
// immutable, and it is sent to the client alone, and not twice in a row.
// Method: invoices of 12 500.00, of this and of earlier years.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const TOTAL = 1_250_000;

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

const send = (tx: TestTransaction, who: Actor, id: string) =>
  call(tx, who, 'send_client_statement_via_email', { id });

/** Sets the date of an invoice and of its payments to an earlier day. */
async function date(tx: TestTransaction, id: string, day: string, dueOn: string): Promise<void> {
  await tx.query(`set local session_replication_role = 'replica'`);
  await tx.query(`update app_public.invoices set invoiced_on = $2, due_on = $3 where id = $1`, [
    id,
    day,
    dueOn,
  ]);
  await tx.query(`update app_public.payments set paid_on = $2 where invoice_id = $1`, [id, day]);
  await tx.query(`set local session_replication_role = 'origin'`);
}

test_('has a limited number of lines', async (tx, at) => {
  await tx.query(`update app_public.limits set maximum = 1 where limit_key = 'statement_entries'`);
  await makePublished(tx, at);
  await makeStatement(tx, at);
  await makePublished(tx, at);
  await expectRefusals(makeStatement(tx, at), [{ code: 'TOO_BIG', path: 'startsOn' }]);
});

test_('is limited per hour, since each makes a document', async (tx, at) => {
  await tx.query(`update app_public.limits set maximum = 1 where limit_key = 'client_statements'`);
  await makePublished(tx, at);
  await makeStatement(tx, at);
  await expectRefusals(makeStatement(tx, at), [{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' }]);
});

// Requirements: B3.33
test_('has each document and payment with the balance after it', async (tx, at) => {
  const [first, second] = [await makePublished(tx, at), await makePublished(tx, at)];
  await registerPayment(tx, first.id, { amount: 100_001 });
  const note = await publishCredit(tx, at, (await credit(tx, at, second, { 0: 2 })).id);
  const taken = await registerPayment(tx, second.id, { amount: 50 });
  await call(tx, at.finance, 'create_payment_reversal', { id: taken.id, reason: 'Bounced' });
  const document = await documentOf(tx, await makeStatement(tx, at));
  expect(document.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['INVOICE', TOTAL, TOTAL],
    ['INVOICE', TOTAL, 2 * TOTAL],
    ['CREDIT_NOTE', -250_000, 2 * TOTAL - 250_000],
    ['PAYMENT', -100_001, 2 * TOTAL - 350_001],
    ['PAYMENT', -50, 2 * TOTAL - 350_051],
    ['REVERSAL', 50, 2 * TOTAL - 350_001],
  ]);
  expect(document.entries[2]).toMatchObject({ number: note.document_number, kid: second.kid });
  expect(document).toMatchObject({
    opening: 0,
    closing: 2 * TOTAL - 350_001,
    overdue: 0,
    language: 'NB',
    invoiced: 2 * TOTAL,
    credited: 250_000,
    paid: 100_001,
    receiver: { name: 'Fjell og Fjord AS' },
    open: [
      { number: first.document_number, kid: first.kid, remaining: TOTAL - 100_001 },
      { number: second.document_number, remaining: TOTAL - 250_000 },
    ],
  });
});

// Requirements: B3.33
test_(
  'starts with the balance before its first day, and shows the overdue amount',
  async (tx, at) => {
    const [old, paid] = [await makePublished(tx, at), await makePublished(tx, at)];
    await registerPayment(tx, paid.id);
    await date(tx, old.id, '2025-03-01', '2025-03-15');
    await date(tx, paid.id, '2025-04-01', '2025-04-15');
    const of = async (startsOn: string, endsOn: string) =>
      documentOf(tx, await makeStatement(tx, at, { startsOn, endsOn }));
    expect(await of('2025-01-01', '2025-02-28')).toMatchObject({
      opening: 0,
      closing: 0,
      overdue: 0,
      entries: [],
      open: [],
    });
    // On the due date it is not overdue yet.
    expect(await of('2025-03-01', '2025-03-15')).toMatchObject({ closing: TOTAL, overdue: 0 });
    expect(await of('2025-03-02', '2025-03-16')).toMatchObject({
      opening: TOTAL,
      closing: TOTAL,
      overdue: TOTAL,
      entries: [],
      open: [{ isOverdue: true, dueOn: '2025-03-15' }],
    });
    expect(await of('2025-04-01', '2025-04-30')).toMatchObject({
      opening: TOTAL,
      invoiced: TOTAL,
      paid: TOTAL,
      closing: TOTAL,
    });
  },
);

test_('a written-off amount is not claimed any more', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id, { amount: 250_000 });
  await call(tx, at.finance, 'write_off_invoice', { id: invoice.id, reason: 'Bankrupt' });
  expect(await documentOf(tx, await makeStatement(tx, at))).toMatchObject({
    closing: 0,
    entries: [
      { kind: 'INVOICE' },
      { kind: 'PAYMENT' },
      { kind: 'WRITTEN_OFF', amount: -1_000_000 },
    ],
  });
});

test('an amount that an organisation was paid outside, and refunded, is settled', async () => {
  await atPayouts(
    () => database,
    async (tx, invoicer) => {
      const at = { ...invoicer, ...(await makeInvoicer(tx, 'organization')) };
      const invoice = await makePublished(tx, at);
      await call(tx, at.owner, 'resolve_invoice', { id: invoice.id });
      const note = await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 5 })).id);
      const paid = { kind: 'PAID_OUTSIDE', amount: -1_000_000 };
      expect(await documentOf(tx, await makeStatement(tx, at))).toMatchObject({
        closing: -500_000,
        entries: [{ kind: 'INVOICE' }, { kind: 'CREDIT_NOTE' }, paid],
        open: [{ remaining: -500_000, isOverdue: false }],
      });
      await call(tx, at.owner, 'resolve_credit_note', { id: note.id });
      expect(await documentOf(tx, await makeStatement(tx, at))).toMatchObject({
        closing: 0,
        entries: [{}, {}, paid, { kind: 'REFUND_OUTSIDE', amount: 500_000 }],
      });
    },
  )();
});

test_('never changes, and is drawn once', async (tx, at) => {
  const { id } = await makeStatement(tx, at);
  await expect(
    tx.query('update app_public.client_statements set closing_minor = 1 where id = $1', [id]),
  ).rejects.toThrow(/cannot be changed/);
});

test_('is refused for days to come, and for others than owners and admins', async (tx, at) => {
  const make = (who: Actor, more: object = {}) =>
    call(tx, who, 'create_client_statement', {
      clientId: at.client.id,
      startsOn: '2026-01-01',
      endsOn: '2026-01-31',
      ...more,
    });
  const day = await today(tx);
  const [row] = await tx.query<{ next: string }>(`select ($1::date + 1)::text as next`, [day]);
  for (const endsOn of ['2025-12-31', row!.next]) {
    await expectRefusals(make(at.owner, { endsOn }), [{ code: 'INVALID', path: 'endsOn' }]);
  }
  await expect(make(at.owner, { endsOn: day })).resolves.toMatchObject({ ends_on: day });
  const other = await makeInvoicer(tx);
  await expectRefusals(make(other.owner), [{ code: 'INVALID', path: 'clientId' }]);
  const member = actor.memberOf({ accountId: at.accountId, userId: at.userId });
  await expectRefusals(make(member), [{ code: 'UNAUTHORIZED' }]);
  for (const who of [actor.operator('FINANCE'), actor.visitor]) {
    await expect(make(who)).rejects.toThrow(/permission denied/);
  }
  await expect(
    tx.as(other.owner, (client) =>
      client.query('select app_private.make_client_statement($1, $2, $2)', [at.client.id, day]),
    ),
  ).rejects.toThrow(/no client of the caller/);
});

// Requirements: B3.33
test_('is mailed to the client, and not twice within 5 minutes', async (tx, at) => {
  const { id } = await makeStatement(tx, at);
  const { id: second } = await makeStatement(tx, at);
  await expectRefusals(send(tx, at.owner, id), [{ code: 'INVOICE_NOT_PUBLISHED' }]);
  await makePublished(tx, at);
  const sent = await send(tx, at.owner, id);
  expect(sent).toMatchObject({ recipient: 'faktura@fjellogfjord.no', sent_at: null });
  const jobs = await tx.query(
    `select key from graphile_worker.jobs where task_identifier = 'settlement/deliver_client_statement'`,
  );
  expect(jobs).toEqual([{ key: `deliver_client_statement:${id}` }]);
  for (const again of [id, second]) {
    await expectRefusals(send(tx, at.owner, again), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
  }
  await workerCall(tx, 'record_client_statement_failure', id, 'REFUSED');
  await workerCall(tx, 'record_client_statement_sent', second);
  expect(await send(tx, at.owner, id)).toMatchObject({ failed_at: null, failure: null });
  await workerCall(tx, 'record_client_statement_sent', id);
  await workerCall(tx, 'record_client_statement_sent', id);
  const events = await tx.query<{ type: string; entity_id: string }>(
    `select event_type as type, entity_id from app_public.events
     where entity = 'client_statements' and entity_id in ($1, $2) order by id`,
    [id, second],
  );
  expect(events.filter((event) => event.entity_id === id).map(({ type }) => type)).toEqual([
    'CREATED',
    'SENDING',
    'SENDING_FAILED',
    'SENDING',
    'SENT',
  ]);
  expect(events.filter((event) => event.entity_id === second)).toHaveLength(1);
});

test_('is not mailed without an address, by others, or in another’s name', async (tx, at) => {
  await makePublished(tx, at);
  const { id } = await makeStatement(tx, at);
  const other = await makeInvoicer(tx);
  const refused = (who: Actor, ...refusals: { code: string; path?: string }[]) =>
    expectRefusals(send(tx, who, id), refusals);
  await refused(other.owner, { code: 'INVALID', path: 'id' });
  const ids = { accountId: at.accountId, userId: at.userId };
  await refused(actor.memberOf(ids), { code: 'UNAUTHORIZED' });
  await refused(actor.ownerOf({ ...ids, administratorId: other.userId }), {
    code: 'INVALID_ACTION',
  });
  await tx.query(`update app_public.clients set email = null where id = $1`, [at.client.id]);
  await refused(at.owner, { code: 'CLIENT_EMAIL_MISSING' });
  await tx.query(`update app_public.clients set email = 'a@b.no' where id = $1`, [at.client.id]);
  await tx.query(`update app_public.limits set maximum = 1 where limit_key = 'deliveries'`);
  await send(tx, at.owner, id);
  await workerCall(tx, 'record_client_statement_failure', id, 'REFUSED');
  await refused(at.owner, { code: 'ATTEMPTS_LIMIT_EXCEEDED' });
  const read = (who: Actor) =>
    tx.as(
      who,
      async (client) => (await client.query('select id from app_public.client_statements')).rows,
    );
  expect(await read(other.owner)).toEqual([]);
  expect(await read(at.owner)).toEqual([{ id }]);
});
