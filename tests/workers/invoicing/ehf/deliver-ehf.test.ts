import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { credit, readInvoice } from '#tests/db/invoicing/credit/credit.ts';
import { deliveriesOf } from '#tests/db/invoicing/ehf/ehf.ts';
import { workerCall } from '#tests/db/invoicing/worker-call.ts';
import { call, type Row } from '#tests/db/payout/call.ts';
import { sandboxAccessPoint } from '../../support/sandbox-access-point.ts';
import { startWorld, type World } from '../../support/start-world.ts';
import { approveInvoice, type Sent } from '../../support/submit-invoice.ts';

// Goal: an organisation that receives EHF gets the document as EHF, complete and once, and whatever
// the access point does, the document is on its way, delivered or waiting for a user. Method: the
// real queue and the sandbox's access point.

const RECEIVER = '310793329';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());
beforeEach(() => behave('ok'));

const { behave, messages, messageOf, tell } = sandboxAccessPoint(() => world.sandbox.port);

const deliveries = (id: string) => world.database.committed((tx) => deliveriesOf(tx, id));
const query = <R extends object>(sql: string, ...values: unknown[]) =>
  world.database.committed((tx) => tx.query<R>(sql, values));

/** Bypasses the triggers that forbid the change. */
const changed = (sql: string, ...values: unknown[]) =>
  world.database.committed(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql, values);
  });

/** An approved invoice to an organisation that receives EHF, after the look-up of its number. */
async function approved(orgNumber = RECEIVER, client: object = {}): Promise<Sent> {
  const sent = await approveInvoice(
    world,
    { orgNumber, ...client },
    { buyerReference: 'Avd. 7', orderReference: 'PO-100' },
  );
  await world.runJobs();
  return sent;
}

/** Queries the access point about every message, as the schedule does. */
async function askForAnswers(): Promise<void> {
  await query(`update app_public.deliveries set handed_over_at = handed_over_at - interval '1 hour'
    where status = 'PENDING' and handed_over_at is not null`);
  await query(`select graphile_worker.add_job('invoicing/ask_ehf_answers')`);
  await world.runJobs();
}

// Requirements: A1.3
test('a number is looked up, and its invoice is sent as EHF, with the PDF', async () => {
  await behave('waits');
  const { id, clientEmail } = await approved();
  const [sending, ...more] = await deliveries(id);
  expect(more).toEqual([]);
  expect(sending).toMatchObject({
    channel: 'EHF',
    status: 'PENDING',
    recipient: `0192:${RECEIVER}`,
  });
  const invoice = await world.database.committed((tx) => readInvoice(tx, id));
  expect(await messageOf(sending!)).toMatchObject({
    receiver: `0192:${RECEIVER}`,
    document: {
      kind: 'Invoice',
      id: invoice.document_number,
      payable: '12500.00',
      buyerReference: 'Avd. 7',
      attachments: [
        {
          filename: `Faktura ${invoice.document_number}.pdf`,
          description: 'Faktura',
          bytes: expect.any(Number),
        },
      ],
    },
  });
  await askForAnswers();
  expect(await deliveries(id)).toMatchObject([{ status: 'PENDING' }]);
  await tell(sending!.id, 'DELIVERED');
  await askForAnswers();
  expect(await deliveries(id)).toMatchObject([{ status: 'SENT', answer: 'DELIVERED' }]);
  expect(await world.inbox.of(clientEmail)).toEqual([]);
  expect(await world.waiting()).toEqual([]);
});

test('the XML is stored with the delivery, for its account', async () => {
  const { id, invoicer } = await approved();
  const [file] = await query<Row>(
    `select f.* from app_public.files f join app_public.deliveries d on d.ehf_document_id = f.id where d.invoice_id = $1`,
    id,
  );
  expect(file).toMatchObject({ content_type: 'application/xml', account_id: invoicer.accountId });
  expect(file!.filename).toMatch(/^EHF .+\.xml$/);
});

test('receipts are attached while they fit', async () => {
  await behave('waits');
  const sent = await approveInvoice(world, { orgNumber: RECEIVER }, { buyerReference: 'Avd. 7' });
  const bytes = [
    ['a.pdf', 9_000_000],
    ['b.pdf', 3_000_000],
    ['c.png', 1_000],
  ] as const;
  for (const [name, size] of bytes) {
    await world.context.storage.put(`receipt/${sent.id}/${name}`, Buffer.alloc(size, 1));
    await changed(
      `with f as (
         insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
         values ($1, $2, $3, $4, sha256($2::text::bytea), $5) returning id)
       insert into app_public.receipts (account_id, invoice_id, file_id) select $1, $6, id from f`,
      sent.invoicer.accountId,
      name,
      name.endsWith('pdf') ? 'application/pdf' : 'image/png',
      size,
      `receipt/${sent.id}/${name}`,
      sent.id,
    );
  }
  await world.runJobs();
  const [sending] = await deliveries(sent.id);
  const message = await messageOf(sending!);
  expect(message?.document.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^Faktura/),
    'a.pdf',
    'c.png',
  ]);
});

// Requirements: B11.4
test('a credit note is sent as EHF and names the invoice it credits', async () => {
  await behave('waits');
  const sent = await approved();
  const { id } = await world.database.committed(async (tx) =>
    credit(tx, sent.invoicer, await readInvoice(tx, sent.id), { 0: 4 }),
  );
  await world.runJobs();
  const [sending] = await deliveries(id);
  const invoice = await world.database.committed((tx) => readInvoice(tx, sent.id));
  expect(await messageOf(sending!)).toMatchObject({
    document: { kind: 'CreditNote', creditedId: invoice.document_number, payable: '5000.00' },
  });
});

test('an access point that was down gets the same message once it is back', async () => {
  await behave('waits');
  const before = (await messages()).length;
  // The number is known already, so the invoice is still sent as EHF.
  await behave('down');
  const { id } = await approved();
  const [sending] = await deliveries(id);
  expect(await world.waiting()).toContainEqual({
    task: 'invoicing/deliver_ehf',
    attempts: 1,
    error: expect.stringMatching(/access point responded with 500/),
  });
  await behave('waits');
  await world.passTime();
  await world.runJobs();
  expect((await messages()).length).toBe(before + 1);
  expect(await messageOf(sending!)).toMatchObject({ reference: sending!.id });
  // A run that died before reporting sends the same message, and it counts once.
  await query('update app_public.deliveries set handed_over_at = null where id = $1', sending!.id);
  await query(
    `select graphile_worker.add_job('invoicing/deliver_ehf', json_build_object('deliveryId', $1::text))`,
    sending!.id,
  );
  await world.runJobs();
  expect((await messages()).length).toBe(before + 1);
});

test('a receiver that is no longer registered gets it by e-mail', async () => {
  await approved();
  await behave('unknown');
  const { id, clientEmail } = await approved();
  expect(await deliveries(id)).toMatchObject([
    { channel: 'EHF', status: 'SETTLED' },
    { channel: 'EMAIL', status: 'SENT', recipient: clientEmail },
  ]);
  expect(await world.inbox.of(clientEmail)).toHaveLength(1);
  const [known] = await query<{ takes_ehf: boolean }>(
    'select takes_ehf from app_public.ehf_participants where organization_number = $1',
    RECEIVER,
  );
  expect(known).toEqual({ takes_ehf: false });
  await world.database.committed((tx) => workerCall(tx, 'record_participant', RECEIVER, true));
});

test('an organisation that is not registered gets it by e-mail, as before', async () => {
  const { id, clientEmail } = await approved('974760673');
  expect(await deliveries(id)).toMatchObject([{ channel: 'EMAIL', recipient: clientEmail }]);
  const [known] = await query(
    `select takes_ehf from app_public.ehf_participants where organization_number = '974760673'`,
  );
  expect(known).toEqual({ takes_ehf: false });
});

test('a rejection by the receiver is reported with its reason to the author', async () => {
  await behave('waits');
  const { id, freelancerEmail } = await approved();
  const [sending] = await deliveries(id);
  const reason = 'Bestillingen finnes ikke hos oss';
  await tell(sending!.id, 'REJECTED', reason);
  await askForAnswers();
  expect(await deliveries(id)).toMatchObject([
    { status: 'FAILED', failure: 'REFUSED', failure_reason: reason },
  ]);
  const mails = await world.inbox.of(freelancerEmail);
  const failures = mails.filter((mail) => mail.subject.includes('kom ikke frem'));
  expect(failures).toHaveLength(1);
  expect(failures[0]!.text).toContain(reason);
  expect(failures[0]!.text).toContain('som EHF');
  expect(failures[0]!.text).not.toContain('E-posten til');
});

test('a document that breaks a rule is not sent, and the rule and the field are reported', async () => {
  await behave('waits');
  const sent = await approveInvoice(world, { orgNumber: RECEIVER }, { buyerReference: 'Avd. 7' });
  await changed(
    `update app_private.invoice_documents set payload = jsonb_set(payload, '{lines,0,quantity}', '0') where invoice_id = $1`,
    sent.id,
  );
  await world.runJobs();
  const [sending] = await deliveries(sent.id);
  expect(sending).toMatchObject({
    status: 'FAILED',
    failure: 'UNFIT',
    failure_reason: 'Fakturalinje 1: Antall. Må være over 0. (NOT-NEGATIVE)',
  });
  expect(await messageOf(sending!)).toBeUndefined();
  const mails = await world.inbox.of(sent.freelancerEmail);
  expect(mails.some((mail) => mail.text.includes('Må være over 0. (NOT-NEGATIVE)'))).toBe(true);
});

test('a manual request to send as EHF is followed, also for a second client with the same number', async () => {
  await behave('waits');
  const { id, invoicer } = await approved(RECEIVER, { preferredDeliveryMethod: 'EMAIL' });
  expect(await deliveries(id)).toMatchObject([{ channel: 'EMAIL', status: 'SENT' }]);
  await world.database.committed((tx) => call(tx, invoicer.owner, 'send_invoice_via_ehf', { id }));
  await world.runJobs();
  const [, sending] = await deliveries(id);
  expect(await messageOf(sending!)).toMatchObject({ receiver: `0192:${RECEIVER}` });
});
