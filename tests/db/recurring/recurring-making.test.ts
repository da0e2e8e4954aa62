import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { dayFromNow } from '../invoicing/day-from-now.ts';
import type { Invoicer } from '../invoicing/draft.ts';
import { withInvoicer } from '../invoicing/with-invoicer.ts';
import { jobs, workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { registerSays } from '../payout/register-says.ts';
import { eventsOf, madeBy, makeOn, recur, recurrence, source } from './recurring.ts';

// Goal: a due invoice is made once for its day, as a draft or submitted, and a refusal pauses the recurrence with its
// reason.
// Method: the worker's job at moments around the day.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Invoicer) => Promise<void>) =>
  test(
    name,
    withInvoicer(() => database, work),
  );

const mails = async (tx: TestTransaction) =>
  (
    await tx.query<{ message: string }>(
      `select payload ->> 'message' as message from graphile_worker._private_jobs where payload ->> 'message' like 'recurring%' order by 1`,
    )
  ).map((row) => row.message);

test_('a draft on its day, once', async (tx, invoicer) => {
  const made = await recur(tx, invoicer, { startsOn: dayFromNow(1), frequency: 'WEEKLY' });
  expect(await makeOn(tx, made)).toBeNull();
  expect(await makeOn(tx, made, 1)).not.toBeNull();
  expect(await makeOn(tx, made, 1)).toBeNull();
  expect(await madeBy(tx, made)).toMatchObject([{ status: 'DRAFT', recurs_on: dayFromNow(1) }]);
  expect(await recurrence(tx, made)).toMatchObject({
    last_on: dayFromNow(1),
    next_on: dayFromNow(8),
  });
  expect(await eventsOf(tx, made)).toEqual(['CREATED', 'DRAFT_MADE']);
  expect(await mails(tx)).toEqual(['recurring_draft_made']);
});

test_(
  'one that starts today is made at night too, since its owner is waiting',
  async (tx, invoicer) => {
    const { id } = await recur(tx, invoicer);
    const atNight = `${dayFromNow(0)}T02:00:00Z`;
    expect(await workerCall(tx, 'make_recurring_invoice_at', id, atNight)).not.toBeNull();
    expect(await madeBy(tx, { id })).toMatchObject([{ status: 'DRAFT', recurs_on: dayFromNow(0) }]);
  },
);

test_('the timetable waits for six in the morning in Norway, in winter and summer', async (tx) => {
  const moments = [
    '2026-12-01T04:59Z',
    '2026-12-01T05:00Z',
    '2026-07-01T03:59Z',
    '2026-07-01T04:00Z',
  ];
  const [row] = await tx.query<{ days: string[] }>(
    'select array_agg(app_private.recurrence_day(at)::text order by n) as days from unnest($1::timestamptz[]) with ordinality m (at, n)',
    [moments],
  );
  expect(row?.days).toEqual(['2026-11-30', '2026-12-01', '2026-06-30', '2026-07-01']);
});

// Requirements: B12.2
test_('one that starts today is made at once, and not with the next hour', async (tx, invoicer) => {
  const { id } = await recur(tx, invoicer);
  expect(await jobs(tx)).toContain('recurring/make_recurring_invoice');
  for (const name of ['pause_recurring_invoice', 'resume_recurring_invoice']) {
    await tx.query('delete from graphile_worker._private_jobs');
    await call(tx, invoicer.owner, name, { id });
  }
  expect(await jobs(tx)).toContain('recurring/make_recurring_invoice');
});

test_('the timetable finds exactly the due ones', async (tx, invoicer) => {
  await recur(tx, invoicer, { startsOn: dayFromNow(2) });
  const due = await recur(tx, invoicer, { startsOn: dayFromNow(2) });
  const paused = await recur(tx, invoicer, { startsOn: dayFromNow(2) });
  await call(tx, invoicer.owner, 'pause_recurring_invoice', { id: paused.id });
  await tx.query('update app_public.recurring_invoices set next_on = $2 where id = any ($1)', [
    [due.id, paused.id],
    dayFromNow(-1),
  ]);
  await tx.query('delete from graphile_worker._private_jobs');
  expect(await workerCall(tx, 'make_recurring_invoices')).toBe('1');
  expect(await jobs(tx)).toContain('recurring/make_recurring_invoice');
});

// Requirements: B12.5
test_(
  'submitted automatically with the payment term of the first, and reviewed like any other',
  async (tx, invoicer) => {
    const made = await recur(tx, invoicer, { isSubmitted: true });
    const id = await makeOn(tx, made);
    const [invoice] = await tx.query(
      `select status, invoiced_on::text, due_on::text, created_by, copied_from_id is not null as copied, total_minor::int
     from app_public.invoices where id = $1`,
      [id],
    );
    expect(invoice).toEqual({
      status: 'SUBMITTED',
      invoiced_on: dayFromNow(0),
      due_on: dayFromNow(30),
      created_by: invoicer.userId,
      copied: true,
      total_minor: 1_250_000,
    });
    expect(await jobs(tx)).toContain('invoicing/review_invoice');
    expect(await eventsOf(tx, { id: id! })).toEqual(['CREATED', 'SUBMITTED']);
    expect(await eventsOf(tx, made)).toEqual(['CREATED', 'INVOICE_SUBMITTED']);
    expect(await mails(tx)).toEqual([]);
  },
);

// Requirements: B12.6
test_(
  'a copy has neither receipts nor credited lines, and its dependent lines stay together',
  async (tx, invoicer) => {
    const extra = {
      lineType: 'EXTRA',
      description: 'Leie',
      quantity: '2',
      unitPrice: 5000,
      vatRate: '25',
    };
    const drive = {
      lineType: 'MILEAGE',
      quantity: '10',
      unitPrice: 350,
      vatRate: '25',
      addressFrom: 'Oslo',
      addressTo: 'Drammen',
      dependentOnPosition: 1,
    };
    const invoice = await source(tx, invoicer, {
      lines: [{ ...extra, description: 'Krediteres' }, invoicer.work, drive],
    });
    const lines = await tx.query<{ id: string }>(
      'select id from app_public.invoice_lines where invoice_id = $1 order by position',
      [invoice.id],
    );
    await call(tx, invoicer.owner, 'create_credit_note', {
      invoiceId: invoice.id,
      reason: 'Feil',
      creditedOn: dayFromNow(0),
      lines: [
        { invoiceLineId: lines[0]!.id, quantity: '2' },
        { invoiceLineId: lines[2]!.id, quantity: '4' },
      ],
    });
    const id = await makeOn(tx, await recur(tx, invoicer, { invoiceId: invoice.id }));
    const copied = await tx.query(
      `select position, line_type, quantity::text, dependent_on_position from app_public.invoice_lines where invoice_id = $1 order by position`,
      [id],
    );
    expect(copied).toEqual([
      { position: 0, line_type: 'WORK', quantity: '10', dependent_on_position: null },
      { position: 1, line_type: 'MILEAGE', quantity: '6', dependent_on_position: 0 },
    ]);
  },
);

// Requirements: B12.5
test_(
  'a refusal leaves the draft, pauses the recurrence, and states the reason',
  async (tx, invoicer) => {
    const made = await recur(tx, invoicer, { isSubmitted: true });
    await tx.query('update app_public.occupation_codes set is_enabled = false where id = $1', [
      invoicer.occupationCodeId,
    ]);
    await makeOn(tx, made);
    expect(await madeBy(tx, made)).toMatchObject([{ status: 'DRAFT' }]);
    expect(await recurrence(tx, made)).toMatchObject({ status: 'PAUSED', pause_reason: 'LINES' });
    expect(await eventsOf(tx, made)).toEqual(['CREATED', 'PAUSED', 'REFUSED']);
    expect(await mails(tx)).toEqual(['recurring_invoice_paused']);
    await call(tx, invoicer.owner, 'resume_recurring_invoice', { id: made.id });
    expect(await recurrence(tx, made)).toMatchObject({ status: 'ACTIVE', pause_reason: null });
    expect(await makeOn(tx, made)).toBeNull();
  },
);

// Requirements: B12.7
test_('an unverified freelancer is requested to identify themselves', async (tx, invoicer) => {
  const made = await recur(tx, invoicer, { isSubmitted: true });
  await tx.query('delete from app_public.identities where user_id = $1', [invoicer.userId]);
  await makeOn(tx, made);
  expect(await recurrence(tx, made)).toMatchObject({ status: 'PAUSED', pause_reason: 'IDENTITY' });
});

// Requirements: B12.7
test_('an archived client leaves a draft without one', async (tx, invoicer) => {
  const made = await recur(tx, invoicer);
  await call(tx, invoicer.owner, 'archive_client', { id: invoicer.client.id });
  await makeOn(tx, made);
  expect(await madeBy(tx, made)).toMatchObject([{ status: 'DRAFT', client_id: null }]);
  expect(await recurrence(tx, made)).toMatchObject({ status: 'PAUSED', pause_reason: 'CLIENT' });
});

test_(
  'a client that became insolvent leaves a draft, with the client as the reason',
  async (tx, invoicer) => {
    const made = await recur(tx, invoicer, { isSubmitted: true });
    await registerSays(tx, '974760673', { markedAsBankruptcy: true });
    await makeOn(tx, made);
    expect(await madeBy(tx, made)).toMatchObject([{ status: 'DRAFT' }]);
    expect(await recurrence(tx, made)).toMatchObject({ status: 'PAUSED', pause_reason: 'CLIENT' });
    expect(await mails(tx)).toEqual(['recurring_invoice_paused']);
  },
);

test_('an archived profile stops drafts as well', async (tx, invoicer) => {
  const made = await recur(tx, invoicer);
  await tx.query('update app_public.freelance_profiles set archived_at = now() where id = $1', [
    invoicer.profile.id,
  ]);
  await makeOn(tx, made);
  expect(await recurrence(tx, made)).toMatchObject({ status: 'PAUSED', pause_reason: 'PROFILE' });
});

// Requirements: B12.7
test.each([
  ['is blocked', 'update app_public.accounts set blocked_at = now() where id = $1'],
  [
    'is to be deleted',
    'update app_public.accounts set deletion_scheduled_on = current_date + 14 where id = $1',
  ],
  ['may not invoice', 'update app_public.accounts set invoices_enabled = false where id = $1'],
  ['lost the user', `update app_public.memberships set role = 'MEMBER' where account_id = $1`],
])('no invoice is made for an account that %s', (_, statement) =>
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const made = await recur(tx, invoicer, { isSubmitted: true });
      await tx.query('set local session_replication_role = replica');
      await tx.query(statement, [invoicer.accountId]);
      await tx.query('set local session_replication_role = origin');
      expect(await makeOn(tx, made)).toBeNull();
      expect(await madeBy(tx, made)).toEqual([]);
      expect(await recurrence(tx, made)).toMatchObject({
        status: 'PAUSED',
        pause_reason: 'ACCOUNT',
      });
    },
  )(),
);

test_('too many drafts pause it without another one', async (tx, invoicer) => {
  const made = await recur(tx, invoicer);
  await tx.query(`update app_public.limits set maximum = 1 where limit_key = 'drafts'`);
  await recurDraft(tx, invoicer);
  expect(await makeOn(tx, made)).toBeNull();
  expect(await madeBy(tx, made)).toEqual([]);
  expect(await recurrence(tx, made)).toMatchObject({
    status: 'PAUSED',
    pause_reason: 'TOO_MANY_DRAFTS',
  });
});

const recurDraft = (tx: TestTransaction, invoicer: Invoicer) =>
  call(tx, invoicer.owner, 'create_invoice', {});

// Requirements: B12.5
test_('an invoice that an operator rejects stops it', async (tx, invoicer) => {
  const made = await recur(tx, invoicer, { isSubmitted: true });
  const id = await makeOn(tx, made);
  await call(tx, actor.operator('REVIEW'), 'reject_invoice', { id, reason: 'Feil beløp' });
  await workerCall(tx, 'stop_rejected_recurring_invoice', id);
  await workerCall(tx, 'stop_rejected_recurring_invoice', id);
  expect(await recurrence(tx, made)).toMatchObject({ status: 'PAUSED', pause_reason: 'REVIEW' });
  expect(await eventsOf(tx, made)).toEqual(['CREATED', 'INVOICE_SUBMITTED', 'PAUSED', 'REFUSED']);
});

// Requirements: B12.4
test_(
  'only the last of several missed days is made, and the others are reported',
  async (tx, invoicer) => {
    const made = await recur(tx, invoicer, { frequency: 'WEEKLY' });
    await makeOn(tx, made, 23);
    expect(await madeBy(tx, made)).toMatchObject([{ recurs_on: dayFromNow(21) }]);
    expect(await recurrence(tx, made)).toMatchObject({ next_on: dayFromNow(28) });
    const [event] = await tx.query<{ days: string[] }>(
      `select data -> 'days' as days from app_public.events where entity_id = $1 and event_type = 'DAYS_SKIPPED'`,
      [made.id],
    );
    expect(event!.days).toEqual([dayFromNow(0), dayFromNow(7), dayFromNow(14)]);
    expect(await mails(tx)).toContain('recurring_days_skipped');
  },
);

// Requirements: B12.3
test_(
  'neither a clock that is set back nor a discarded draft makes a second invoice',
  async (tx, invoicer) => {
    const made = await recur(tx, invoicer, { frequency: 'WEEKLY' });
    const id = await makeOn(tx, made, 7);
    await call(tx, invoicer.owner, 'destroy_invoice', { id });
    expect(await makeOn(tx, made, 0)).toBeNull();
    await call(tx, invoicer.owner, 'pause_recurring_invoice', { id: made.id });
    await call(tx, invoicer.owner, 'resume_recurring_invoice', { id: made.id });
    expect(await makeOn(tx, made, 8)).toBeNull();
    expect(await recurrence(tx, made)).toMatchObject({ next_on: dayFromNow(14) });
  },
);

test_('it ends with its last day', async (tx, invoicer) => {
  const made = await recur(tx, invoicer, { frequency: 'WEEKLY', endsOn: dayFromNow(10) });
  await makeOn(tx, made, 0);
  await makeOn(tx, made, 7);
  expect(await recurrence(tx, made)).toMatchObject({ status: 'ENDED', next_on: null });
  expect(await madeBy(tx, made)).toHaveLength(2);
});

// Requirements: B12.7
test_('an account that is deleted ends them', async (tx, invoicer) => {
  const made = await recur(tx, invoicer);
  await call(tx, invoicer.owner, 'pause_recurring_invoice', { id: made.id });
  await workerCall(tx, 'end_recurring_invoices', invoicer.accountId);
  await workerCall(tx, 'end_recurring_invoices', invoicer.accountId);
  expect(await recurrence(tx, made)).toMatchObject({ status: 'ENDED' });
});
