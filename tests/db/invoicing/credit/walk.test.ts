import { beforeAll, expect, test } from 'vitest';
import { actor } from '#tests/support/actor.ts';
import { expectRefusals } from '#tests/support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { call } from '../../payout/call.ts';
import { registerPayment } from '../../settlement/register-payment.ts';
import { makeInvoicer } from '../draft.ts';
import { withInvoicer } from '../with-invoicer.ts';
import { jobs, workerCall } from '../worker-call.ts';
import { credit, makePublished, publishCredit, readInvoice } from './credit.ts';

// Goal: a credited amount is deducted from the invoice once, numbered and mailed, until nothing remains.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const eventsOf = async (tx: TestTransaction, id: string) =>
  (
    await tx.query<{ event_type: string }>(
      'select event_type from app_public.events where entity_id = $1 order by id',
      [id],
    )
  ).map(({ event_type }) => event_type);

// Requirements: A1.4, B4.4, B4.9
test(
  'an unpaid invoice is credited in parts until nothing remains',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer);
      const first = await credit(tx, invoicer, invoice, { 0: 3 });
      expect(first).toMatchObject({
        status: 'SUBMITTED',
        amount_minor: 300_000,
        vat_minor: 75_000,
        total_minor: 375_000,
        platform_fee_amount_minor: 15_000,
        document_number: null,
      });
      expect(await readInvoice(tx, invoice.id)).toMatchObject({
        refund_status: 'PENDING',
        remaining_amount_minor: 700_000,
        remaining_vat_minor: 175_000,
        lines: [{ remaining_quantity: 7 }],
      });
      expect(await jobs(tx)).toContain('invoicing/review_credit_note');

      const note = await publishCredit(tx, invoicer, first.id);
      const [profile] = await tx.query<{ profile_number: number }>(
        'select profile_number from app_public.freelance_profiles where id = $1',
        [invoicer.profile.id],
      );
      expect(note).toMatchObject({
        status: 'RESOLVED',
        is_approved_automatically: true,
        credit_note_number: 1,
        document_number: `${profile!.profile_number}-K1`,
      });
      expect(await eventsOf(tx, note.id)).toEqual([
        'CREATED',
        'APPROVED',
        'PUBLISHED',
        'RENDERED',
        'RESOLVED',
      ]);
      expect(await readInvoice(tx, invoice.id)).toMatchObject({
        refund_status: 'PARTIAL',
        status: 'PUBLISHED',
      });
      expect(await eventsOf(tx, invoice.id)).toContain('CREDITED');
      const [shown] = await tx.query(
        'select remaining_minor, credited_minor from app_public.public_invoice($1)',
        [invoice.public_token],
      );
      expect(shown).toEqual({ remaining_minor: '875000', credited_minor: '375000' });

      const second = await credit(tx, invoicer, invoice, { 0: 7 });
      expect((await publishCredit(tx, invoicer, second.id)).credit_note_number).toBe(2);
      expect(await readInvoice(tx, invoice.id)).toMatchObject({
        status: 'NULLIFIED',
        nullified_at: expect.any(String),
        refund_status: 'FULL',
        remaining_amount_minor: 0,
        remaining_vat_minor: 0,
        remaining_platform_fee_amount_minor: 0,
        remaining_employer_tax_amount_minor: 0,
        remaining_salary_tax_amount_minor: 0,
        remaining_gross_salary_minor: 0,
        remaining_payout_amount_minor: 0,
        lines: [{ remaining_quantity: 0 }],
      });
      await expectRefusals(credit(tx, invoicer, invoice, { 0: 1 }), [
        { code: 'INVOICE_NOT_PUBLISHED' },
      ]);
    },
  ),
);

// Requirements: B4.9
test(
  'a rejected credit note restores the invoice, and its reason is mailed',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer);
      const note = await credit(tx, invoicer, invoice, { 0: '2.5' });
      const review = actor.operator('REVIEW');
      const reject = (reason: string | null) =>
        call(tx, review, 'reject_credit_note', { id: note.id, reason });
      await expectRefusals(reject(null), [{ code: 'BLANK', path: 'reason' }]);
      await expectRefusals(reject('x'.repeat(2001)), [{ code: 'TOO_BIG', path: 'reason' }]);
      await expectRefusals(call(tx, review, 'resolve_credit_note', { id: note.id }), [
        { code: 'UNAUTHORIZED' },
      ]);
      expect(await reject('Feil linje')).toMatchObject({
        status: 'REJECTED',
        rejection_reason: 'Feil linje',
      });
      const now = await readInvoice(tx, invoice.id);
      const { lines, ...stored } = invoice;
      expect(now).toMatchObject({ ...stored, updated_at: expect.any(String) });
      expect(now.lines[0]).toMatchObject({ remaining_quantity: lines[0]!.remaining_quantity });
      await expectRefusals(reject('Igjen'), [{ code: 'INVALID_TRANSITION' }]);
      await expectRefusals(call(tx, review, 'approve_credit_note', { id: note.id }), [
        { code: 'INVALID_TRANSITION' },
      ]);
      const [mail] = await tx.query<{ payload: { message: string } }>(
        `select j.payload from graphile_worker._private_jobs j where j.payload ->> 'message' = 'credit_note_rejected'`,
      );
      expect(mail?.payload).toMatchObject({ id: note.id, recipient: 'createdBy' });
    },
  ),
);

test(
  'a credit note of a paid invoice is reviewed by an operator and settled by its refund alone',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer);
      const finance = actor.operator('FINANCE');
      await registerPayment(tx, invoice.id);
      const { id } = await credit(tx, invoicer, invoice, { 0: 10 });
      expect(await workerCall(tx, 'review_credit_note', id)).toBe('SUBMITTED');
      expect((await publishCredit(tx, invoicer, id)).status).toBe('PUBLISHED');
      expect((await readInvoice(tx, invoice.id)).status).toBe('NULLIFIED');
      const resolve = (who: Parameters<typeof call>[1]) =>
        call(tx, who, 'resolve_credit_note', { id });
      await expectRefusals(resolve(invoicer.owner), [{ code: 'UNAUTHORIZED' }]);
      await expectRefusals(resolve(actor.operator('REVIEW')), [{ code: 'UNAUTHORIZED' }]);
      // The payout of the refund settles it.
      await expectRefusals(resolve(finance), [{ code: 'INVALID_ACTION' }]);
    },
  ),
);

test('the owner of an organisation resolves the refund to its client', async () => {
  await database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'organization');
    const invoice = await makePublished(tx, invoicer);
    await call(tx, invoicer.owner, 'resolve_invoice', { id: invoice.id });
    const { id } = await credit(tx, invoicer, invoice, { 0: 4 });
    const note = await publishCredit(tx, invoicer, id);
    expect(note).toMatchObject({ status: 'PUBLISHED', document_number: 'K1' });
    for (const who of [invoicer.admin, invoicer.member]) {
      await expectRefusals(call(tx, who, 'resolve_credit_note', { id }), [
        { code: 'UNAUTHORIZED' },
      ]);
    }
    await expectRefusals(
      call(
        tx,
        {
          ...invoicer.owner,
          settings: { ...invoicer.owner.settings, 'app.administrator_id': invoicer.userId },
        },
        'resolve_credit_note',
        { id },
      ),
      [{ code: 'INVALID_ACTION' }],
    );
    expect(await call(tx, invoicer.owner, 'resolve_credit_note', { id })).toMatchObject({
      status: 'RESOLVED',
    });
  });
});

test(
  'a large credit note waits for an operator, and a repeated job changes nothing',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer, [
        { ...invoicer.work, unitPrice: 2_000_000 },
      ]);
      const { id } = await credit(tx, invoicer, invoice, { 0: 10 });
      expect(await workerCall(tx, 'review_credit_note', id)).toBe('SUBMITTED');
      const note = await publishCredit(tx, invoicer, id);
      const before = await eventsOf(tx, id);
      expect(await workerCall(tx, 'review_credit_note', id)).toBe('RESOLVED');
      expect(await workerCall(tx, 'publish_credit_note', id)).toBe('RESOLVED');
      await workerCall(tx, 'record_document_pdf', id, note.pdf_document_id);
      expect(await eventsOf(tx, id)).toEqual(before);
    },
  ),
);

test(
  'a published credit note is immutable',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer);
      const { id } = await credit(tx, invoicer, invoice, { 0: 1 });
      for (const change of [
        'amount_minor = 1',
        `reason = 'x'`,
        `credited_on = credited_on + 1`,
        'payout_amount_minor = 0',
      ]) {
        await expect(
          tx.as(actor.databaseOwner, (own) =>
            own.query(`update app_public.credit_notes set ${change} where id = $1`, [id]),
          ),
        ).rejects.toThrow('cannot be changed');
      }
    },
  ),
);

test(
  'a limited number of credit notes per client and day is approved automatically, the others wait for an operator',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer);
      const status = async () => {
        const note = await credit(tx, invoicer, invoice, { 0: '0.01' });
        return workerCall(tx, 'review_credit_note', note.id);
      };
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push(await status());
      expect(statuses).toEqual([...Array(5).fill('APPROVED'), 'SUBMITTED']);
      await tx.query(`update app_public.credit_notes set approved_at = now() - interval '1 day'`);
      expect(await status()).toBe('APPROVED');
    },
  ),
);
