// Goal: a name typed by a stranger is text in a mail and in a document, never a header, markup, a
// link of its own or active content. Method: hostile names through the product's composers and its
// mailer to a real mail server, then the raw mail is read.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultSwitch } from '#sandbox/core/fault-switch.ts';
import { type Mailbox, openMailbox } from '#sandbox/mail/open-mailbox.ts';
import { startMailServer } from '#sandbox/mail/start-mail-server.ts';
import { createMailer, type Mailer } from '#workers/core/create-mailer.ts';
import { composeText } from '#workers/core/texts/compose-text.ts';
import { readText } from '#workers/core/texts/read-text.ts';
import { composeLinkMail, type LinkPayload } from '#workers/modules/identity/compose-link-mail.ts';
import { composeInvoiceMail } from '#workers/modules/invoicing/mail/compose-invoice-mail.ts';
import { drawBreakdown } from '#workers/modules/invoicing/parts/breakdown.ts';
import { drawInvoice } from '#workers/modules/invoicing/pdf/draw-invoice.ts';
import { exampleInvoice } from '../support/example-invoice.ts';

let folder: string;
let mailbox: Mailbox;
let mailer: Mailer;
let stop: () => Promise<void>;
const publicUrl = 'https://honorar.example';

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'honorar-names-'));
  mailbox = await openMailbox(folder);
  const running = await startMailServer(0, mailbox, faultSwitch());
  stop = running.stop;
  mailer = createMailer(`smtp://127.0.0.1:${running.port}`, 'Honorar <post@honorar.example>');
});
afterAll(async () => {
  mailer?.close();
  await stop?.();
  fs.rmSync(folder, { recursive: true, force: true });
});

const names = [
  'Kari\r\nBcc: victim@example.no',
  'Kari\nContent-Type: text/html\n\n<script>alert(1)</script>',
  'Kari" <boss@bank.example>, "x',
  '=?utf-8?B?QmNjOiB4QGV4YW1wbGUubm8=?=',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<a href="https://evil.example">klikk</a>',
  `Kari\r\n.\r\nMAIL FROM:<evil@example.no>`,
  '\u202eegnahc\u202c',
  '{{constructor.constructor("return process")()}}',
  'x'.repeat(2_000),
];

async function sent(mail: { subject: string; text: string; html: string }, name: string) {
  await mailbox.clear();
  await mailer.send({
    ...mail,
    messageId: '<a@honorar.example>',
    to: 'client@example.no',
    fromName: name,
    replyTo: { name, address: 'kari@example.no' },
    language: 'nb',
  });
  const [message, ...more] = mailbox.list();
  expect(more).toEqual([]);
  const raw = (await mailbox.raw(message!.id)).toString('latin1');
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  return { message: message!, head };
}

const texts = ['invoice_rejected', 'invoice_sent'].map((name) => readText('invoicing', name));

describe.each(names)('the name %j', (name) => {
  const invoice = exampleInvoice({
    freelancer: { ...exampleInvoice().freelancer, name },
    client: { ...exampleInvoice().client, name },
    seller: { ...exampleInvoice().seller, name },
  });
  const mails = () => [
    composeInvoiceMail(invoice, publicUrl, false),
    composeInvoiceMail(invoice, publicUrl, true),
    ...texts.map((text) =>
      composeText(text.in.nb, 'nb', (path) => (path === 'portal' ? publicUrl : name), {
        breakdown: drawBreakdown(invoice, 'nb'),
      }),
    ),
  ];

  test('is no header and adds no recipient', async () => {
    for (const mail of mails()) {
      const { message, head } = await sent(mail, name);
      expect(message.to).toEqual(['client@example.no']);
      expect(message.from.address).toBe('post@honorar.example');
      expect(message.replyTo).toBe('kari@example.no');
      expect(head).not.toMatch(/^(bcc|cc):/im);
      expect(head.match(/^(from|to|subject|content-type):/gim)).toHaveLength(4);
    }
  });

  test('is no markup', () => {
    for (const { html } of mails()) {
      expect(html).not.toMatch(/<script|<img[^>]*onerror|<a href="https:\/\/evil/i);
    }
  });

  test('is drawn, and nothing in the document is active', async () => {
    const pdf = (await drawInvoice(invoice, publicUrl)).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile)\b/);
  });
});

test.each([
  'www.evil.example',
  'https://evil.example',
  'Du har vunnet! evil.example/a',
  'a@evil.example',
  'evil.no',
  '<b>Kari</b>',
  'Kari\nNordmann',
  'x'.repeat(61),
])('a link mail does not greet with the name %j', (firstName) => {
  const link: LinkPayload = {
    linkId: 'l',
    email: 'victim@example.no',
    firstName,
    language: 'NB',
    purpose: 'CONFIRM',
    token: 'abc',
  };
  const { html, text, subject } = composeLinkMail(link, publicUrl);
  for (const part of [html, text, subject]) expect(part).not.toContain(firstName);
});

test.each([
  'Kari',
  'Anne-Lise',
  'Ole Petter',
  'Åse',
  "O'Neill",
  'D’Arcy',
  'J. R.',
  'Ødegård Jr.',
  '李',
])('a link mail greets with the name %j', (firstName) => {
  const link: LinkPayload = {
    linkId: 'l',
    email: 'a@example.no',
    firstName,
    language: 'NB',
    purpose: 'SIGN_IN',
    token: 'a"&b c',
  };
  const { text } = composeLinkMail(link, publicUrl);
  expect(text).toContain(`Hei, ${firstName}`);
  expect(text).toContain('token=a%22%26b%20c');
});
