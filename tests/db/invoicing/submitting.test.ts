import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { profileAttributes } from '../payout/profile-attributes.ts';
import { registerSays } from '../payout/register-says.ts';
import { type Invoicer, makeDraft, makeInvoicer } from './draft.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: every rule of an invoice refuses with its own code at its own path, all at once.
// Method: a draft that could be submitted, with one error at a time, and once all errors.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const submit = (tx: TestTransaction, invoicer: Invoicer, id: string) =>
  call(tx, invoicer.owner, 'submit_invoice', { id });

describe('submitting refuses', () => {
  test(
    'an empty draft, with every missing field',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await call(tx, invoicer.owner, 'create_invoice', {});
        await expectRefusals(submit(tx, invoicer, draft.id), [
          { code: 'BLANK', path: 'freelanceProfileId' },
          { code: 'BLANK', path: 'bankAccountId' },
          { code: 'BLANK', path: 'clientId' },
          { code: 'BLANK', path: 'lines' },
        ]);
      },
    ),
  );

  test(
    'a draft that another window has changed since it was read',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const { id, updated_at: updatedAt } = await makeDraft(tx, invoicer);
        await call(tx, invoicer.owner, 'update_invoice', { id, buyerReference: 'another window' });
        await expectRefusals(call(tx, invoicer.owner, 'submit_invoice', { id, updatedAt }), [
          { code: 'INVALID_ACTION', path: 'updatedAt' },
        ]);
      },
    ),
  );

  test(
    'characters that cannot be printed, and no printable ones',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const line = (description: string) => ({ ...invoicer.work, description });
        const lines = [line('Pro\ufb01l, 20 \u33a1, Київ 👍'), line('通訳')];
        const draft = await makeDraft(tx, invoicer, { lines, buyerReference: 'مرجع' });
        const at = (path: string) => ({ code: 'INVALID', path });
        await expectRefusals(submit(tx, invoicer, draft.id), [
          at('buyerReference'),
          at('lines.1.description'),
        ]);
        await tx.query(
          `update app_public.clients set name = '東京 AS' where id = (select client_id from app_public.invoices where id = $1)`,
          [draft.id],
        );
        await expectRefusals(submit(tx, invoicer, draft.id), [
          at('clientId'),
          at('buyerReference'),
          at('lines.1.description'),
        ]);
      },
    ),
  );

  // Requirements: B5.18
  test(
    'incomplete lines, field by field',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const lines = [
          { lineType: 'WORK' },
          { ...invoicer.work, workReport: { type: 'TIME', startDate: '2026-03-02' } },
          { lineType: 'EXTRA', quantity: '0', unitPrice: 100, vatRate: '25' },
          { lineType: 'DIET', quantity: '1', vatRate: '0' },
          { lineType: 'MILEAGE', quantity: '1', unitPrice: 530, vatRate: '0' },
        ];
        const draft = await makeDraft(tx, invoicer, { lines });
        await expectRefusals(submit(tx, invoicer, draft.id), [
          ...['quantity', 'vatRate', 'unitPrice', 'occupationCodeId', 'workReport'].map(
            (field) => ({
              code: 'BLANK',
              path: `lines.0.${field}`,
            }),
          ),
          ...['endDate', 'startTime', 'endTime'].map((field) => ({
            code: 'BLANK',
            path: `lines.1.workReport.${field}`,
          })),
          { code: 'BLANK', path: 'lines.2.description' },
          { code: 'TOO_SMALL_OR_EQUAL', path: 'lines.2.quantity' },
          { code: 'BLANK', path: 'lines.3.dietTaxableUnitPrice' },
          { code: 'BLANK', path: 'lines.4.addressFrom' },
          { code: 'BLANK', path: 'lines.4.addressTo' },
        ]);
      },
    ),
  );

  // Requirements: A8.24, A8.50, B8.6
  test(
    'an archived profile, an insolvent client and a disabled occupation, together',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await makeDraft(tx, invoicer);
        await call(tx, invoicer.owner, 'archive_freelance_profile', { id: invoicer.profile.id });
        await registerSays(tx, '974760673', { markedAsBankruptcy: true });
        await tx.query('update app_public.occupation_codes set is_enabled = false where id = $1', [
          invoicer.occupationCodeId,
        ]);
        await expectRefusals(submit(tx, invoicer, draft.id), [
          { code: 'FREELANCE_PROFILE_ARCHIVED', path: 'freelanceProfileId' },
          { code: 'CLIENT_INSOLVENT', path: 'clientId' },
          { code: 'OCCUPATION_CODE_DISABLED', path: 'lines.0.occupationCodeId' },
        ]);
      },
    ),
  );

  test(
    'a client that was archived meanwhile',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await makeDraft(tx, invoicer);
        await call(tx, invoicer.owner, 'archive_client', { id: invoicer.client.id });
        await expectRefusals(submit(tx, invoicer, draft.id), [
          { code: 'INCLUSION', path: 'clientId' },
        ]);
      },
    ),
  );

  // Requirements: A8.58, B8.7
  test('an organisation that invoices itself, or charges VAT without registration', async () => {
    await database.rolledBack(async (tx) => {
      const { organizationNumber } = profileAttributes.organization;
      const invoicer = await makeInvoicer(tx, 'organization', { orgNumber: organizationNumber });
      const draft = await makeDraft(tx, invoicer, { lines: [{ ...invoicer.work, vatRate: '25' }] });
      await expectRefusals(submit(tx, invoicer, draft.id), [
        { code: 'SENDER_EQUALS_RECEIVER', path: 'clientId' },
        { code: 'INCLUSION', path: 'lines.0.vatRate' },
      ]);
    });
  });

  test('an individual’s invoice to the operating company, which would be its own seller', async () => {
    await database.rolledBack(async (tx) => {
      const [settings] = await tx.query<{ organization_number: string }>(
        'select organization_number from app_public.invoicing_settings',
      );
      const invoicer = await makeInvoicer(tx, 'individual', {
        orgNumber: settings!.organization_number,
      });
      const draft = await makeDraft(tx, invoicer);
      await expectRefusals(submit(tx, invoicer, draft.id), [
        { code: 'SENDER_EQUALS_RECEIVER', path: 'clientId' },
      ]);
    });
  });

  test(
    'an expense without a receipt',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const expense = {
          lineType: 'EXPENSE',
          description: 'Tog',
          quantity: '1',
          unitPrice: 100,
          vatRate: '0',
        };
        const draft = await makeDraft(tx, invoicer, { lines: [invoicer.work, expense] });
        await expectRefusals(submit(tx, invoicer, draft.id), [{ code: 'BLANK', path: 'receipts' }]);
        const [file] = await tx.query<{ id: string }>(
          `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
         values ($1, 'k.pdf', 'application/pdf', 1, sha256('k'), 'k.pdf') returning id`,
          [invoicer.accountId],
        );
        await call(tx, invoicer.owner, 'create_receipt', {
          invoiceId: draft.id,
          attributes: { file: file!.id },
        });
        expect(await submit(tx, invoicer, draft.id)).toMatchObject({ status: 'SUBMITTED' });
      },
    ),
  );

  // Requirements: A6.26, A8.20, B6.5
  test(
    'a user without an identity',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await makeDraft(tx, invoicer);
        await tx.query('delete from app_public.identities where user_id = $1', [invoicer.userId]);
        await expectRefusals(submit(tx, invoicer, draft.id), [
          { code: 'BANK_ID_VERIFICATION_REQUIRED' },
        ]);
        // A verified document is enough for other purposes.
        await tx.query('alter table app_public.identity_verifications disable trigger user');
        await tx.query(
          `with file as (
             insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key, is_private)
             values ($1, 'front.jpg', 'image/jpeg', 10, sha256('a'), 'front', true) returning id
           )
           insert into app_public.identity_verifications (account_id, user_id, document, status, front_file_id)
           select $1, $2, 'PASSPORT', 'APPROVED', id from file`,
          [invoicer.accountId, invoicer.userId],
        );
        await expectRefusals(submit(tx, invoicer, draft.id), [
          { code: 'BANK_ID_VERIFICATION_REQUIRED' },
        ]);
      },
    ),
  );

  // Requirements: A8.35
  test(
    'an invoice of zero, and a date that has passed meanwhile',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const nothing = await makeDraft(tx, invoicer, {
          lines: [{ ...invoicer.work, unitPrice: 0 }],
        });
        await expectRefusals(submit(tx, invoicer, nothing.id), [
          { code: 'TOO_SMALL_OR_EQUAL', path: 'lines' },
        ]);
        const old = await makeDraft(tx, invoicer);
        await tx.query(`update app_public.invoices set due_on = current_date - 3 where id = $1`, [
          old.id,
        ]);
        await expectRefusals(submit(tx, invoicer, old.id), [{ code: 'INVALID', path: 'dueOn' }]);
        await tx.query(
          `update app_public.invoices set invoiced_on = current_date - 120, due_on = null where id = $1`,
          [old.id],
        );
        await expectRefusals(submit(tx, invoicer, old.id), [
          { code: 'INVALID_INVOICED_ON', path: 'invoicedOn' },
        ]);
      },
    ),
  );
});
