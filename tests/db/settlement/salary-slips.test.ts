import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeDesk, makeDraft } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { jobs, workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import {
  approve,
  atPayouts,
  bankSays,
  type PayoutDesk,
  paidInvoice,
  payAll,
  payoutsOf,
  propose,
  readyForPayout,
  send,
  sentRun,
} from './payouts.ts';

// Goal: a slip says to the øre what its payout did, once the bank has paid it, and never changes. Method: payouts with
// every kind of line, card and order, and what may become of them.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, desk: PayoutDesk) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

interface Slip {
  id: string;
  payload: Record<string, unknown>;
  year: Record<string, unknown> | null;
  [part: string]: unknown;
}

const slipsOf = (tx: TestTransaction, desk: PayoutDesk): Promise<Slip[]> =>
  tx.query<Slip>(
    `select s.id, s.gross_salary_minor::int as gross, s.salary_tax_percent::float as percent,
       s.salary_tax_amount_minor::int as tax, coalesce(s.attachment_minor, 0)::int as attachment, coalesce(s.allowances_minor, 0)::int as allowances,
       coalesce(s.adjustment_minor, 0)::int as adjustment, coalesce(s.returned_minor, 0)::int as returned, s.payout_amount_minor::int as payout,
       s.platform_fee_amount_minor::int as fee, s.employer_tax_amount_minor::int as employer,
       s.issued_at is not null as issued, s.withdrawn_at is not null as withdrawn, d.payload, s.year_to_date as year
     from app_public.salary_slips s join app_private.salary_slip_documents d on d.salary_slip_id = s.id
     where s.freelance_profile_id = $1 order by s.id`,
    [desk.profile.id],
  );

const readBy = async (tx: TestTransaction, who: PayoutDesk['owner']) =>
  (await tx.as(who, (client) => client.query('select id from app_public.salary_slips'))).rowCount;

async function register(tx: TestTransaction, desk: PayoutDesk, card: object): Promise<void> {
  const [row] = await tx.query<{ year: number }>(
    'select extract(year from app_hidden.today())::int as year',
  );
  const attributes = { freelanceProfileId: desk.profile.id, incomeYear: row!.year, ...card };
  await call(tx, desk.finance, 'register_tax_card', { attributes });
}

/** A line of each kind, in øre: work of 10 000.00 and what is wholly or partly untaxed. */
const allowances = (work: object) => [
  work,
  { lineType: 'EXPENSE', description: 'Papir', quantity: '1', unitPrice: 48_950, vatRate: '0' },
  {
    lineType: 'MILEAGE',
    description: 'Kjøring',
    quantity: '100',
    unitPrice: 530,
    vatRate: '0',
    addressFrom: 'Oslo',
    addressTo: 'Moss',
    dependentOn: 0,
  },
];

async function paidWithReceipt(tx: TestTransaction, desk: PayoutDesk): Promise<void> {
  const { id } = await makeDraft(tx, desk, { lines: allowances(desk.work) });
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     values ($1, 'k.pdf', 'application/pdf', 1, sha256('k'), 'k.pdf') returning id`,
    [desk.accountId],
  );
  const attributes = { file: file!.id };
  await call(tx, desk.owner, 'create_receipt', { invoiceId: id, attributes });
  await publish(tx, desk, id);
  await payWhatIsLeft(tx, desk, id);
}

async function payWhatIsLeft(tx: TestTransaction, desk: PayoutDesk, id: string): Promise<void> {
  const [row] = await tx.query<{ amount: number; today: string }>(
    `select (remaining_amount_minor + remaining_vat_minor)::int as amount, app_hidden.today()::text as today
     from app_public.invoices where id = $1`,
    [id],
  );
  const input = { id, amount: row!.amount, paidOn: row!.today, reason: 'Seen in the bank' };
  await call(tx, desk.finance, 'register_payment', input);
}

test_(
  'a slip is prepared with the approval, and read and drawn once it is paid',
  async (tx, desk) => {
    await register(tx, desk, { kind: 'TABLE', percent: '32' });
    await paidInvoice(tx, desk);
    const runId = await sentRun(tx, desk);
    expect(await slipsOf(tx, desk)).toMatchObject([{ issued: false, year: null }]);
    expect(await readBy(tx, desk.owner)).toBe(0);
    expect(await jobs(tx)).not.toContain('settlement/render_salary_slip');

    const [payout] = await payoutsOf(tx, runId);
    await bankSays(tx, payout!, 'ACSC');
    await bankSays(tx, payout!, 'BOOK');
    const [slip] = await slipsOf(tx, desk);
    // 10 000.00: fee 500.00, contribution 1 173.97, salary 8 326.03, 32 % of it 2 664.33 and down.
    expect(slip).toMatchObject({
      ...{
        issued: true,
        fee: 50_000,
        employer: 117_397,
        gross: 832_603,
        percent: 32,
        tax: 266_400,
      },
      ...{ attachment: 0, allowances: 0, adjustment: 0, returned: 0, payout: 566_203 },
      year: { grossSalary: 832_603, tax: 266_400, attachment: 0, allowances: 0, payout: 566_203 },
    });
    expect(slip!.payload).toMatchObject({
      ...{ taxPercent: 32, taxed: 832_603, estimatedTax: 266_433, taxReasons: ['WHOLE_KRONER'] },
      taxCard: { kind: 'TABLE', percent: 32 },
      ...{ amount: 1_000_000, platformFee: 50_000, employerTax: 117_397, payout: 566_203 },
      invoices: [{ clientName: 'Fjell og Fjord AS', amount: 1_000_000, grossSalary: 832_603 }],
      period: { from: '2026-03-02', to: '2026-03-06' },
    });
    expect(await readBy(tx, desk.owner)).toBe(1);
    expect(await readBy(tx, (await makeDesk(tx)).owner)).toBe(0);
    const queued = (await jobs(tx)).filter((task) => task === 'settlement/render_salary_slip');
    expect(queued).toHaveLength(1);
  },
);

test_('without a card half is withheld, and the slip says why it differs', async (tx, desk) => {
  await tx.query('delete from app_public.tax_cards');
  await paidInvoice(tx, desk);
  await payAll(tx, desk);
  const [slip] = await slipsOf(tx, desk);
  expect(slip).toMatchObject({ percent: 50, tax: 416_300, payout: 416_303 });
  expect(slip!.payload).toMatchObject({
    ...{ taxCard: null, estimatedTax: 249_781, taxReasons: ['NO_CARD', 'WHOLE_KRONER'] },
  });
});

test_('allowances are named by kind and not taxed', async (tx, desk) => {
  await register(tx, desk, { kind: 'PERCENT', percent: '30' });
  await paidWithReceipt(tx, desk);
  await payAll(tx, desk);
  const [slip] = await slipsOf(tx, desk);
  // The tax-free rate of driving is 3.50 a kilometre.
  const untaxed = 48_950 + 35_000;
  expect(slip).toMatchObject({ allowances: untaxed, percent: 30 });
  expect(slip!.payload.allowances).toEqual([
    { kind: 'EXPENSE', amount: 48_950, quantity: 1 },
    { kind: 'MILEAGE', amount: 35_000, quantity: 100 },
  ]);
  const { gross, tax, payout, fee, employer } = slip as unknown as Record<string, number>;
  expect(payout).toBe(gross! - tax! + untaxed);
  expect(fee! + employer! + gross! + untaxed).toBe(1_000_000 + 48_950 + 53_000);
});

test_(
  'an exemption card taxes what is beyond its limit, over all payouts of the year',
  async (tx, desk) => {
    await register(tx, desk, { kind: 'FREE', freeLimit: 1_000_000 });
    await paidInvoice(tx, desk);
    await payAll(tx, desk);
    await paidInvoice(tx, desk);
    await payAll(tx, desk);
    const [first, second] = await slipsOf(tx, desk);
    expect(first).toMatchObject({ tax: 0, gross: 832_603, payout: 832_603 });
    expect(first!.payload).toMatchObject({ taxed: 0, estimatedTax: 0, taxReasons: [] });
    const taxed = 2 * 832_603 - 1_000_000;
    expect(second).toMatchObject({ tax: Math.floor(taxed / 200) * 100 });
    expect(second!.payload).toMatchObject({ taxed, taxReasons: ['FREE_LIMIT', 'WHOLE_KRONER'] });
    expect(second!.year).toMatchObject({ grossSalary: 2 * 832_603 });
  },
);

test_('an attachment is taken after tax, and of a month only once', async (tx, desk) => {
  await register(tx, desk, { kind: 'PERCENT', percent: '30' });
  await call(tx, desk.finance, 'create_attachment_order', {
    attributes: {
      freelanceProfileId: desk.profile.id,
      reference: 'NAM-1',
      monthlyAmount: 700_000,
      startsOn: '2026-01-01',
    },
  });
  await paidInvoice(tx, desk);
  await paidInvoice(tx, desk);
  await payAll(tx, desk);
  const [first] = await slipsOf(tx, desk);
  expect(first).toMatchObject({ attachment: 700_000, tax: 499_500, payout: 465_706 });
  expect(first!.payload.attachmentReference).toBe('NAM-1');
  await paidInvoice(tx, desk);
  await payAll(tx, desk);
  expect((await slipsOf(tx, desk))[1]).toMatchObject({ attachment: 0 });
});

test_('a rejected payout has no slip, and the next one has its own', async (tx, desk) => {
  await paidInvoice(tx, desk);
  const runId = await sentRun(tx, desk);
  await bankSays(tx, (await payoutsOf(tx, runId))[0]!, 'RJCT', 'AC01');
  await payAll(tx, desk);
  const slips = await slipsOf(tx, desk);
  expect(slips).toMatchObject([
    { issued: false, withdrawn: true },
    { issued: true, withdrawn: false, year: { grossSalary: 832_603 } },
  ]);
  expect(await readBy(tx, desk.owner)).toBe(1);
});

test_('money that comes back later is paid again without being taxed again', async (tx, desk) => {
  await paidInvoice(tx, desk);
  const runId = await sentRun(tx, desk);
  const [payout] = await payoutsOf(tx, runId);
  await bankSays(tx, payout!, 'ACSC');
  await bankSays(tx, payout!, 'RTRN', 'AC04');
  await payAll(tx, desk);
  const [first, second] = await slipsOf(tx, desk);
  expect(first).toMatchObject({ issued: true, withdrawn: false });
  expect(second).toMatchObject({
    gross: 0,
    tax: 0,
    returned: payout!.amount,
    payout: payout!.amount,
  });
  expect(second!.year).toMatchObject({ grossSalary: 832_603, payout: payout!.amount });
});

test_('a credit note after publication leaves what it leaves, by kind', async (tx, desk) => {
  await register(tx, desk, { kind: 'PERCENT', percent: '30' });
  const invoice = await makePublished(tx, desk);
  await publishCredit(tx, desk, (await credit(tx, desk, invoice, { 0: '4' })).id);
  await payWhatIsLeft(tx, desk, invoice.id);
  await payAll(tx, desk);
  const [slip] = await slipsOf(tx, desk);
  const { fee, employer, gross, allowances: untaxed } = slip as unknown as Record<string, number>;
  const [left] = await tx.query<{ amount: number }>(
    'select remaining_amount_minor::int as amount from app_public.invoices where id = $1',
    [invoice.id],
  );
  expect(fee! + employer! + gross! + untaxed!).toBe(left!.amount);
});

test('an organisation has no slip', async () => {
  await atPayouts(
    () => database,
    async (tx, desk) => {
      const organization = await makeDesk(tx, 'organization');
      const other = { ...desk, ...organization };
      await readyForPayout(tx, other);
      await paidInvoice(tx, other);
      await payAll(tx, other);
      expect(await slipsOf(tx, other)).toEqual([]);
      const runs = await tx.query(`select status::text from app_public.payouts`);
      expect(runs).toEqual([{ status: 'PAID' }]);
    },
  )();
});

describe('a slip keeps what it says', () => {
  test_('whatever writes it', async (tx, desk) => {
    await paidInvoice(tx, desk);
    await payAll(tx, desk);
    for (const change of [
      'payout_amount_minor = payout_amount_minor + 100, salary_tax_amount_minor = salary_tax_amount_minor - 100',
      'issued_at = null, year_to_date = null',
      `year_to_date = '{}'`,
    ]) {
      await tx.query('savepoint before');
      await expect(tx.query(`update app_public.salary_slips set ${change}`)).rejects.toThrow(
        /keeps what it says|violates check/,
      );
      await tx.query('rollback to before');
    }
  });

  test_('the first PDF stays, is private, and is told by mail', async (tx, desk) => {
    await paidInvoice(tx, desk);
    await payAll(tx, desk);
    const [slip] = await slipsOf(tx, desk);
    const file = (name: string) =>
      workerCall<string>(
        ...([tx, 'register_file', desk.accountId, name, 'application/pdf', 1] as const),
        ...[Buffer.alloc(32), `2026/11/${name}.pdf`, null],
      );
    for (const name of ['first', 'second']) {
      await workerCall(tx, 'record_salary_slip_pdf', slip!.id, await file(name));
    }
    const files = await tx.query(
      `select f.filename, f.is_private from app_public.salary_slips s join app_public.files f on f.id = s.pdf_document_id`,
    );
    expect(files).toEqual([{ filename: 'first', is_private: true }]);
    const mails = await tx.query(
      `select from graphile_worker._private_jobs j where j.payload ->> 'message' = 'salary_slip_ready'`,
    );
    expect(mails).toHaveLength(1);
  });

  test_(
    'operators with FINANCE open it on record, no others, and not their own',
    async (tx, desk) => {
      await paidInvoice(tx, desk);
      await payAll(tx, desk);
      const [{ id } = { id: '' }] = await slipsOf(tx, desk);
      const open = (who: PayoutDesk['finance'], of = id) =>
        call(tx, who, 'open_salary_slip', { id: of });
      await expectRefusals(open(desk.finance), [{ code: 'INVALID_ACTION' }]);
      const fileId = await workerCall<string>(
        ...([tx, 'register_file', desk.accountId, 'slip.pdf', 'application/pdf', 1] as const),
        ...[Buffer.alloc(32), '2026/11/slip.pdf', null],
      );
      await workerCall(tx, 'record_salary_slip_pdf', id, fileId);
      const seen = async (who: PayoutDesk['finance']) =>
        (
          await tx.as(who, (client) =>
            client.query('select id from app_public.files where id = $1', [fileId]),
          )
        ).rowCount;
      expect(await seen(desk.finance)).toBe(0);
      expect(await seen(desk.owner)).toBe(1);
      expect(await seen((await makeDesk(tx)).owner)).toBe(0);
      for (const who of [
        actor.operator('REVIEW'),
        actor.operator('FINANCE', desk.userId, desk.accountId),
        desk.owner,
      ]) {
        await expect(open(who)).rejects.toThrow();
      }
      await expectRefusals(open(desk.finance, desk.userId), [{ code: 'INVALID', path: 'id' }]);
      await open(desk.finance);
      expect(await seen(desk.finance)).toBe(1);
      const events = await tx.query(
        `select event_type from app_public.events where entity = 'salary_slips' and entity_id = $1 order by id`,
        [id],
      );
      expect(events.map((event) => event.event_type)).toEqual(['ISSUED', 'RENDERED', 'OPENED']);
    },
  );

  test_(
    'the worker is told of it only once it is issued, with a number nobody can read',
    async (tx, desk) => {
      await paidInvoice(tx, desk);
      const runId = (await propose(tx))!;
      await approve(tx, desk, runId);
      await send(tx, runId);
      const [{ id } = { id: '' }] = await slipsOf(tx, desk);
      expect(await workerCall(tx, 'salary_slip_payload', id)).toBeNull();
      await bankSays(tx, (await payoutsOf(tx, runId))[0]!, 'ACSC');
      const answer = await workerCall<Record<string, unknown>>(tx, 'salary_slip_payload', id);
      expect(answer).toMatchObject({ accountId: desk.accountId, fileId: null });
      expect(JSON.stringify(answer)).not.toMatch(/\b\d{11}\b/);
    },
  );
});
