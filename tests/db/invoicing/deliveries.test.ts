import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { registerPayment } from '../settlement/register-payment.ts';
import { type Invoicer, makeDraft, makeInvoicer } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';
import { workerCall } from './worker-call.ts';

// Goal: the state of a delivery is recorded, and a failed one waits for its owner or an operator.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const invoicer = (work: (tx: TestTransaction, at: Invoicer) => Promise<void>) =>
  withInvoicer(() => database, work);
const reviewer = actor.operator('REVIEW');

/** A published invoice that the mail server has refused. Returns invoice and delivery. */
async function refused(tx: TestTransaction, at: Invoicer) {
  const { id } = await makeDraft(tx, at);
  await publish(tx, at, id);
  await call(tx, at.owner, 'send_invoice_via_email', { id });
  const [sending] = await statuses(tx, id);
  await workerCall(tx, 'record_delivery_failure', sending!.id, '550 no such user');
  return { id, sendingId: sending!.id };
}

const statuses = (tx: TestTransaction, invoiceId: string) =>
  tx.query<{ id: string; status: string; failure_reason: string | null }>(
    'select id, status, failure_reason from app_public.deliveries where invoice_id = $1 order by id',
    [invoiceId],
  );

test(
  'an invoice to a client without an address is refused: an address or the choice NONE is required',
  invoicer(async (tx, at) => {
    const update = (attributes: object) =>
      call(tx, at.owner, 'update_client', { id: at.client.id, attributes });
    await update({ email: null });
    const { id } = await makeDraft(tx, at);
    const submit = () => call(tx, at.owner, 'submit_invoice', { id });
    await expectRefusals(submit(), [{ code: 'CLIENT_EMAIL_MISSING', path: 'clientId' }]);
    await update({ preferredDeliveryMethod: 'NONE' });
    expect(await submit()).toMatchObject({ status: 'SUBMITTED' });
  }),
);

test(
  'a failure is recorded once, and a later delivery settles it',
  invoicer(async (tx, at) => {
    const { id, sendingId } = await refused(tx, at);
    await workerCall(tx, 'record_delivery_failure', sendingId, 'again');
    await workerCall(tx, 'record_delivery', sendingId, 'm@x');
    expect(await statuses(tx, id)).toMatchObject([
      { status: 'FAILED', failure_reason: '550 no such user' },
    ]);
    await call(tx, at.owner, 'send_invoice_via_email', { id });
    expect(await statuses(tx, id)).toMatchObject([{ status: 'SETTLED' }, { status: 'PENDING' }]);
  }),
);

test(
  'an operator sends again to the current address, and only a failed delivery',
  invoicer(async (tx, at) => {
    const { id, sendingId } = await refused(tx, at);
    const retry = (who = reviewer) => call(tx, who, 'retry_delivery', { id: sendingId });
    await expectRefusals(retry(actor.operator('FINANCE')), [{ code: 'UNAUTHORIZED' }]);
    await tx.query('update app_public.clients set email = null where id = $1', [at.client.id]);
    await expectRefusals(retry(), [{ code: 'CLIENT_EMAIL_MISSING' }]);
    await tx.query(`update app_public.clients set email = 'ny@b.no' where id = $1`, [at.client.id]);
    expect(await retry()).toMatchObject({ status: 'SETTLED' });
    const [, anew] = await tx.query<{ recipient: string }>(
      'select recipient from app_public.deliveries where invoice_id = $1 order by id',
      [id],
    );
    expect(anew?.recipient).toBe('ny@b.no');
    await expectRefusals(retry(), [{ code: 'INVALID_TRANSITION' }]);
  }),
);

test(
  'an owner settles a failed delivery themselves, in their own account only',
  invoicer(async (tx, at) => {
    const { id, sendingId } = await refused(tx, at);
    const stranger = await makeInvoicer(tx);
    const settle = (who: Invoicer['owner']) => call(tx, who, 'settle_delivery', { id: sendingId });
    await expectRefusals(settle(stranger.owner), [{ code: 'INVALID', path: 'id' }]);
    expect(await settle(at.owner)).toMatchObject({ status: 'SETTLED' });
    await expectRefusals(settle(reviewer), [{ code: 'INVALID_TRANSITION' }]);
    const events = await tx.query(
      `select from app_public.events where entity_id = $1 and event_type = 'SENDING_SETTLED'`,
      [id],
    );
    expect(events).toHaveLength(1);
  }),
);

test(
  'a payment settles a failed delivery, and the one of an unpaid invoice stays failed',
  invoicer(async (tx, at) => {
    const [paid, open] = [await refused(tx, at), await refused(tx, at)];
    await registerPayment(tx, paid.id);
    expect(await statuses(tx, paid.id)).toMatchObject([{ status: 'SETTLED' }]);
    expect(await statuses(tx, open.id)).toMatchObject([{ status: 'FAILED' }]);
  }),
);
