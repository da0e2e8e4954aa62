import { beforeAll, expect, test } from 'vitest';
import { actor } from '#tests/support/actor.ts';
import { expectRefusals } from '#tests/support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { call } from '../../payout/call.ts';
import { credit, makePublished, publishCredit, readInvoice } from '../credit/credit.ts';
import { type Invoicer, makeDraft, makeInvoicer } from '../draft.ts';
import { publish } from '../publish.ts';
import { withInvoicer } from '../with-invoicer.ts';
import { workerCall } from '../worker-call.ts';
import { deliveriesOf, registerForEhf, sendInvoice, sendingEvents } from './ehf.ts';

// Goal: a user sends a document as EHF when it can be received, and otherwise sees the refusal.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});
const invoicer = (work: (tx: TestTransaction, at: Invoicer) => Promise<void>) =>
  withInvoicer(() => database, work);

async function published(
  tx: TestTransaction,
  at: Invoicer,
  input: object = { buyerReference: 'A7' },
) {
  const { id } = await makeDraft(tx, at, { ...input });
  await publish(tx, at, id);
  return id;
}

// Requirements: B11.3
test(
  'a published invoice is sent to the buyer of its document, and not again while the delivery is pending',
  invoicer(async (tx, at) => {
    const { id } = await makeDraft(tx, at, { buyerReference: 'A7' });
    await expectRefusals(sendInvoice(tx, at, id), [{ code: 'INVOICE_NOT_PUBLISHED' }]);
    await publish(tx, at, id);
    await call(tx, at.owner, 'update_client', {
      id: at.client.id,
      attributes: { orgNumber: '310793329' },
    });
    await sendInvoice(tx, at, id);
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { channel: 'EHF', status: 'PENDING', recipient: '0192:974760673' },
    ]);
    expect(await sendingEvents(tx, id)).toEqual(['SENDING']);
    const onItsWay = [{ code: 'DELIVERY_FREQUENCY_EXCEEDED', path: 'ehfSentAt' }];
    await expectRefusals(sendInvoice(tx, at, id), onItsWay);
    await tx.query(`update app_public.deliveries set created_at = now() - interval '1 hour'`);
    await expectRefusals(sendInvoice(tx, at, id), onItsWay);
    await call(tx, at.owner, 'send_invoice_via_email', { id });
  }),
);

// Requirements: B11.6
test(
  'a private client cannot receive EHF',
  invoicer(async (tx, at) => {
    const client = await call(tx, at.owner, 'create_client', {
      attributes: {
        clientType: 'INDIVIDUAL',
        name: 'Ola Nordmann',
        phone: '+4790000000',
        email: 'ola@nordmann.no',
        freelanceProfileId: at.profile.id,
        address: { line1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' },
      },
    });
    const id = await published(tx, at, { clientId: client.id });
    await expectRefusals(sendInvoice(tx, at, id), [{ code: 'INVOICE_NOT_ORGANIZATION' }]);
  }),
);

// Requirements: B11.7
test(
  'all faults of a document are reported at their fields, all at once',
  invoicer(async (tx, at) => {
    const id = await published(tx, at, {});
    await expectRefusals(sendInvoice(tx, at, id), [{ code: 'INVALID', path: 'buyerReference' }]);
    const unfit = await tx.query<{ path: string }>(
      `select f as path from app_hidden.ehf_faults(jsonb_build_object(
         'seller', jsonb_build_object('organizationNumber', '974760674', 'address', jsonb_build_object('country', 'Norge')),
         'client', jsonb_build_object('organizationNumber', null, 'address', null), 'currency', 'EUR'
       )) f`,
    );
    expect(unfit.map(({ path }) => path)).toEqual([
      'freelanceProfile.organizationNumber',
      'freelanceProfile.address.country',
      'client.orgNumber',
      'client.address.country',
      'buyerReference',
      'currency',
    ]);
  }),
);

test(
  'a foreign organisation has no address in the network',
  invoicer(async (tx, at) => {
    const client = await call(tx, at.owner, 'create_client', {
      attributes: {
        clientType: 'ORGANIZATION',
        name: 'Svea AB',
        orgNumber: '5560125790',
        email: 'faktura@svea.se',
        freelanceProfileId: at.profile.id,
        address: { line1: 'Sveavägen 1', postalCode: '11157', city: 'Stockholm', country: 'SE' },
      },
    });
    const id = await published(tx, at, { clientId: client.id, orderReference: 'PO' });
    await expectRefusals(sendInvoice(tx, at, id), [{ code: 'INVALID', path: 'client.orgNumber' }]);
  }),
);

test(
  'an impersonating operator, another account and a member cannot send',
  invoicer(async (tx, at) => {
    const id = await published(tx, at);
    const stranger = await makeInvoicer(tx);
    await expectRefusals(call(tx, stranger.owner, 'send_invoice_via_ehf', { id }), [
      { code: 'INVALID', path: 'id' },
    ]);
    const impersonating = { ...at.owner, settings: { ...at.owner.settings } };
    impersonating.settings['app.administrator_id'] = at.userId;
    for (const name of ['send_invoice_via_ehf', 'send_credit_note_via_ehf']) {
      await expectRefusals(call(tx, impersonating, name, { id }), [{ code: 'INVALID_ACTION' }]);
      const operator = call(tx, actor.operator('ADMIN'), name, { id });
      await expect(operator).rejects.toThrow(/permission denied/);
    }
  }),
);

// Requirements: A8.41, B11.4
test(
  'a published credit note goes as EHF to its client',
  invoicer(async (tx, at) => {
    await registerForEhf(tx, at);
    const { id: draft } = await makeDraft(tx, at, { buyerReference: 'A7' });
    await publish(tx, at, draft);
    const invoice = await readInvoice(tx, draft);
    const { id } = await credit(tx, at, invoice, { 0: '5' });
    const send = () => call(tx, at.owner, 'send_credit_note_via_ehf', { id });
    await expectRefusals(send(), [{ code: 'INVOICE_NOT_CREDITED' }]);
    await publishCredit(tx, at, id);
    expect(await deliveriesOf(tx, id)).toMatchObject([
      { channel: 'EHF', status: 'PENDING', recipient: '0192:974760673' },
    ]);
    await expectRefusals(send(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED', path: 'ehfSentAt' }]);
    const [sending] = await deliveriesOf(tx, id);
    await workerCall(tx, 'record_delivery_failure', sending!.id, 'Ukjent bestilling');
    await send();
    expect(await deliveriesOf(tx, id)).toMatchObject([{ status: 'SETTLED' }, { channel: 'EHF' }]);
  }),
);

test(
  'a credit note without a reference is refused, and one to a private client is not sent',
  invoicer(async (tx, at) => {
    const invoice = await makePublished(tx, at);
    const { id } = await credit(tx, at, invoice, { 0: '5' });
    await publishCredit(tx, at, id);
    const send = () => call(tx, at.owner, 'send_credit_note_via_ehf', { id });
    await expectRefusals(send(), [{ code: 'INVALID', path: 'buyerReference' }]);
  }),
);
