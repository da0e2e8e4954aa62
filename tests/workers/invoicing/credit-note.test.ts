import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '#workers/modules/accounts/send_mail.ts';
import { credit, readInvoice } from '../../db/invoicing/credit/credit.ts';
import { call, type Row } from '../../db/payout/call.ts';
import { registerPayment } from '../../db/settlement/register-payment.ts';
import { actor } from '../../support/actor.ts';
import { pdfText } from '../support/pdf-text.ts';
import { startWorld, type World } from '../support/start-world.ts';
import { approveInvoice, type Sent } from '../support/submit-invoice.ts';

// Goal: a credit note goes from the freelancer's order to the client's inbox without an operator,
// and nothing is sent twice.
// Method: the real queue as app_worker, a real mail server, the files in a folder.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

const creditPart = ({ id, invoicer }: Sent, quantity: number) =>
  world.database.committed(async (tx) =>
    credit(tx, invoicer, await readInvoice(tx, id), { 0: quantity }),
  );
const read = (table: string, id: string) =>
  world.database.committed(async (tx) => {
    const [row] = await tx.query<Row>(`select * from app_public.${table} where id = $1`, [id]);
    return row!;
  });
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

// Requirements: A1.4, B4.9
test('a credit note of an unpaid invoice is approved, numbered, drawn, sent and settled', async () => {
  const sent = await approveInvoice(world);
  await world.runJobs();
  const { id } = await creditPart(sent, 4);
  await world.runJobs();
  expect(await world.waiting()).toEqual([]);

  const [, mail, ...more] = await world.inbox.of(sent.clientEmail);
  expect(more).toEqual([]);
  const note = await read('credit_notes', id);
  const invoice = await read('invoices', sent.id);
  expect(mail!.subject).toBe(`Kreditnota ${note.document_number} fra Kari Nordmann`);
  expect(plain(mail!.text)).toContain('Krediteres: 5 000,00 kr');
  expect(mail!.html).toContain('trekkes fra det dere skylder');
  expect(mail!.html).not.toContain('KID');
  expect(mail!.attachments[0]!.filename).toBe(`Kreditnota ${note.document_number}.pdf`);
  const text = plain(pdfText(await world.inbox.attachment(mail!, 0)));
  for (const part of [
    'Kreditnota',
    `Nr. ${note.document_number}`,
    `Gjelder faktura\n${invoice.document_number}`,
    '4 t',
    'Mva. 25 % av 4 000,00',
    'Krediteres',
    '5 000',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/KID|Forfall|Betaling/);
  expect(note.status).toBe('RESOLVED');
  expect(invoice.refund_status).toBe('PARTIAL');
});

test('a credit note of a paid invoice waits for an operator, and announces a refund, in the client’s language', async () => {
  const sent = await approveInvoice(world, { language: 'EN' });
  await world.runJobs();
  await world.database.committed((tx) => registerPayment(tx, sent.id));
  const { id } = await creditPart(sent, 10);
  await world.runJobs();
  expect((await read('credit_notes', id)).status).toBe('SUBMITTED');
  await world.database.committed((tx) =>
    call(tx, actor.operator('REVIEW'), 'approve_credit_note', { id }),
  );
  await world.runJobs();
  expect((await read('credit_notes', id)).status).toBe('PUBLISHED');
  expect((await read('invoices', sent.id)).status).toBe('NULLIFIED');
  const [, mail] = await world.inbox.of(sent.clientEmail);
  expect(mail!.subject).toMatch(/^Credit note .+ from Kari Nordmann$/);
  expect(mail!.html).toContain('to be paid back');
});

test('the freelancer reads why an operator rejects one', async () => {
  const sent = await approveInvoice(world);
  await world.runJobs();
  await world.database.committed((tx) => registerPayment(tx, sent.id));
  const { id } = await creditPart(sent, 1);
  await world.database.committed((tx) =>
    call(tx, actor.operator('REVIEW'), 'reject_credit_note', { id, reason: 'Feil antall timer' }),
  );
  await world.runJobs();
  const notices = await world.inbox.of(sent.freelancerEmail);
  const notice = notices.find(({ subject }) => subject.startsWith('Kreditnotaen til'));
  expect(notice!.text).toContain('Feil antall timer');
  expect(notice!.text).toContain('/invoicemore/credit-note/');
});

test('the freelancer reads which credit note was sent to a refused address', async () => {
  const sent = await approveInvoice(world);
  await world.runJobs();
  const { id } = await creditPart(sent, 1);
  await world.inbox.fault('mail', 'refuses');
  await world.runJobs();
  await world.inbox.fault('mail', 'ok');
  await world.runJobs();
  const [delivery] = await world.database.committed((tx) =>
    tx.query<Row>('select * from app_public.deliveries where credit_note_id = $1', [id]),
  );
  expect(delivery).toMatchObject({ status: 'FAILED', failure: 'REFUSED', invoice_id: null });
  // The notice was refused with it; it is sent here as its job would.
  const [event] = await world.database.committed((tx) =>
    tx.query<{ id: string }>(
      `select id from app_public.events where entity_id = $1 and event_type = 'FAILED'`,
      [delivery!.id],
    ),
  );
  const due = async (message: string, recipient: string) => {
    const job = { id: delivery!.id, eventId: event!.id, module: 'invoicing', message, recipient };
    const isDue = await world.context.database.call(
      'is_follower_due',
      'accounts/send_mail',
      JSON.stringify(job),
    );
    return isDue ? job : null;
  };
  expect(await due('delivery_refused', 'invoice.createdBy')).toBeNull();
  await sendMail(await due('credit_note_undelivered', 'creditNote.createdBy'), world.context);
  const notices = await world.inbox.of(sent.freelancerEmail);
  const received = notices.filter(({ subject }) => subject.includes('kom ikke frem'));
  expect(received.map(({ subject }) => subject)).toEqual([
    `Kreditnota ${(await read('credit_notes', id)).document_number} kom ikke frem`,
  ]);
  expect(received[0]!.text).toContain('/invoicemore/credit-note/crn_');
});
