import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverInvoice } from '#workers/modules/invoicing/deliver_invoice.ts';
import { workerCall } from '../../db/invoicing/worker-call.ts';
import { remindAt, reminderEvents, remindersOf } from '../../db/settlement/overdue.ts';
import { registerPayment } from '../../db/settlement/register-payment.ts';
import { startWorld, type World } from '../support/start-world.ts';
import { approveInvoice, type Sent } from '../support/submit-invoice.ts';

// Goal: a reminder reaches the client once, in their language, with the remaining amount, and not
// after payment.
// Method: the real queue and a real mail server. The invoice is dated back once its mail was sent,
// past the triggers that protect a published document; due invoices are computed for a fixed time,
// as the tests run on any day.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

const at = '2026-03-30T08:00:00Z';

async function overdueInvoice(client: Record<string, unknown> = {}): Promise<Sent> {
  const sent = await approveInvoice(world, client);
  await world.runJobs();
  await world.database.committed(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `update app_public.invoices set invoiced_on = '2026-03-11', due_on = '2026-03-25', published_at = '2026-03-11' where id = $1`,
      [sent.id],
    );
    await tx.query(
      `update app_private.invoice_documents set payload = payload || '{"dueOn": "2026-03-25"}' where invoice_id = $1`,
      [sent.id],
    );
    await tx.query(
      `update app_public.deliveries set created_at = '2026-03-11', sent_at = '2026-03-11' where invoice_id = $1`,
      [sent.id],
    );
  });
  return sent;
}

const remind = ({ id }: Sent) => world.database.committed((tx) => remindAt(tx, { id }, at));
const reminders = ({ id }: Sent) => world.database.committed((tx) => remindersOf(tx, { id }));
const events = ({ id }: Sent) => world.database.committed((tx) => reminderEvents(tx, { id }));
const mails = async ({ clientEmail }: Sent) =>
  (await world.inbox.of(clientEmail)).filter(({ subject }) =>
    /^(Påminnelse|Reminder)/.test(subject),
  );

test.each([
  ['NB', /^Påminnelse: faktura .+ fra Kari Nordmann$/, /Å betale: 12.500,00 kr/, '25. mars 2026'],
  ['EN', /^Reminder: invoice .+ from Kari Nordmann$/, /Amount due: 12.500.00 kr/, '25 March 2026'],
])(
  'in %s, with sum, KID, account, date, document and link',
  async (language, subject, sum, day) => {
    const sent = await overdueInvoice({ language });
    await remind(sent);
    await world.runJobs();
    const [mail, ...more] = await mails(sent);
    expect(more).toEqual([]);
    expect(mail!.subject).toMatch(subject);
    for (const part of [sum, /KID/, /1503.45.67899/, day]) expect(mail!.text).toMatch(part);
    expect(mail!.links.join()).toContain('/invoicemore/public-invoice/');
    expect(mail!.attachments).toHaveLength(1);
    expect(await events(sent)).toEqual(['REMINDED']);
  },
);

// Requirements: B10.1
test('two simultaneous workers create one reminder, and its job run twice sends one mail', async () => {
  const sent = await overdueInvoice();
  await Promise.all([remind(sent), remind(sent), remind(sent)]);
  const [reminder, ...more] = await reminders(sent);
  expect(more).toEqual([]);
  await deliverInvoice({ deliveryId: reminder!.id }, world.context);
  await deliverInvoice({ deliveryId: reminder!.id }, world.context);
  await world.runJobs();
  expect(await mails(sent)).toHaveLength(1);
  expect(await events(sent)).toEqual(['REMINDED']);
});

test('a worker that died after the mail was sent records it and sends no second one, even if it is paid meanwhile', async () => {
  const sent = await overdueInvoice();
  await remind(sent);
  const [reminder] = await reminders(sent);
  const { database } = world.context;
  const dying = {
    ...world.context,
    database: {
      ...database,
      call: (
        name: string,
        ...values: Parameters<typeof database.call> extends [string, ...infer V] ? V : never
      ) => {
        if (name === 'record_delivery') throw new Error('killed');
        return database.call(name, ...values);
      },
    },
  };
  await expect(deliverInvoice({ deliveryId: reminder!.id }, dying)).rejects.toThrow('killed');
  await pay(sent);
  await world.runJobs();
  expect(await mails(sent)).toHaveLength(1);
  expect(await events(sent)).toEqual(['REMINDED']);
});

// Requirements: B10.2
test('a reminder that is paid between preparing and sending is not sent', async () => {
  const sent = await overdueInvoice();
  await remind(sent);
  await pay(sent);
  await world.runJobs();
  expect(await mails(sent)).toEqual([]);
  expect(await events(sent)).toEqual(['REMINDER_CALLED_OFF']);
  expect(await reminders(sent)).toMatchObject([{ status: 'SETTLED' }]);
  expect(await world.waiting()).toEqual([]);
});

test('the freelancer is notified of a client without an address', async () => {
  const sent = await overdueInvoice();
  await world.database.committed((tx) =>
    tx.query('update app_public.clients set email = null where id = $1', [sent.invoicer.client.id]),
  );
  await remind(sent);
  await world.runJobs();
  const mails = (await world.inbox.of(sent.freelancerEmail)).filter(({ subject }) =>
    subject.startsWith('Vi kan ikke minne'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('25. mars 2026');
});

test('a rejected reminder is reported as one, not as an invoice that did not arrive', async () => {
  const sent = await overdueInvoice();
  await remind(sent);
  const [reminder] = await reminders(sent);
  await world.database.committed((tx) =>
    workerCall(tx, 'record_delivery_failure', reminder!.id, 'no such mailbox'),
  );
  await world.runJobs();
  const subjects = (await world.inbox.of(sent.freelancerEmail)).map(({ subject }) => subject);
  expect(subjects.filter((one) => one.includes('kom ikke frem'))).toEqual([
    expect.stringMatching(/^Påminnelsen om faktura .+ kom ikke frem$/),
  ]);
});

/** Books the payment of the remaining amount. */
const pay = ({ id }: Sent) => world.database.committed((tx) => registerPayment(tx, id));
