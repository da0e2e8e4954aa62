import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { jobs, workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import {
  approve,
  atPayouts,
  bankSays,
  type PayoutInvoicer,
  paidInvoice,
  payAll,
  payoutsOf,
  send,
} from './payouts.ts';

// Goal: each past month and year has one report of its payouts, once the bank has answered.
// Method: payouts moved into the past, and the worker's job repeated.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (
  name: string,
  work: (tx: TestTransaction, invoicer: PayoutInvoicer) => Promise<void>,
) =>
  test(
    name,
    atPayouts(() => database, work),
  );

/** Moves the newest slip to another day, past the trigger that makes it immutable. */
async function moveNewest(tx: TestTransaction, day: string): Promise<void> {
  await tx.query(`set local session_replication_role = 'replica'`);
  await tx.query(
    `update app_public.salary_slips set payout_on = $1 where id = (select max(id::text)::uuid from app_public.salary_slips)`,
    [day],
  );
  await tx.query(`set local session_replication_role = 'origin'`);
}

async function paidOn(tx: TestTransaction, invoicer: PayoutInvoicer, day: string): Promise<void> {
  await paidInvoice(tx, invoicer);
  await payAll(tx, invoicer);
  await moveNewest(tx, day);
}

const make = (tx: TestTransaction) => workerCall<string>(tx, 'make_salary_reports');

const due = (tx: TestTransaction, day: string) =>
  tx.query(
    `select kind::text, starts_on::text as "from", ends_on::text as "to" from app_private.due_salary_reports($1) order by 1, 2`,
    [day],
  );

const reports = (tx: TestTransaction) =>
  tx.query(
    `select r.kind::text, r.starts_on::text as "from", r.slip_count as slips, r.gross_salary_minor::int as gross,
       r.salary_tax_amount_minor::int as tax, r.payout_amount_minor::int as payout, d.payload
     from app_public.salary_reports r join app_private.salary_report_documents d on d.salary_report_id = r.id
     order by r.kind, r.starts_on`,
  );

// Requirements: A1.6, B1.6, B3.14
test_(
  'past months and years get one report each, however often the job runs',
  async (tx, invoicer) => {
    for (const day of ['2025-03-06', '2025-03-20', '2025-04-30']) await paidOn(tx, invoicer, day);
    expect(await make(tx)).toBe('3');
    expect(await make(tx)).toBe('0');
    const one = { gross: 832_603, tax: 249_700, payout: 582_903 };
    const of = (slips: number) => ({
      slips,
      ...Object.fromEntries(Object.entries(one).map(([name, sum]) => [name, sum * slips])),
    });
    const made = await reports(tx);
    expect(made).toMatchObject([
      { kind: 'MONTH', from: '2025-03-01', ...of(2) },
      { kind: 'MONTH', from: '2025-04-01', ...of(1) },
      { kind: 'YEAR', from: '2025-01-01', ...of(3) },
    ]);
    expect(made[0]!.payload).toMatchObject({
      receiver: { name: 'Kari Nordmann' },
      rows: [{ day: '2025-03-06' }, { day: '2025-03-20', payout: 582_903 }],
    });
    expect(made[2]!.payload).toMatchObject({
      rows: [
        { day: '2025-03-01', payout: 2 * 582_903 },
        { day: '2025-04-01', payout: 582_903 },
      ],
    });
    const rendered = (await jobs(tx)).filter((task) => task === 'settlement/render_salary_report');
    expect(rendered).toHaveLength(3);
  },
);

test_('a month is due on its 1st after, a year in the middle of January', async (tx, invoicer) => {
  await paidOn(tx, invoicer, '2025-12-31');
  const december = { kind: 'MONTH', from: '2025-12-01', to: '2025-12-31' };
  const year = { kind: 'YEAR', from: '2025-01-01', to: '2025-12-31' };
  expect(await due(tx, '2025-12-31')).toEqual([]);
  expect(await due(tx, '2026-01-01')).toEqual([december]);
  expect(await due(tx, '2026-01-14')).toEqual([december]);
  expect(await due(tx, '2026-01-15')).toEqual([december, year]);
});

test_('a period waits for payouts without an answer of the bank', async (tx, invoicer) => {
  await paidOn(tx, invoicer, '2025-03-06');
  await paidInvoice(tx, invoicer);
  const { id } = await call(tx, invoicer.finance, 'create_payout_run', {});
  await approve(tx, invoicer, id);
  await send(tx, id);
  await moveNewest(tx, '2025-03-31');
  expect(await make(tx)).toBe('0');
  await bankSays(tx, (await payoutsOf(tx, id))[0]!, 'RJCT', 'AC01');
  expect(await make(tx)).toBe('2');
  expect(await reports(tx)).toMatchObject([{ slips: 1 }, { slips: 1 }]);
});

// Requirements: A1.6, B3.14
test_('its account reads it, others do not, and it is immutable', async (tx, invoicer) => {
  await paidOn(tx, invoicer, '2025-03-06');
  await make(tx);
  const read = async (who: PayoutInvoicer['owner']) =>
    (await tx.as(who, (client) => client.query('select id from app_public.salary_reports')))
      .rowCount;
  expect(await read(invoicer.owner)).toBe(2);
  expect(await read((await makeInvoicer(tx)).owner)).toBe(0);
  await expect(
    tx.query('update app_public.salary_reports set slip_count = slip_count + 1'),
  ).rejects.toThrow(/cannot be changed/);
});

test_('only operators with FINANCE open one, after it was rendered', async (tx, invoicer) => {
  await paidOn(tx, invoicer, '2025-03-06');
  await make(tx);
  const [report] = await tx.query<{ id: string }>(
    `select id from app_public.salary_reports limit 1`,
  );
  const open = (who: PayoutInvoicer['finance']) =>
    call(tx, who, 'open_salary_report', { id: report!.id });
  await expectRefusals(open(invoicer.finance), [{ code: 'INVALID_ACTION' }]);
  const fileId = await workerCall<string>(
    ...([tx, 'register_file', invoicer.accountId, 'report.pdf', 'application/pdf', 1] as const),
    Buffer.alloc(32),
    '2026/11/report.pdf',
    null,
  );
  await workerCall(tx, 'record_salary_report_pdf', report!.id, fileId);
  await expectRefusals(open(actor.operator('REVIEW')), [{ code: 'UNAUTHORIZED' }]);
  await open(invoicer.finance);
  const mails = await tx.query(
    `select app_hidden.salary_report_is_annual((j.payload ->> 'id')::uuid) as annual
     from graphile_worker._private_jobs j where j.payload ->> 'message' = 'annual_statement_ready'`,
  );
  expect(mails).toHaveLength(1);
});
