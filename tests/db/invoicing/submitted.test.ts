import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { dayFromNow } from './day-from-now.ts';
import { type Invoicer, makeDraft } from './draft.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: every rule of an invoice refuses with its own code at its own path, all at once.
// Method: a draft that could be submitted, with one error at a time, and once all errors.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const submit = (tx: TestTransaction, invoicer: Invoicer, id: string) =>
  call(tx, invoicer.owner, 'submit_invoice', { id });

describe('a submitted invoice', () => {
  // Requirements: A6.20, A8.39, A8.46, B4.1, B8.5
  test(
    'is not edited, deleted or submitted again',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await makeDraft(tx, invoicer);
        await submit(tx, invoicer, draft.id);
        await expectRefusals(submit(tx, invoicer, draft.id), [{ code: 'INVALID_TRANSITION' }]);
        await expectRefusals(call(tx, invoicer.owner, 'destroy_invoice', { id: draft.id }), [
          { code: 'INVOICE_SUBMITTED' },
        ]);
        await expectRefusals(
          call(tx, invoicer.owner, 'update_invoice', { id: draft.id, invoicedOn: dayFromNow(60) }),
          [
            { code: 'INVOICE_SUBMITTED' },
            { code: 'INVALID_INVOICED_ON', path: 'invoicedOn' },
            { code: 'INVALID', path: 'dueOn' },
          ],
        );
        await expectRefusals(
          call(tx, invoicer.owner, 'create_receipt', {
            invoiceId: draft.id,
            attributes: { file: null },
          }),
          [{ code: 'INVOICE_SUBMITTED' }, { code: 'BLANK', path: 'attributes.file' }],
        );
        const lines = 'delete from app_public.invoice_lines where invoice_id = $1';
        await expect(
          tx.as(invoicer.owner, (client) => client.query(lines, [draft.id])),
        ).rejects.toThrow(/cannot be changed/);
        const money = 'update app_public.invoices set buyer_reference = $2 where id = $1';
        await expect(
          tx.as(invoicer.owner, (client) => client.query(money, [draft.id, 'x'])),
        ).rejects.toThrow(/cannot be changed/);
      },
    ),
  );

  // Requirements: A8.44, B4.3, B8.5
  test(
    'is approved and rejected by operators with the role REVIEW, with a reason',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await makeDraft(tx, invoicer);
        const review = actor.operator('REVIEW');
        await expectRefusals(call(tx, review, 'approve_invoice', { id: draft.id }), [
          { code: 'INVOICE_NOT_SUBMITTED' },
        ]);
        await submit(tx, invoicer, draft.id);
        for (const role of ['READ', 'FINANCE'] as const) {
          await expectRefusals(
            call(tx, actor.operator(role), 'approve_invoice', { id: draft.id }),
            [{ code: 'UNAUTHORIZED' }],
          );
        }
        await expectRefusals(call(tx, review, 'reject_invoice', { id: draft.id, reason: ' ' }), [
          { code: 'BLANK', path: 'reason' },
        ]);
        const rejected = await call(tx, review, 'reject_invoice', {
          id: draft.id,
          reason: 'Mangler timer',
        });
        expect(rejected).toMatchObject({ status: 'REJECTED', rejection_reason: 'Mangler timer' });
        await expectRefusals(call(tx, review, 'approve_invoice', { id: draft.id }), [
          { code: 'INVOICE_NOT_SUBMITTED' },
        ]);
      },
    ),
  );
});
