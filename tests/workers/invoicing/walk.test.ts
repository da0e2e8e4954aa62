import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '#workers/modules/accounts/send_mail.ts';
import { deliverInvoice } from '#workers/modules/invoicing/deliver_invoice.ts';
import { renderInvoice } from '#workers/modules/invoicing/render_invoice.ts';
import { startWorld, type World } from '../support/start-world.ts';
import { approveInvoice } from '../support/submit-invoice.ts';

// Goal: an invoice goes from approval to the client's inbox without an operator, and nothing is
// sent twice.
// Method: the real queue as app_worker, a real mail server, the files in a folder.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

const deliveries = (invoiceId: string) =>
  world.database.committed((tx) =>
    tx.query<{
      id: string;
      sent_at: string | null;
      failed_at: string | null;
      failure_reason: string;
    }>('select * from app_public.deliveries where invoice_id = $1', [invoiceId]),
  );

/** The freelancer's notices of mails that did not arrive. */
const notices = async (address: string) =>
  (await world.inbox.of(address)).filter(({ subject }) => subject.includes('kom ikke frem'));

test('an approved invoice becomes a PDF in the client’s inbox and a notice to its freelancer', async () => {
  const { id, clientEmail, freelancerEmail } = await approveInvoice(world);
  await world.runJobs();
  expect(await world.waiting()).toEqual([]);

  const [mail, ...more] = await world.inbox.of(clientEmail);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^Faktura .+ fra Kari Nordmann$/) });
  expect(mail!.language).toBe('nb');
  expect(mail!.links).toEqual([
    expect.stringMatching(/^https:\/\/honorar\.test\/v2\/nb\/invoicemore\/public-invoice\//),
  ]);
  expect(mail!.html).not.toContain('Skattetrekk');

  const [pdf] = mail!.attachments;
  expect(pdf).toMatchObject({ contentType: 'application/pdf' });
  const content = await world.inbox.attachment(mail!, 0);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  const [file] = await world.database.committed((tx) =>
    tx.query<{ sha256: Buffer; is_own: boolean }>(
      `select f.sha256, f.account_id = i.account_id as is_own
       from app_public.invoices i join app_public.files f on f.id = i.pdf_document_id where i.id = $1`,
      [id],
    ),
  );
  expect(file!.sha256).toEqual(createHash('sha256').update(content).digest());
  expect(file!.is_own).toBe(true);

  const [notice] = await world.inbox.of(freelancerEmail);
  expect(notice!.subject).toMatch(/ er på vei til /);
  expect(notice!.text).toContain('Skattetrekk');
});

test('an English client gets an English document and mail', async () => {
  const { clientEmail } = await approveInvoice(world, { language: 'EN' });
  await world.runJobs();
  const [mail] = await world.inbox.of(clientEmail);
  expect(mail!.subject).toMatch(/^Invoice .+ from Kari Nordmann$/);
  expect(mail!.language).toBe('en');
  expect(mail!.attachments[0]!.filename).toMatch(/^Invoice /);
});

test('a job that runs twice sends one mail and draws one document', async () => {
  const { id, clientEmail } = await approveInvoice(world);
  await world.runJobs();
  const [delivery] = await deliveries(id);
  await renderInvoice({ id }, world.context);
  await deliverInvoice({ deliveryId: delivery!.id }, world.context);
  await world.runJobs();
  expect(await world.inbox.of(clientEmail)).toHaveLength(1);
  expect(await deliveries(id)).toHaveLength(1);
});

test('a run that died between sending and reporting repeats the same Message-ID', async () => {
  const { id, clientEmail } = await approveInvoice(world);
  await world.runJobs();
  await world.database.committed(async (tx) => {
    await tx.query('alter table app_public.deliveries disable trigger user');
    await tx.query(
      `update app_public.deliveries set sent_at = null, status = 'PENDING' where invoice_id = $1`,
      [id],
    );
    await tx.query('alter table app_public.deliveries enable trigger user');
    await tx.query(
      `update app_private.sent_messages set sent_at = null, claimed_at = now() - interval '2 minutes'`,
    );
  });
  const [delivery] = await deliveries(id);
  await deliverInvoice({ deliveryId: delivery!.id }, world.context);
  const mails = await world.inbox.of(clientEmail);
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(1);
});

test('a mail server that is down delays the mail and loses nothing', async () => {
  const { id, clientEmail } = await approveInvoice(world);
  await world.inbox.fault('mail', 'down');
  await world.runJobs();
  expect((await world.waiting()).map(({ task }) => task)).toEqual([
    'accounts/send_mail',
    'invoicing/deliver_invoice',
  ]);
  const [delivery] = await deliveries(id);
  expect(delivery).toMatchObject({ status: 'PENDING', sent_at: null, failed_at: null });

  await world.inbox.fault('mail', 'ok');
  await world.passTime();
  await world.runJobs();
  expect(await world.waiting()).toEqual([]);
  expect(await world.inbox.of(clientEmail)).toHaveLength(1);
});

test('a permanently refused recipient is recorded, reported to the freelancer, and not tried again', async () => {
  const { id, clientEmail, freelancerEmail } = await approveInvoice(world);
  await world.inbox.fault('mail', 'refuses');
  await world.runJobs();
  await world.inbox.fault('mail', 'ok');
  const [delivery] = await deliveries(id);
  expect(delivery).toMatchObject({
    status: 'FAILED',
    failure_reason: expect.stringContaining('550'),
  });
  expect(delivery!.failed_at).not.toBeNull();
  expect(await world.inbox.of(clientEmail)).toEqual([]);
  expect(await notices(freelancerEmail)).toHaveLength(0);
  await deliverInvoice({ deliveryId: delivery!.id }, world.context);
  const [event] = await world.database.committed((tx) =>
    tx.query<{ id: string }>(
      `select id from app_public.events where entity_id = $1 and event_type = 'FAILED'`,
      [delivery!.id],
    ),
  );
  const notice = {
    id: delivery!.id,
    eventId: event!.id,
    module: 'invoicing',
    message: 'delivery_refused',
    recipient: 'invoice.createdBy',
  };
  await sendMail(notice, world.context);
  await sendMail(notice, world.context);
  const [received, ...more] = await notices(freelancerEmail);
  expect(more).toEqual([]);
  expect(received!.text).toContain(`E-posten til ${clientEmail} ble avvist`);
  expect(received!.text).toContain('Fjell og Fjord AS har ikke fått fakturaen.');
  expect(received!.links.join()).toContain(`/invoicemore/invoice/inv_`);
  expect(await world.inbox.of(clientEmail)).toEqual([]);
});

test('a refused address is reported together with the publication, in one mail', async () => {
  const { id, clientEmail, freelancerEmail } = await approveInvoice(world);
  await world.inbox.fault('mail', 'down');
  await world.runJobs();
  const [delivery] = await deliveries(id);
  const { database } = world.context;
  await database.call('record_delivery_failure', delivery!.id, '550 no such user');
  await world.inbox.fault('mail', 'ok');
  await world.passTime();
  await world.runJobs();
  const [received, ...more] = await world.inbox.of(freelancerEmail);
  expect(more).toEqual([]);
  expect(received!.text).toContain(`E-posten til ${clientEmail} ble avvist`);
});

test('one failed mail does not delay the notices of others', async () => {
  await world.inbox.fault('mail', 'refuses');
  const { id } = await approveInvoice(world);
  await world.runJobs();
  await world.inbox.fault('mail', 'ok');
  expect(await deliveries(id)).toMatchObject([{ status: 'FAILED' }]);
  const { freelancerEmail } = await approveInvoice(world);
  await world.runJobs();
  const subjects = (await world.inbox.of(freelancerEmail)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining(' er på vei til ')]);
});

test('a mail that was given up is reported to its freelancer once, and is still sent when an operator retries it', async () => {
  const { id, clientEmail, freelancerEmail } = await approveInvoice(world);
  await world.inbox.fault('mail', 'down');
  await world.runJobs();
  const asOwner = (sql: string) => world.database.committed((tx) => tx.query(sql));
  const ofDelivery = `task_id = (select id from graphile_worker._private_tasks where identifier = 'invoicing/deliver_invoice')`;
  await asOwner(
    `update graphile_worker._private_jobs set attempts = max_attempts where ${ofDelivery}`,
  );
  await world.inbox.fault('mail', 'ok');
  await world.context.database.call('report_failed_jobs');
  await world.context.database.call('report_failed_jobs');
  await world.passTime();
  await world.runJobs();
  const givenUp = { status: 'FAILED', failure: 'GIVEN_UP', failure_reason: null };
  expect(await deliveries(id)).toMatchObject([givenUp]);
  const [received, ...more] = await notices(freelancerEmail);
  expect(more).toEqual([]);
  expect(received!.text).toContain(`fikk ikke sendt e-posten til ${clientEmail}`);
  expect(received!.links.join()).toContain('/invoicemore/invoice/inv_');
  expect(await asOwner(`select from app_public.failed_jobs where status = 'FAILED'`)).toHaveLength(
    1,
  );

  await asOwner(`update graphile_worker._private_jobs set attempts = 0 where ${ofDelivery}`);
  await world.passTime();
  await world.runJobs();
  expect(await world.inbox.of(clientEmail)).toHaveLength(1);
  expect(await deliveries(id)).toMatchObject([{ status: 'SENT', failed_at: null, failure: null }]);
});
