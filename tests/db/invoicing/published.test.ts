import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from '../payout/call.ts';
import { registerPayment } from '../settlement/register-payment.ts';
import { makeDraft, makeInvoicer } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: a published invoice can only be paid, copied or resolved, by the roles that the rules name.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: B4.2
test(
  'is resolved by its payment, never by an individual themselves',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const draft = await makeDraft(tx, invoicer);
      await publish(tx, invoicer, draft.id);
      await expectRefusals(call(tx, invoicer.owner, 'resolve_invoice', { id: draft.id }), [
        { code: 'UNAUTHORIZED' },
      ]);
      await registerPayment(tx, draft.id);
    },
  ),
);

// Requirements: B4.8
test('is resolved by the owner of an organisation', async () => {
  await database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'organization');
    const draft = await makeDraft(tx, invoicer);
    await expectRefusals(call(tx, invoicer.owner, 'resolve_invoice', { id: draft.id }), [
      { code: 'INVOICE_NOT_PUBLISHED' },
    ]);
    await publish(tx, invoicer, draft.id);
    const [row] = await tx.query<{ document_number: string; employer_tax_percent: null }>(
      'select document_number, employer_tax_percent from app_public.invoices where id = $1',
      [draft.id],
    );
    expect(row).toEqual({ document_number: '1', employer_tax_percent: null });
    expect(await call(tx, invoicer.owner, 'resolve_invoice', { id: draft.id })).toMatchObject({
      status: 'RESOLVED',
    });
  });
});

// Requirements: B4.5
test(
  'is copied into a draft without number, dates, receipts and events',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const draft = await makeDraft(tx, invoicer, { buyerReference: 'PO 1' });
      await publish(tx, invoicer, draft.id);
      const copy = await call(tx, invoicer.owner, 'duplicate_invoice', { id: draft.id });
      expect(copy).toMatchObject({
        status: 'DRAFT',
        amount_minor: 1_000_000,
        buyer_reference: 'PO 1',
        invoice_number: null,
        kid: null,
        invoiced_on: null,
        due_on: null,
        submitted_at: null,
        pdf_document_id: null,
      });
      const events = await tx.query('select from app_public.events where entity_id = $1', [
        copy.id,
      ]);
      expect(events).toHaveLength(0);
      expect(await call(tx, invoicer.owner, 'submit_invoice', { id: copy.id })).toMatchObject({
        status: 'SUBMITTED',
      });
    },
  ),
);

test(
  'is copied without lines where it has none yet',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const draft = await makeDraft(tx, invoicer, { lines: [] });
      expect(await call(tx, invoicer.owner, 'duplicate_invoice', { id: draft.id })).toMatchObject({
        status: 'DRAFT',
        client_id: invoicer.client.id,
        amount_minor: 0,
      });
    },
  ),
);

test(
  'fixes the first number of the series',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const start = (invoiceStartingNumber: number) =>
        call(tx, invoicer.owner, 'update_freelance_profile', {
          id: invoicer.profile.id,
          attributes: { invoiceStartingNumber },
        });
      await start(500);
      const draft = await makeDraft(tx, invoicer);
      await publish(tx, invoicer, draft.id);
      const [row] = await tx.query<{ invoice_number: number }>(
        'select invoice_number from app_public.invoices where id = $1',
        [draft.id],
      );
      expect(row?.invoice_number).toBe(500);
      await expectRefusals(start(1), [
        { code: 'IMMUTABLE', path: 'attributes.invoiceStartingNumber' },
      ]);
      await start(500);
    },
  ),
);
