import { beforeAll, expect, test } from 'vitest';
import { actor } from '#tests/support/actor.ts';
import { expectRefusals } from '#tests/support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { call } from '../../payout/call.ts';
import { registerPayment } from '../../settlement/register-payment.ts';
import { type Invoicer, makeDraft } from '../draft.ts';
import { publish } from '../publish.ts';
import { withInvoicer } from '../with-invoicer.ts';
import { jobs, workerCall } from '../worker-call.ts';
import { deliveriesOf, handOver, registerForEhf, sendInvoice, sendingEvents } from './ehf.ts';

// Goal: a delivery follows the status of its access point, whenever it comes, and no other answers.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});
const invoicer = (work: (tx: TestTransaction, at: Invoicer) => Promise<void>) =>
  withInvoicer(() => database, work);

/** An invoice that is sent as EHF and was handed over. */
async function handedOver(tx: TestTransaction, at: Invoicer) {
  const { id } = await makeDraft(tx, at, { buyerReference: 'A7' });
  await publish(tx, at, id);
  await sendInvoice(tx, at, id);
  const [sending] = await deliveriesOf(tx, id);
  await handOver(tx, sending!.id);
  return { id, sending: sending!.id };
}

/** The access point's callback, as the server passes it on, and the job that follows. */
async function answered(
  tx: TestTransaction,
  sending: string,
  answer: string,
  reason: string | null = null,
  seconds = 0,
): Promise<boolean> {
  const isTaken = await store(tx, sending, answer, reason, seconds);
  await workerCall(tx, 'settle_ehf_answer', sending);
  return isTaken;
}
const store = async (
  tx: TestTransaction,
  ...[sending, answer, reason, seconds]: [string, string, string | null, number]
) => {
  const { rows } = await tx.as({ role: 'app_authenticator', settings: {} }, (client) =>
    client.query<{ taken: boolean }>(
      `select app_private.store_ehf_answer($1, $2, $3, now() + $4 * interval '1 second') as taken`,
      [sending, answer, reason, seconds],
    ),
  );
  return rows[0]!.taken;
};

// Requirements: B11.5
test(
  'DELIVERED marks the delivery as sent, with its time',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    const sentAt = async () => {
      const [row] = await tx.query<{ ehf: Date | null; delivered: Date | null }>(
        `select app_public.invoices_ehf_sent_at(i) as ehf, app_public.invoices_delivered_at(i) as delivered
         from app_public.invoices i where id = $1`,
        [id],
      );
      return row!;
    };
    expect(await sentAt()).toEqual({ ehf: null, delivered: null });
    expect(await answered(tx, sending, 'DELIVERED')).toBe(true);
    expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'SENT', answer: 'DELIVERED' }]);
    expect(await sentAt()).toEqual({ ehf: expect.any(Date), delivered: expect.any(Date) });
    expect(await answered(tx, sending, 'DELIVERED')).toBe(true);
    expect(await sendingEvents(tx, id)).toEqual(['SENDING', 'HANDED_OVER', 'SENT']);
  }),
);

test(
  'a rejection with a reason waits for its owner and operators, and is sent again',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    await answered(tx, sending, 'REJECTED', '  Bestillingen finnes ikke ');
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { status: 'FAILED', failure: 'REFUSED', failure_reason: 'Bestillingen finnes ikke' },
    ]);
    expect(await jobs(tx)).toContain('accounts/send_mail');
    await sendInvoice(tx, at, id);
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { status: 'SETTLED' },
      { status: 'PENDING', channel: 'EHF' },
    ]);
    // The answer to the replaced delivery comes too late.
    expect(await answered(tx, sending, 'DELIVERED', null, 1)).toBe(false);
    expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'SETTLED' }, {}]);
  }),
);

test(
  'an access point may change its answer, in both directions',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    await answered(tx, sending, 'DELIVERED');
    await answered(tx, sending, 'REJECTED', 'Ukjent bestilling', 1);
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { status: 'FAILED', failure: 'REFUSED', failure_reason: 'Ukjent bestilling', sent_at: null },
    ]);
    await answered(tx, sending, 'DELIVERED', null, 2);
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { status: 'SENT', failure: null, failure_reason: null, sent_at: expect.any(Date) },
    ]);
    expect(await sendingEvents(tx, id)).toEqual([
      'SENDING',
      'HANDED_OVER',
      'SENT',
      'SENDING_FAILED',
      'SENT',
    ]);
  }),
);

test(
  'an answer that is too old, of an unknown message or older than the last one is ignored',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    expect(await answered(tx, sending, 'DELIVERED', null, -301)).toBe(false);
    expect(await answered(tx, sending, 'DELIVERED', null, 301)).toBe(false);
    expect(await answered(tx, at.profile.id, 'DELIVERED')).toBe(false);
    expect(await store(tx, 'not an id', 'DELIVERED', null, 0)).toBe(false);
    expect(await answered(tx, sending, 'REJECTED', 'nei', 10)).toBe(true);
    expect(await answered(tx, sending, 'DELIVERED', null, 9)).toBe(false);
    expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'FAILED', answer: 'REJECTED' }]);
    // The same answer again becomes the last, so that an answer signed in between is older.
    expect(await answered(tx, sending, 'REJECTED', 'nei', 20)).toBe(true);
    expect(await answered(tx, sending, 'DELIVERED', null, 15)).toBe(false);
    expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'FAILED', answer: 'REJECTED' }]);
    const { id: mailed } = await makeDraft(tx, at, {});
    await publish(tx, at, mailed);
    await call(tx, at.owner, 'send_invoice_via_email', { id: mailed });
    const [mail] = await deliveriesOf(tx, mailed);
    expect(await answered(tx, mail!.id, 'DELIVERED')).toBe(false);
    expect(await deliveriesOf(tx, mailed)).toMatchObject([{ status: 'PENDING', answer: null }]);
  }),
);

test(
  'an answer before the hand-over is deferred, and an early answer is not lost',
  invoicer(async (tx, at) => {
    const { id } = await makeDraft(tx, at, { buyerReference: 'A7' });
    await publish(tx, at, id);
    await sendInvoice(tx, at, id);
    const [sending] = await deliveriesOf(tx, id);
    expect(await store(tx, sending!.id, 'DELIVERED', null, 0)).toBe(false);
    await workerCall(tx, 'record_delivery_attempt', sending!.id, sending!.id);
    expect(await answered(tx, sending!.id, 'DELIVERED')).toBe(true);
    await workerCall(tx, 'record_ehf_handed_over', sending!.id, 'msg-1');
    expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'SENT' }]);
    expect(await sendingEvents(tx, id)).toEqual(['SENDING', 'SENT']);
  }),
);

test(
  'a rejection of a paid invoice needs no action',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    await answered(tx, sending, 'DELIVERED');
    await registerPayment(tx, id);
    await answered(tx, sending, 'REJECTED', 'for sent', 1);
    expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'SETTLED' }]);
  }),
);

test(
  'a missing answer is requested after ten minutes and given up after two days, and a late answer counts',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    const requested = () =>
      tx.query<{ one: object }>('select app_private.unanswered_ehf_deliveries() as one');
    const since = (ago: string) =>
      tx.query(
        `update app_public.deliveries set handed_over_at = now() - $1::interval where id = $2`,
        [ago, sending],
      );
    expect(await requested()).toEqual([]);
    await since('11 minutes');
    expect(await requested()).toEqual([{ one: { id: sending, messageId: `msg-${sending}` } }]);
    expect(await workerCall(tx, 'give_up_unanswered_ehf')).toBe(0);
    await since('49 hours');
    expect(await workerCall(tx, 'give_up_unanswered_ehf')).toBe(1);
    const [unanswered] = await deliveriesOf(tx, id);
    expect(unanswered).toMatchObject({ status: 'FAILED', failure: 'UNANSWERED' });
    // The client may have it, so neither event nor mail reports a failure.
    expect(await sendingEvents(tx, id)).toEqual(['SENDING', 'HANDED_OVER', 'SENDING_UNANSWERED']);
    const [mail] = await tx.query('select app_hidden.delivery_failure_message($1) as message', [
      sending,
    ]);
    expect(mail).toEqual({ message: 'ehf_unanswered' });
    await answered(tx, sending, 'DELIVERED');
    expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'SENT' }]);
  }),
);

test(
  'a rejection after two days without an answer is reported like any other, once',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    await tx.query(
      `update app_public.deliveries set handed_over_at = now() - interval '49 hours' where id = $1`,
      [sending],
    );
    await workerCall(tx, 'give_up_unanswered_ehf');
    await tx.query('delete from graphile_worker._private_jobs');
    await answered(tx, sending, 'REJECTED', 'Ukjent bestilling');
    await workerCall(tx, 'settle_ehf_answer', sending);
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { status: 'FAILED', failure: 'REFUSED', failure_reason: 'Ukjent bestilling' },
    ]);
    expect(await sendingEvents(tx, id)).toEqual([
      'SENDING',
      'HANDED_OVER',
      'SENDING_UNANSWERED',
      'SENDING_FAILED',
    ]);
    const mails = await tx.query<{ message: string }>(
      `select p.payload->>'message' as message from graphile_worker._private_jobs p
       where p.payload->>'id' = $1 and app_private.is_follower_due('accounts/send_mail', p.payload::jsonb)`,
      [sending],
    );
    expect(mails).toEqual([{ message: 'ehf_undelivered' }]);
  }),
);

test(
  'a delivery without attempts left has failed, or is unanswered if an attempt was made',
  invoicer(async (tx, at) => {
    for (const [isAttempted, failure] of [
      [false, 'GIVEN_UP'],
      [true, 'UNANSWERED'],
    ] as const) {
      const { id } = await makeDraft(tx, at, { buyerReference: 'A7' });
      await publish(tx, at, id);
      await sendInvoice(tx, at, id);
      const [sending] = await deliveriesOf(tx, id);
      const { id: deliveryId } = sending!;
      if (isAttempted) await workerCall(tx, 'record_delivery_attempt', deliveryId, deliveryId);
      await tx.query(
        `update graphile_worker._private_jobs set attempts = max_attempts where payload->>'deliveryId' = $1`,
        [deliveryId],
      );
      await workerCall(tx, 'report_failed_jobs');
      expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'FAILED', failure }]);
    }
  }),
);

test(
  'a requested answer is recorded at once, and only once',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    await workerCall(tx, 'record_ehf_answer', sending, 'REJECTED', 'Ukjent');
    await workerCall(tx, 'record_ehf_answer', sending, 'REJECTED', 'Ukjent');
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { status: 'FAILED', failure: 'REFUSED', failure_reason: 'Ukjent' },
    ]);
  }),
);

test(
  'a receiver that is not registered any more gets an e-mail, and EHF stays preferred',
  invoicer(async (tx, at) => {
    await registerForEhf(tx, at);
    const { id } = await makeDraft(tx, at, { buyerReference: 'A7' });
    await publish(tx, at, id);
    await sendInvoice(tx, at, id);
    const [sending] = await deliveriesOf(tx, id);
    await workerCall(tx, 'record_unknown_receiver', sending!.id);
    await workerCall(tx, 'record_unknown_receiver', sending!.id);
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { channel: 'EHF', status: 'SETTLED', sent_at: null },
      { channel: 'EMAIL', status: 'PENDING', recipient: 'faktura@fjellogfjord.no' },
    ]);
    expect(await sendingEvents(tx, id)).toEqual(['SENDING', 'RECEIVER_UNKNOWN']);
    const [client] = await tx.query(
      `select c.preferred_delivery_method, p.takes_ehf as takes
       from app_public.clients c join app_public.ehf_participants p on p.organization_number = c.org_number where c.id = $1`,
      [at.client.id],
    );
    expect(client).toEqual({ preferred_delivery_method: 'EHF', takes: false });
  }),
);

test(
  'a delivery to an unregistered receiver without an address fails with NO_ADDRESS',
  invoicer(async (tx, at) => {
    await registerForEhf(tx, at);
    const { id } = await makeDraft(tx, at, { buyerReference: 'A7' });
    await publish(tx, at, id);
    await sendInvoice(tx, at, id);
    await tx.query('update app_public.clients set email = null where id = $1', [at.client.id]);
    const [sending] = await deliveriesOf(tx, id);
    await workerCall(tx, 'record_unknown_receiver', sending!.id);
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { status: 'SETTLED' },
      { channel: 'EMAIL', status: 'FAILED', failure: 'NO_ADDRESS' },
    ]);
  }),
);

test(
  'an operator sends again by the channel that failed',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    await workerCall(tx, 'record_delivery_failure', sending, null, 'GIVEN_UP');
    expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'FAILED', failure: 'GIVEN_UP' }]);
    await tx.query('update app_public.clients set email = null where id = $1', [at.client.id]);
    const retry = (who = actor.operator('REVIEW')) =>
      call(tx, who, 'retry_delivery', { id: sending });
    await expectRefusals(retry(actor.operator('FINANCE')), [{ code: 'UNAUTHORIZED' }]);
    await retry();
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { status: 'SETTLED' },
      { channel: 'EHF', status: 'PENDING', recipient: '0192:974760673' },
    ]);
  }),
);

test(
  'a document that violates a rule of EHF fails with the rule, and its file is stored',
  invoicer(async (tx, at) => {
    const { id, sending } = await handedOver(tx, at);
    await workerCall(tx, 'record_delivery_failure', sending, 'Antall (BR-22)', 'UNFIT');
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { status: 'FAILED', failure: 'UNFIT', failure_reason: 'Antall (BR-22)' },
    ]);
    const files = await tx.query<{ id: string }>(
      `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
       select $1, 'ehf.xml', 'application/xml', 1, sha256('x'), 'x' || n from generate_series(1, 2) n returning id`,
      [at.accountId],
    );
    for (const file of files) await workerCall(tx, 'record_ehf_document', sending, file.id);
    const [row] = await tx.query(
      'select ehf_document_id as file from app_public.deliveries where id = $1',
      [sending],
    );
    expect(row).toEqual({ file: files[0]!.id });
  }),
);
