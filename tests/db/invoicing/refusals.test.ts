import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { profileAttributes } from '../payout/profile-attributes.ts';
import { type Desk, makeDesk, makeDraft } from './draft.ts';
import { publish } from './publish.ts';
import { workerCall } from './worker-call.ts';

// Goal: every rule of an invoice refuses with its own code at its own path, all of them at once.
// Method: a draft that could be submitted, with one thing wrong at a time, and once everything.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A day from today in Norway; counted in UTC, where every day has 24 hours. */
const today = (days: number) => {
  const here = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });
  return new Date(Date.parse(here) + days * 86_400_000).toISOString().slice(0, 10);
};

function atDesk(work: (tx: TestTransaction, desk: Desk) => Promise<void>) {
  return () => database.rolledBack(async (tx) => work(tx, await makeDesk(tx)));
}

const submit = (tx: TestTransaction, desk: Desk, id: string) =>
  call(tx, desk.owner, 'submit_invoice', { id });

describe('a draft', () => {
  test(
    'is written by owners and admins only, with the feature on',
    atDesk(async (tx, desk) => {
      await expectRefusals(call(tx, desk.member, 'create_invoice', {}), [{ code: 'UNAUTHORIZED' }]);
      await call(tx, desk.admin, 'create_invoice', {});
      await tx.query('update app_public.accounts set invoices_enabled = false where id = $1', [
        desk.accountId,
      ]);
      await expectRefusals(call(tx, desk.owner, 'create_invoice', {}), [{ code: 'UNAUTHORIZED' }]);
    }),
  );

  test(
    'may be empty',
    atDesk(async (tx, desk) => {
      const draft = await call(tx, desk.owner, 'create_invoice', {});
      expect(draft).toMatchObject({
        amount_minor: 0,
        calculation_error: null,
        platform_fee_percent: null,
      });
    }),
  );

  test(
    'has sums but no parts until there is a profile',
    atDesk(async (tx, desk) => {
      const draft = await call(tx, desk.owner, 'create_invoice', { lines: [desk.work] });
      expect(draft).toMatchObject({
        amount_minor: 1_000_000,
        vat_minor: 250_000,
        payout_amount_minor: 0,
      });
    }),
  );

  test(
    'that cannot be computed keeps its lines and says so',
    atDesk(async (tx, desk) => {
      const lines = [
        { lineType: 'EXPENSE', description: 'Tog', quantity: '1', unitPrice: 50_000, vatRate: '0' },
      ];
      const draft = await makeDraft(tx, desk, { lines });
      expect(draft).toMatchObject({
        amount_minor: 50_000,
        platform_fee_amount_minor: 0,
        payout_amount_minor: 0,
        calculation_error: 'INVOICE_CALCULATION_FAILED',
      });
      await expectRefusals(submit(tx, desk, draft.id), [
        { code: 'INVOICE_CALCULATION_FAILED', path: 'lines' },
        { code: 'BLANK', path: 'receipts' },
      ]);
      const mended = await call(tx, desk.owner, 'update_invoice', {
        id: draft.id,
        lines: [desk.work],
      });
      expect(mended).toMatchObject({ calculation_error: null, payout_amount_minor: 582_822 });
    }),
  );

  test(
    'cannot take what belongs to somebody else, or to nobody',
    atDesk(async (tx, desk) => {
      const other = await makeDesk(tx);
      const foreign = {
        freelanceProfileId: other.profile.id,
        bankAccountId: other.profile.id,
        clientId: other.client.id,
        senderReferencePersonId: other.client.id,
        clientReferencePersonId: other.client.id,
      };
      await expectRefusals(
        call(tx, desk.owner, 'create_invoice', foreign),
        Object.keys(foreign).map((path) => ({ code: 'INVALID', path })),
      );
      const draft = await makeDraft(tx, desk);
      await expectRefusals(
        call(tx, desk.owner, 'update_invoice', { id: draft.id, clientId: other.client.id }),
        [{ code: 'INVALID', path: 'clientId' }],
      );
      for (const name of ['update', 'submit', 'destroy', 'duplicate', 'resolve'].map(
        (verb) => `${verb}_invoice`,
      )) {
        await expectRefusals(call(tx, other.owner, name, { id: draft.id }), [
          { code: 'INVALID', path: 'id' },
        ]);
      }
    }),
  );

  test(
    'has lines that make sense, and hears of all that do not at once',
    atDesk(async (tx, desk) => {
      const lines = [
        { ...desk.work, vatRate: '13' },
        { lineType: 'EXTRA', quantity: '-1', unitPrice: -1, vatRate: '25' },
        { lineType: 'EXTRA', quantity: '0.005', unitPrice: 1_000_000_001 },
        { ...desk.work, workReport: { startDate: '2026-03-06', endDate: '2026-03-05' } },
        { lineType: 'MILEAGE', dependentOnPosition: 1 },
        { ...desk.work, occupationCodeId: desk.client.id },
        { quantity: '1' },
      ];
      await expectRefusals(
        makeDraft(tx, desk, { lines, invoicedOn: today(31), dueOn: today(20) }),
        [
          { code: 'INCLUSION', path: 'lines.0.vatRate' },
          { code: 'TOO_SMALL', path: 'lines.1.quantity' },
          { code: 'TOO_SMALL', path: 'lines.1.unitPrice' },
          { code: 'INVALID', path: 'lines.2.quantity' },
          { code: 'TOO_BIG', path: 'lines.2.unitPrice' },
          { code: 'INVALID', path: 'lines.3.workReport.endDate' },
          { code: 'INVALID', path: 'lines.4.dependentOnPosition' },
          { code: 'INVALID', path: 'lines.5.occupationCodeId' },
          { code: 'BLANK', path: 'lines.6.lineType' },
          { code: 'INVALID_INVOICED_ON', path: 'invoicedOn' },
          { code: 'INVALID', path: 'dueOn' },
        ],
      );
    }),
  );

  test.each([
    [-90, -90, []],
    [30, 120, []],
    [-91, -80, [{ code: 'INVALID_INVOICED_ON', path: 'invoicedOn' }]],
    [0, 91, [{ code: 'INVALID', path: 'dueOn' }]],
    [0, -1, [{ code: 'INVALID', path: 'dueOn' }]],
  ])('dated %i days from now and due in %i', async (invoiced, due, refusals) => {
    await atDesk(async (tx, desk) => {
      const made = makeDraft(tx, desk, { invoicedOn: today(invoiced), dueOn: today(due) });
      await (refusals.length > 0 ? expectRefusals(made, refusals) : made);
    })();
  });

  test(
    'goes with its lines and receipts',
    atDesk(async (tx, desk) => {
      const draft = await makeDraft(tx, desk);
      await call(tx, desk.owner, 'destroy_invoice', { id: draft.id });
      const left = await tx.query('select from app_public.invoice_lines where invoice_id = $1', [
        draft.id,
      ]);
      expect(left).toHaveLength(0);
    }),
  );
});

describe('submitting refuses', () => {
  test(
    'an empty draft, naming everything it lacks',
    atDesk(async (tx, desk) => {
      const draft = await call(tx, desk.owner, 'create_invoice', {});
      await expectRefusals(submit(tx, desk, draft.id), [
        { code: 'BLANK', path: 'freelanceProfileId' },
        { code: 'BLANK', path: 'bankAccountId' },
        { code: 'BLANK', path: 'clientId' },
        { code: 'BLANK', path: 'lines' },
      ]);
    }),
  );

  test(
    'incomplete lines, field by field',
    atDesk(async (tx, desk) => {
      const lines = [
        { lineType: 'WORK' },
        { ...desk.work, workReport: { reportType: 'TIME', startDate: '2026-03-02' } },
        { lineType: 'EXTRA', quantity: '0', unitPrice: 100, vatRate: '25' },
        { lineType: 'DIET', quantity: '1', vatRate: '0' },
        { lineType: 'MILEAGE', quantity: '1', unitPrice: 530, vatRate: '0' },
      ];
      const draft = await makeDraft(tx, desk, { lines });
      await expectRefusals(submit(tx, desk, draft.id), [
        ...['quantity', 'vatRate', 'unitPrice', 'occupationCodeId', 'workReport'].map((field) => ({
          code: 'BLANK',
          path: `lines.0.${field}`,
        })),
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
    }),
  );

  test(
    'an archived profile, an insolvent client and a disabled occupation, together',
    atDesk(async (tx, desk) => {
      const draft = await makeDraft(tx, desk);
      await call(tx, desk.owner, 'archive_freelance_profile', { id: desk.profile.id });
      await tx.query('update app_public.clients set is_bankrupt = true where id = $1', [
        desk.client.id,
      ]);
      await tx.query('update app_public.occupation_codes set is_enabled = false where id = $1', [
        desk.occupationCodeId,
      ]);
      await expectRefusals(submit(tx, desk, draft.id), [
        { code: 'FREELANCE_PROFILE_ARCHIVED', path: 'freelanceProfileId' },
        { code: 'CLIENT_INSOLVENT', path: 'clientId' },
        { code: 'OCCUPATION_CODE_DISABLED', path: 'lines.0.occupationCodeId' },
      ]);
    }),
  );

  test('an organisation that invoices itself, or charges VAT it may not', async () => {
    await database.rolledBack(async (tx) => {
      const { organizationNumber } = profileAttributes.organization;
      const desk = await makeDesk(tx, 'organization', { orgNumber: organizationNumber });
      const draft = await makeDraft(tx, desk, { lines: [{ ...desk.work, vatRate: '25' }] });
      await expectRefusals(submit(tx, desk, draft.id), [
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
      const desk = await makeDesk(tx, 'individual', { orgNumber: settings!.organization_number });
      const draft = await makeDraft(tx, desk);
      await expectRefusals(submit(tx, desk, draft.id), [
        { code: 'SENDER_EQUALS_RECEIVER', path: 'clientId' },
      ]);
    });
  });

  test(
    'an expense without a receipt',
    atDesk(async (tx, desk) => {
      const expense = {
        lineType: 'EXPENSE',
        description: 'Tog',
        quantity: '1',
        unitPrice: 100,
        vatRate: '0',
      };
      const draft = await makeDraft(tx, desk, { lines: [desk.work, expense] });
      await expectRefusals(submit(tx, desk, draft.id), [{ code: 'BLANK', path: 'receipts' }]);
      const [file] = await tx.query<{ id: string }>(
        `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
         values ($1, 'k.pdf', 'application/pdf', 1, sha256('k'), 'k.pdf') returning id`,
        [desk.accountId],
      );
      await call(tx, desk.owner, 'create_receipt', {
        invoiceId: draft.id,
        attributes: { file: file!.id },
      });
      expect(await submit(tx, desk, draft.id)).toMatchObject({ status: 'SUBMITTED' });
    }),
  );

  test(
    'a person not identified, once operators demand it',
    atDesk(async (tx, desk) => {
      const draft = await makeDraft(tx, desk);
      await tx.query('update app_public.invoicing_settings set require_identity = true');
      await expectRefusals(submit(tx, desk, draft.id), [{ code: 'BANK_ID_VERIFICATION_REQUIRED' }]);
    }),
  );

  test(
    'an invoice of nothing, and a date that has passed meanwhile',
    atDesk(async (tx, desk) => {
      const nothing = await makeDraft(tx, desk, { lines: [{ ...desk.work, unitPrice: 0 }] });
      await expectRefusals(submit(tx, desk, nothing.id), [
        { code: 'TOO_SMALL_OR_EQUAL', path: 'lines' },
      ]);
      const old = await makeDraft(tx, desk);
      await tx.query(`update app_public.invoices set due_on = current_date - 3 where id = $1`, [
        old.id,
      ]);
      await expectRefusals(submit(tx, desk, old.id), [{ code: 'INVALID', path: 'dueOn' }]);
      await tx.query(
        `update app_public.invoices set invoiced_on = current_date - 120, due_on = null where id = $1`,
        [old.id],
      );
      await expectRefusals(submit(tx, desk, old.id), [
        { code: 'INVALID_INVOICED_ON', path: 'invoicedOn' },
      ]);
    }),
  );
});

describe('what is submitted', () => {
  test(
    'is not edited, deleted or submitted again',
    atDesk(async (tx, desk) => {
      const draft = await makeDraft(tx, desk);
      await submit(tx, desk, draft.id);
      await expectRefusals(submit(tx, desk, draft.id), [{ code: 'INVALID_TRANSITION' }]);
      await expectRefusals(call(tx, desk.owner, 'destroy_invoice', { id: draft.id }), [
        { code: 'INVOICE_SUBMITTED' },
      ]);
      await expectRefusals(
        call(tx, desk.owner, 'update_invoice', { id: draft.id, invoicedOn: today(60) }),
        [
          { code: 'INVOICE_SUBMITTED' },
          { code: 'INVALID_INVOICED_ON', path: 'invoicedOn' },
          { code: 'INVALID', path: 'dueOn' },
        ],
      );
      await expectRefusals(
        call(tx, desk.owner, 'create_receipt', { invoiceId: draft.id, attributes: { file: null } }),
        [{ code: 'INVOICE_SUBMITTED' }, { code: 'BLANK', path: 'attributes.file' }],
      );
      const lines = 'delete from app_public.invoice_lines where invoice_id = $1';
      await expect(tx.as(desk.owner, (client) => client.query(lines, [draft.id]))).rejects.toThrow(
        /keeps/,
      );
      const money = 'update app_public.invoices set buyer_reference = $2 where id = $1';
      await expect(
        tx.as(desk.owner, (client) => client.query(money, [draft.id, 'x'])),
      ).rejects.toThrow(/keeps/);
    }),
  );

  test(
    'is approved and rejected by operators with review, with a reason',
    atDesk(async (tx, desk) => {
      const draft = await makeDraft(tx, desk);
      const review = actor.operator('REVIEW');
      await expectRefusals(call(tx, review, 'approve_invoice', { id: draft.id }), [
        { code: 'INVOICE_NOT_SUBMITTED' },
      ]);
      await submit(tx, desk, draft.id);
      for (const role of ['READ', 'FINANCE'] as const) {
        await expectRefusals(call(tx, actor.operator(role), 'approve_invoice', { id: draft.id }), [
          { code: 'UNAUTHORIZED' },
        ]);
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
    }),
  );

  test(
    'approves itself when verified, sound and small, and not otherwise',
    atDesk(async (tx, desk) => {
      const ids: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        const draft = await makeDraft(tx, desk);
        await submit(tx, desk, draft.id);
        ids.push(draft.id);
      }
      const verdict = (id: string | undefined) => workerCall(tx, 'review_invoice', id);
      expect(await verdict(ids[0])).toBe('SUBMITTED');
      await tx.query('update app_public.freelance_profiles set verified = true');
      await tx.query('update app_public.clients set is_blocked = true');
      expect(await verdict(ids[0])).toBe('SUBMITTED');
      await tx.query('update app_public.clients set is_blocked = false');
      await tx.query(
        'update app_public.invoicing_settings set automatic_approval_limit_minor = 999999',
      );
      expect(await verdict(ids[0])).toBe('SUBMITTED');
      await tx.query(
        'update app_public.invoicing_settings set automatic_approval_limit_minor = 1000000',
      );
      expect(await verdict(ids[0])).toBe('APPROVED');
      expect(await verdict(ids[0])).toBe('APPROVED');
    }),
  );
});

describe('what is published', () => {
  test(
    'is sent again after five minutes, to an address there is',
    atDesk(async (tx, desk) => {
      const draft = await makeDraft(tx, desk);
      const send = () => call(tx, desk.owner, 'send_invoice_via_email', { id: draft.id });
      await expectRefusals(send(), [{ code: 'INVOICE_NOT_PUBLISHED' }]);
      await publish(tx, desk, draft.id);
      await send();
      await expectRefusals(send(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
      await tx.query('update app_public.clients set email = null where id = $1', [desk.client.id]);
      await expectRefusals(send(), [
        { code: 'DELIVERY_FREQUENCY_EXCEEDED' },
        { code: 'CLIENT_EMAIL_MISSING' },
      ]);
      await tx.query(`update app_public.clients set email = 'a@b.no' where id = $1`, [
        desk.client.id,
      ]);
      await tx.query(`update app_public.deliveries set created_at = now() - interval '6 minutes'`);
      await send();
      await expectRefusals(call(tx, desk.owner, 'update_invoice', { id: draft.id }), [
        { code: 'INVOICE_PUBLISHED' },
      ]);
      await expectRefusals(call(tx, desk.owner, 'destroy_invoice', { id: draft.id }), [
        { code: 'INVOICE_PUBLISHED' },
      ]);
    }),
  );

  test(
    'is resolved by finance, never by an individual themselves',
    atDesk(async (tx, desk) => {
      const draft = await makeDraft(tx, desk);
      await expectRefusals(
        call(tx, actor.operator('FINANCE'), 'resolve_invoice', { id: draft.id }),
        [{ code: 'INVOICE_NOT_PUBLISHED' }],
      );
      await publish(tx, desk, draft.id);
      await expectRefusals(call(tx, desk.owner, 'resolve_invoice', { id: draft.id }), [
        { code: 'UNAUTHORIZED' },
      ]);
      await expectRefusals(
        call(tx, actor.operator('REVIEW'), 'resolve_invoice', { id: draft.id }),
        [{ code: 'UNAUTHORIZED' }],
      );
      await call(tx, actor.operator('FINANCE'), 'resolve_invoice', { id: draft.id });
    }),
  );

  test('is resolved by the owner of an organisation', async () => {
    await database.rolledBack(async (tx) => {
      const desk = await makeDesk(tx, 'organization');
      const draft = await makeDraft(tx, desk);
      await publish(tx, desk, draft.id);
      const [row] = await tx.query<{ document_number: string; employer_tax_percent: null }>(
        'select document_number, employer_tax_percent from app_public.invoices where id = $1',
        [draft.id],
      );
      expect(row).toEqual({ document_number: '1', employer_tax_percent: null });
      expect(await call(tx, desk.owner, 'resolve_invoice', { id: draft.id })).toMatchObject({
        status: 'RESOLVED',
      });
    });
  });

  test(
    'keeps its document when the client moves, and shows it to whoever has the link',
    atDesk(async (tx, desk) => {
      const draft = await makeDraft(tx, desk);
      await publish(tx, desk, draft.id);
      await call(tx, desk.owner, 'update_client', {
        id: desk.client.id,
        attributes: { name: 'Et annet navn AS' },
      });
      const payload = await workerCall<{ client: { name: string } }>(
        tx,
        'invoice_payload',
        draft.id,
      );
      expect(payload.client.name).toBe('Fjell og Fjord AS');
      const [{ token } = { token: '' }] = await tx.query<{ token: string }>(
        'select public_token as token from app_public.invoices where id = $1',
        [draft.id],
      );
      const look = (key: string) =>
        tx.as(actor.visitor, async (client) => {
          const { rows } = await client.query(
            'select to_jsonb(p) as page from app_public.public_invoice($1) p',
            [key],
          );
          return rows[0]?.page;
        });
      expect(await look(token)).toMatchObject({
        client_name: 'Fjell og Fjord AS',
        total_minor: 1_250_000,
        paid: false,
      });
      expect(JSON.stringify(await look(token))).not.toMatch(/payout|salary|582822/);
      expect(await look('x'.repeat(44))).toMatchObject({ document_number: null });
    }),
  );

  test(
    'is copied into a draft without number, dates, receipts and events',
    atDesk(async (tx, desk) => {
      const draft = await makeDraft(tx, desk, { buyerReference: 'PO 1' });
      await publish(tx, desk, draft.id);
      const copy = await call(tx, desk.owner, 'duplicate_invoice', { id: draft.id });
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
      expect(await submit(tx, desk, copy.id)).toMatchObject({ status: 'SUBMITTED' });
    }),
  );

  test(
    'fixes the number the series began with',
    atDesk(async (tx, desk) => {
      const start = (invoiceStartingNumber: number) =>
        call(tx, desk.owner, 'update_freelance_profile', {
          id: desk.profile.id,
          attributes: { invoiceStartingNumber },
        });
      await start(500);
      const draft = await makeDraft(tx, desk);
      await publish(tx, desk, draft.id);
      const [row] = await tx.query<{ invoice_number: number }>(
        'select invoice_number from app_public.invoices where id = $1',
        [draft.id],
      );
      expect(row?.invoice_number).toBe(500);
      await expectRefusals(start(1), [
        { code: 'IMMUTABLE', path: 'attributes.invoiceStartingNumber' },
      ]);
      await start(500);
    }),
  );
});
