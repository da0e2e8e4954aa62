import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { credit, publishCredit, readInvoice } from '../../invoicing/credit/credit.ts';
import { makeDraft } from '../../invoicing/draft.ts';
import { workerCall } from '../../invoicing/worker-call.ts';
import { call } from '../../payout/call.ts';
import { address } from '../../payout/profile-attributes.ts';
import { book, camt054, paid } from '../bank-file.ts';
import { bankSays, type Payout, type PayoutInvoicer, payoutsOf, send } from '../payouts.ts';
import { registerPayment } from '../register-payment.ts';
import type { Crowd } from './crowd.ts';

type Deed = (tx: TestTransaction, crowd: Crowd) => Promise<unknown>;

const reason = 'Because';
const anyOf = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** No such row exists at the moment, so the action is skipped. */
export class NothingThere extends Error {}

/** The id of a random row of a table. */
async function some(tx: TestTransaction, table: string, where = 'true'): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `select id from app_public.${table} where ${where} order by random() limit 1`,
  );
  if (!row) throw new NothingThere();
  return row.id;
}

const finance =
  (name: string, table: string, more: object = {}, where?: string): Deed =>
  async (tx, { desks: invoicers }) =>
    call(tx, invoicers[0]!.finance, name, { id: await some(tx, table, where), ...more });

/** An action of a freelancer on one of their rows. */
const freelancer =
  (work: (tx: TestTransaction, invoicer: PayoutInvoicer) => Promise<unknown>): Deed =>
  (tx, { desks: invoicers }) =>
    work(tx, anyOf(invoicers));

const own = (tx: TestTransaction, invoicer: PayoutInvoicer, table: string, where = 'true') =>
  some(tx, table, `account_id = '${invoicer.accountId}' and ${where}`);

const worker =
  (name: string, table: string, where?: string): Deed =>
  async (tx) =>
    workerCall(tx, name, await some(tx, table, where));

const published = `status = 'PUBLISHED'`;

/** Actions of users and jobs of the worker, each in a transaction of its own. */
export const deeds: Record<string, Deed> = {
  // Invoices and their clients.
  write: freelancer((tx, invoicer) => makeDraft(tx, invoicer)),
  submit: freelancer(async (tx, invoicer) =>
    call(tx, invoicer.owner, 'submit_invoice', { id: (await makeDraft(tx, invoicer)).id }),
  ),
  review: worker('review_invoice', 'invoices', `status = 'SUBMITTED'`),
  approve: async (tx, { review }) =>
    call(tx, review, 'approve_invoice', { id: await some(tx, 'invoices', `status = 'SUBMITTED'`) }),
  publish: worker('publish_invoice', 'invoices', `status = 'APPROVED'`),
  addClient: freelancer((tx, invoicer) =>
    call(tx, invoicer.owner, 'create_client', {
      attributes: {
        clientType: 'INDIVIDUAL',
        name: 'Ola',
        email: 'ola@example.no',
        phone: '40000000',
        address,
        freelanceProfileId: invoicer.profile.id,
      },
    }),
  ),
  changeClient: freelancer((tx, invoicer) =>
    call(tx, invoicer.owner, 'update_client', {
      id: invoicer.client.id,
      attributes: { email: `a${Math.random()}@example.no` },
    }),
  ),
  changeProfile: freelancer((tx, invoicer) =>
    call(tx, invoicer.owner, 'update_freelance_profile', {
      id: invoicer.profile.id,
      attributes: { email: `p${Math.random()}@example.no` },
    }),
  ),
  sendAgain: freelancer(async (tx, invoicer) =>
    call(tx, invoicer.owner, 'send_invoice_via_email', {
      id: await own(tx, invoicer, 'invoices', published),
    }),
  ),
  remind: worker('remind_client', 'invoices', published),
  resolve: freelancer(async (tx, invoicer) =>
    call(tx, invoicer.owner, 'resolve_invoice', {
      id: await own(tx, invoicer, 'invoices', published),
      reason,
    }),
  ),

  // Credit notes.
  credit: freelancer(async (tx, invoicer) => {
    const id = await own(tx, invoicer, 'invoices', `status in ('PUBLISHED', 'RESOLVED')`);
    return credit(tx, invoicer, await readInvoice(tx, id), { 0: 0.5 });
  }),
  publishCredit: freelancer(async (tx, invoicer) => {
    const id = await own(tx, invoicer, 'credit_notes', `status = 'SUBMITTED'`);
    return publishCredit(tx, invoicer, id);
  }),
  approveCredit: async (tx, { review }) =>
    call(tx, review, 'approve_credit_note', {
      id: await some(tx, 'credit_notes', `status = 'SUBMITTED'`),
    }),
  rejectCredit: async (tx, { review }) =>
    call(tx, review, 'reject_credit_note', {
      id: await some(tx, 'credit_notes', `status = 'SUBMITTED'`),
      reason,
    }),
  settleCredit: worker('publish_credit_note', 'credit_notes', `status = 'APPROVED'`),

  // Payments.
  pay: async (tx, { desks: invoicers }) =>
    registerPayment(tx, await some(tx, 'invoices', published), { finance: invoicers[0]!.finance }),
  payPart: async (tx, { desks: invoicers }) =>
    registerPayment(tx, await some(tx, 'invoices', published), {
      amount: 100_00,
      finance: invoicers[0]!.finance,
    }),
  takeBack: finance('create_payment_reversal', 'payments', { reason }),
  writeOff: finance('write_off_invoice', 'invoices', { reason }, published),
  bookFile: async (tx, { desks: invoicers }) => {
    const rows = await tx.query<{ kid: string }>(
      `select kid from app_public.invoices where kid is not null order by random() limit 3`,
    );
    const entries = [...rows.map(({ kid }) => paid(kid, 200_00)), paid(null, 50_00)];
    return book(tx, invoicers[0]!.finance, camt054(entries));
  },
  match: async (tx, { desks: invoicers }) =>
    call(tx, invoicers[0]!.finance, 'match_bank_transaction', {
      id: await some(tx, 'bank_exceptions', `status = 'WAITING'`),
      invoiceId: await some(tx, 'invoices', published),
    }),
  repay: finance('repay_bank_transaction', 'bank_exceptions', {}, `status = 'WAITING'`),
  setAside: finance(
    'set_aside_bank_transaction',
    'bank_exceptions',
    { reason },
    `status = 'WAITING'`,
  ),
  reopen: finance('reopen_bank_transaction', 'bank_exceptions', {}, `status = 'SET_ASIDE'`),

  // Refunds and payouts.
  provide: finance('provide_client_refund', 'client_refunds', { accountNumber: '86011117947' }),
  withhold: finance('withhold_client_refund', 'client_refunds', { reason }),
  cancelRefund: finance(
    'cancel_client_refund',
    'client_refunds',
    { reason },
    'bank_exception_id is not null',
  ),
  propose: (tx, { desks: invoicers }) => call(tx, invoicers[0]!.finance, 'create_payout_run', {}),
  approveRun: async (tx, { desks: invoicers }) =>
    call(tx, invoicers[0]!.approver, 'approve_payout_run', {
      id: await some(tx, 'payout_runs', `status = 'PROPOSED'`),
    }),
  hold: finance('hold_payout', 'payouts', { reason }, `status = 'PROPOSED'`),
  cancelRun: finance(
    'cancel_payout_run',
    'payout_runs',
    { reason },
    `status = 'PROPOSED' and random() < 0.2`,
  ),
  sendRun: async (tx) =>
    send(tx, await some(tx, 'payout_runs', `status = 'APPROVED' and file_id is null`)),
  bankPays: (tx) => bankOf(tx, 'ACSC'),
  bankRejects: (tx) => bankOf(tx, 'RJCT'),
  bankReturns: (tx) => bankOf(tx, 'RTRN'),

  // The follow-up jobs of the worker.
  copy: worker('copy_purchase', 'invoices', 'published_at is not null'),
  copyRefund: worker('copy_refund', 'credit_notes', 'published_at is not null'),
  copyAll: worker('copy_purchases_of', 'accounts', 'organization_verified_at is not null'),
  show: worker('show_invoice', 'invoices', 'published_at is not null'),
  seal: (tx) => workerCall(tx, 'seal_books'),
  account: freelancer(async (tx, invoicer) =>
    call(tx, invoicer.owner, 'set_default_bank_account', {
      id: await own(tx, invoicer, 'bank_accounts'),
    }),
  ),
};

async function bankOf(tx: TestTransaction, status: string): Promise<unknown> {
  const [run] = await tx.query<{ id: string }>(
    'select id from app_public.payout_runs where file_id is not null order by random() limit 1',
  );
  const payouts: Payout[] = run ? await payoutsOf(tx, run.id) : [];
  return payouts.length > 0 ? bankSays(tx, anyOf(payouts), status) : null;
}
