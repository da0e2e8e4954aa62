import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from '../payout/call.ts';
import { registerPayment } from '../settlement/register-payment.ts';
import { dayFromNow } from './day-from-now.ts';
import { makeDraft } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';
import { workerCall } from './worker-call.ts';

// Goal: a published invoice is sent as its client prefers, and not again at once.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: A8.23, A8.25, A8.43, A8.45, B4.7, B8.9
test(
  'is sent again after five minutes, to an existing address',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const draft = await makeDraft(tx, invoicer);
      const send = () => call(tx, invoicer.owner, 'send_invoice_via_email', { id: draft.id });
      await expectRefusals(send(), [{ code: 'INVOICE_NOT_PUBLISHED' }]);
      await publish(tx, invoicer, draft.id);
      await send();
      await expectRefusals(send(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
      await tx.query('update app_public.clients set email = null where id = $1', [
        invoicer.client.id,
      ]);
      await expectRefusals(send(), [
        { code: 'DELIVERY_FREQUENCY_EXCEEDED' },
        { code: 'CLIENT_EMAIL_MISSING' },
      ]);
      await tx.query(`update app_public.clients set email = 'a@b.no' where id = $1`, [
        invoicer.client.id,
      ]);
      const lastSent = (ago: string) =>
        tx.query('update app_public.deliveries set created_at = now() - $1::interval', [ago]);
      await lastSent('4 minutes 59 seconds');
      await expectRefusals(send(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
      await lastSent('5 minutes');
      await send();
      await expectRefusals(call(tx, invoicer.owner, 'update_invoice', { id: draft.id }), [
        { code: 'INVOICE_PUBLISHED' },
      ]);
      await expectRefusals(call(tx, invoicer.owner, 'destroy_invoice', { id: draft.id }), [
        { code: 'INVOICE_PUBLISHED' },
      ]);
    },
  ),
);

test(
  'mails to one address are limited per account and day, over all documents',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { id } = await makeDraft(tx, invoicer);
      await publish(tx, invoicer, id);
      const limit = (maximum: number) =>
        tx.query(`update app_public.limits set maximum = $1 where limit_key = 'mails_to_client'`, [
          maximum,
        ]);
      const send = () => call(tx, invoicer.owner, 'send_invoice_via_email', { id });
      const later = () =>
        tx.query(`update app_public.deliveries set created_at = created_at - interval '6 minutes'`);
      await limit(2);
      for (let n = 0; n < 2; n += 1) {
        await send();
        await later();
      }
      await expectRefusals(send(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED', path: 'client' }]);
      await limit(3);
      await send();
      await later();
      await tx.query(`update app_public.clients set email = 'b@c.no'`);
      await send();
    },
  ),
);

test(
  'stores the time of the first delivery, and each delivery has its own event',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const draft = await makeDraft(tx, invoicer, {
        invoicedOn: dayFromNow(-30),
        dueOn: dayFromNow(-1),
      });
      await publish(tx, invoicer, draft.id);
      const send = async (reminder?: boolean) => {
        await tx.query(`update app_public.deliveries set created_at = now() - interval '1 hour'`);
        await call(tx, invoicer.owner, 'send_invoice_via_email', { id: draft.id, reminder });
        const [delivery] = await tx.query<{ id: string }>(
          `select id from app_public.deliveries where status = 'PENDING'`,
        );
        return delivery!.id;
      };
      const deliveredAt = async () => {
        const [row] = await tx.query<{ at: Date | null }>(
          'select app_public.invoices_delivered_at(i) as at from app_public.invoices i where i.id = $1',
          [draft.id],
        );
        return row!.at;
      };
      const first = await send();
      expect(await deliveredAt()).toBeNull();
      await workerCall(tx, 'record_delivery', first);
      await tx.query(
        `update app_public.deliveries set sent_at = sent_at - interval '1 day' where id = $1`,
        [first],
      );
      const since = await deliveredAt();
      expect(since).not.toBeNull();
      await workerCall(tx, 'record_delivery', await send());
      expect(await deliveredAt()).toEqual(since);
      const reminding = await send(true);
      expect(
        await workerCall<{ isReminder: boolean }>(tx, 'delivery_payload', reminding),
      ).toMatchObject({ isReminder: true });
      await workerCall(tx, 'record_delivery', reminding);
      expect(await deliveredAt()).toEqual(since);
      const events = await tx.query<{ event_type: string }>(
        `select event_type from app_public.events where entity_id = $1 and event_type ~ 'SEN[TD]|REMIND' order by id`,
        [draft.id],
      );
      expect(events.map((event) => event.event_type)).toEqual([
        'SENDING',
        'SENT',
        'SENDING',
        'SENT_AGAIN',
        'SENDING',
        'REMINDED',
      ]);
    },
  ),
);

test(
  'a reminder of an invoice that is not overdue is refused',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { id } = await makeDraft(tx, invoicer);
      const remind = () =>
        call(tx, invoicer.owner, 'send_invoice_via_email', { id, reminder: true });
      await expectRefusals(remind(), [{ code: 'INVOICE_NOT_PUBLISHED' }]);
      await publish(tx, invoicer, id);
      await expectRefusals(remind(), [{ code: 'INVALID_ACTION', path: 'reminder' }]);
      await registerPayment(tx, id);
      await expectRefusals(remind(), [{ code: 'INVALID_ACTION', path: 'reminder' }]);
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
  'goes to a client who prefers %s and has the address %s',
  async (method, email, events, status) => {
    await withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await makeDraft(tx, invoicer);
        await publish(tx, invoicer, draft.id);
        // An address may be removed after the submission.
        await tx.query(
          'update app_public.clients set preferred_delivery_method = $2::app_public.delivery_method, email = $3 where id = $1',
          [invoicer.client.id, method, email],
        );
        const [file] = await tx.query<{ id: string }>(
          `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
         values ($1, 'f.pdf', 'application/pdf', 1, sha256('f'), 'f.pdf') returning id`,
          [invoicer.accountId],
        );
        await workerCall(tx, 'record_document_pdf', draft.id, file!.id);
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
        const [received] = await tx.query(
          'select app_hidden.invoice_rendered_message($1) as message',
          [draft.id],
        );
        expect(received?.message).toBe(status === 'PENDING' ? 'invoice_sent' : 'invoice_unsent');
      },
    )();
  },
);
