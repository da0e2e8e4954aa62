import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { registerPayment } from '../settlement/register-payment.ts';
import { makeDraft, makeInvoicer } from './draft.ts';
import { jobs, workerCall } from './worker-call.ts';

// Goal: an invoice goes from draft to paid, each step with its event, its job and its fields.
// Method: the calls of a user, an operator and the worker, in order, each with its own role.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

async function status(tx: TestTransaction, id: string): Promise<string | undefined> {
  const rows = await tx.query<{ status: string }>(
    'select status from app_public.invoices where id = $1',
    [id],
  );
  return rows[0]?.status;
}

async function events(tx: TestTransaction, id: string): Promise<string[]> {
  const rows = await tx.query<{ event_type: string }>(
    `select event_type from app_public.events where entity_id = $1 order by occurred_at`,
    [id],
  );
  return rows.map((row) => row.event_type);
}

// Requirements: B3.9, B4.2
test('an individual’s invoice goes from draft to paid', async () => {
  await database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx);
    const draft = await makeDraft(tx, invoicer);
    expect(draft).toMatchObject({
      status: 'DRAFT',
      amount_minor: 1_000_000,
      vat_minor: 250_000,
      total_minor: 1_250_000,
      platform_fee_amount_minor: 50_000,
      gross_salary_minor: 832_603,
      employer_tax_amount_minor: 117_397,
      salary_tax_amount_minor: 249_781,
      payout_amount_minor: 582_822,
      platform_fee_percent: 5,
      employer_tax_percent: 14.1,
      salary_tax_percent: 30,
      bank_account_id: expect.any(String),
    });

    const submitted = await call(tx, invoicer.owner, 'submit_invoice', { id: draft.id });
    expect(submitted).toMatchObject({ status: 'SUBMITTED', invoiced_on: expect.any(String) });
    expect(await jobs(tx)).toEqual([
      'clients/look_up_participant',
      'invoicing/review_invoice',
      'payout/identify_profile',
      'payout/look_up_organization',
    ]);

    expect(await workerCall(tx, 'review_invoice', draft.id)).toBe('SUBMITTED');
    await call(tx, actor.operator('REVIEW'), 'approve_invoice', { id: draft.id });
    expect(await workerCall(tx, 'publish_invoice', draft.id)).toBe('PUBLISHED');
    expect(await workerCall(tx, 'publish_invoice', draft.id)).toBe('PUBLISHED');

    const [published] = await tx.query<Record<string, unknown>>(
      `select i.*, p.profile_number from app_public.invoices i join app_public.freelance_profiles p on p.id = i.freelance_profile_id where i.id = $1`,
      [draft.id],
    );
    expect(published).toMatchObject({
      invoice_number: 1,
      document_number: `${published?.profile_number}-1`,
      public_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(published?.kid).toMatch(new RegExp(`^${published?.profile_number}0000001[0-9]$`));

    const payload = await workerCall<Record<string, unknown>>(tx, 'invoice_payload', draft.id);
    expect(payload).toMatchObject({
      language: 'NB',
      seller: {
        name: 'Honorar Drift AS',
        isFreelancer: false,
        vatRegistered: true,
        inBusinessRegister: true,
      },
      freelancer: { name: 'Kari Nordmann' },
      client: { name: 'Fjell og Fjord AS', organizationNumber: '974760673' },
      vatGroups: [{ rate: 25, base: 1_000_000, vat: 250_000 }],
      note: 'Arbeidet er utført av Kari Nordmann.',
      deliveredOn: '2026-03-06',
      period: { from: '2026-03-02', to: '2026-03-06' },
      pdf: null,
    });

    const fileId = await workerCall<string>(
      tx,
      'register_file',
      invoicer.accountId,
      'Faktura 1.pdf',
      'application/pdf',
      10,
      Buffer.alloc(32),
      'a/b.pdf',
      null,
    );
    await workerCall(tx, 'record_document_pdf', draft.id, fileId);
    await workerCall(tx, 'record_document_pdf', draft.id, fileId);
    const deliveries = await tx.query<{ id: string; recipient: string }>(
      'select id, recipient from app_public.deliveries where invoice_id = $1',
      [draft.id],
    );
    expect(deliveries).toEqual([{ id: expect.any(String), recipient: 'faktura@fjellogfjord.no' }]);
    await workerCall(tx, 'record_delivery_attempt', deliveries[0]!.id, 'm@x');
    await workerCall(tx, 'record_delivery', deliveries[0]!.id, 'm@x');
    await workerCall(tx, 'record_delivery', deliveries[0]!.id, 'm@x');

    await registerPayment(tx, draft.id);
    expect(await status(tx, draft.id)).toBe('RESOLVED');
    expect(await events(tx, draft.id)).toEqual([
      'CREATED',
      'SUBMITTED',
      'APPROVED',
      'PUBLISHED',
      'RENDERED',
      'SENT',
      'RESOLVED',
    ]);
    expect(await jobs(tx)).toEqual([
      // The third is enqueued at its time, and only after a payment.
      'accounts/send_mail',
      'accounts/send_mail',
      'accounts/send_mail',
      'clients/look_up_participant',
      // To the operator who records the payment.
      'identity/send_confirmation_link',
      'invoicing/deliver_invoice',
      'invoicing/publish_invoice',
      'invoicing/render_invoice',
      'invoicing/review_invoice',
      // Published and paid invoices are shown to the organisation of the enrolment.
      'partners/show_invoice',
      'partners/show_invoice',
      'payout/identify_profile',
      'payout/look_up_organization',
      // And copied to the team whose number is on the document.
      'purchases/copy_purchase',
      'purchases/copy_purchase',
    ]);
  });
});
