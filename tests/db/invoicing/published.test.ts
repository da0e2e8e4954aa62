import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { atDesk } from './at-desk.ts';
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

const submit = (tx: TestTransaction, desk: Desk, id: string) =>
  call(tx, desk.owner, 'submit_invoice', { id });

describe('what is published', () => {
  test(
    'is sent again after five minutes, to an address there is',
    atDesk(
      () => database,
      async (tx, desk) => {
        const draft = await makeDraft(tx, desk);
        const send = () => call(tx, desk.owner, 'send_invoice_via_email', { id: draft.id });
        await expectRefusals(send(), [{ code: 'INVOICE_NOT_PUBLISHED' }]);
        await publish(tx, desk, draft.id);
        await send();
        await expectRefusals(send(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
        await tx.query('update app_public.clients set email = null where id = $1', [
          desk.client.id,
        ]);
        await expectRefusals(send(), [
          { code: 'DELIVERY_FREQUENCY_EXCEEDED' },
          { code: 'CLIENT_EMAIL_MISSING' },
        ]);
        await tx.query(`update app_public.clients set email = 'a@b.no' where id = $1`, [
          desk.client.id,
        ]);
        const lastSent = (ago: string) =>
          tx.query('update app_public.deliveries set created_at = now() - $1::interval', [ago]);
        await lastSent('4 minutes 59 seconds');
        await expectRefusals(send(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
        await lastSent('5 minutes');
        await send();
        await expectRefusals(call(tx, desk.owner, 'update_invoice', { id: draft.id }), [
          { code: 'INVOICE_PUBLISHED' },
        ]);
        await expectRefusals(call(tx, desk.owner, 'destroy_invoice', { id: draft.id }), [
          { code: 'INVOICE_PUBLISHED' },
        ]);
      },
    ),
  );

  test(
    'is resolved by finance, never by an individual themselves',
    atDesk(
      () => database,
      async (tx, desk) => {
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
      },
    ),
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
    atDesk(
      () => database,
      async (tx, desk) => {
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
          remaining_minor: 1_250_000,
          is_overdue: false,
        });
        await tx.query('alter table app_public.invoices disable trigger user');
        const put = (change: string) =>
          tx.query(`update app_public.invoices set ${change} where id = $1`, [draft.id]);
        await put(`invoiced_on = invoiced_on - 30, due_on = app_hidden.today() - 1`);
        expect(await look(token)).toMatchObject({ is_overdue: true });
        await put(`status = 'NULLIFIED', nullified_at = now()`);
        expect(await look(token)).toMatchObject({ remaining_minor: 0, is_overdue: false });
        await put(`status = 'RESOLVED', resolved_at = now(), nullified_at = null`);
        expect(await look(token)).toMatchObject({
          paid: true,
          remaining_minor: 0,
          is_overdue: false,
        });
        await tx.query('alter table app_public.invoices enable trigger user');
        expect(JSON.stringify(await look(token))).not.toMatch(/payout|salary|582822/);
        expect(await look('x'.repeat(44))).toMatchObject({ document_number: null });
      },
    ),
  );

  test(
    'is copied into a draft without number, dates, receipts and events',
    atDesk(
      () => database,
      async (tx, desk) => {
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
      },
    ),
  );

  test(
    'fixes the number the series began with',
    atDesk(
      () => database,
      async (tx, desk) => {
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
      },
    ),
  );

  test.each([
    ['EMAIL', 'a@b.no', ['RENDERED'], 'PENDING'],
    ['EHF', 'a@b.no', ['RENDERED'], 'PENDING'],
    ['EHF', null, ['RENDERED', 'SENDING_FAILED'], 'FAILED'],
    ['NONE', 'a@b.no', ['RENDERED'], 'SETTLED'],
    ['NONE', null, ['RENDERED'], 'SETTLED'],
  ])(
    'goes to a client who wants %s and has the address %s',
    async (method, email, events, status) => {
      await atDesk(
        () => database,
        async (tx, desk) => {
          const draft = await makeDraft(tx, desk);
          await publish(tx, desk, draft.id);
          // An address may be lost after the invoice was sent in.
          await tx.query(
            'update app_public.clients set preferred_delivery_method = $2::app_public.delivery_method, email = $3 where id = $1',
            [desk.client.id, method, email],
          );
          const [file] = await tx.query<{ id: string }>(
            `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
           values ($1, 'f.pdf', 'application/pdf', 1, sha256('f'), 'f.pdf') returning id`,
            [desk.accountId],
          );
          await workerCall(tx, 'record_invoice_pdf', draft.id, file!.id);
          const rows = await tx.query<{ event_type: string }>(
            `select event_type from app_public.events
           where entity_id = $1 and event_type in ('RENDERED', 'SENDING_FAILED') order by event_type`,
            [draft.id],
          );
          expect(rows.map((row) => row.event_type)).toEqual(events);
          const [delivery] = await tx.query<{ status: string }>(
            `select (app_public.invoices_last_delivery(i)).status from app_public.invoices i where i.id = $1`,
            [draft.id],
          );
          expect(delivery?.status).toBe(status);
          expect(await workerCall(tx, 'invoice_payload', draft.id)).toMatchObject({
            isSent: status === 'PENDING',
          });
        },
      )();
    },
  );
});
