// Goal: the sandbox's access point accepts what a real one would accept and refuses the rest with a
// reason, and its pages show received documents without trusting them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hasUblSchemas } from '#sandbox/access-point/ubl-faults.ts';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { createAccessPoint } from '#workers/core/create-access-point.ts';
import { writeEhf } from '#workers/modules/invoicing/ehf/write-ehf.ts';
import { creditNote, invoice } from '../invoicing/ehf/examples.ts';

const secret = 'between us';
const RECEIVER = '310793329';
let folder: string;
let sandbox: RunningSandbox;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'honorar-sandbox-'));
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    folder,
    parts: ['access-point'],
    accessPoint: { secret, callbackUrl: '' },
  });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => behave('waits'));

const get = (place: string) => fetch(`http://127.0.0.1:${sandbox.port}/sandbox${place}`);
const behave = (fault: string) =>
  fetch(`http://127.0.0.1:${sandbox.port}/sandbox/api/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'access-point', fault }),
  });
const client = (theirs = secret) =>
  createAccessPoint({
    url: `http://127.0.0.1:${sandbox.port}/sandbox/access-point`,
    secret: theirs,
  });

let counter = 0;
function message(document: string, receiver = `0192:${RECEIVER}`) {
  counter += 1;
  const reference = `01890000-0000-7000-8000-${String(counter).padStart(12, '0')}`;
  const sender = `0192:${invoice.seller.organizationNumber}`;
  return { reference, sender, receiver, document, kind: 'INVOICE' as const };
}
const buyer = { client: { ...invoice.client, organizationNumber: RECEIVER } };
const invoiceXml = (more: object = {}) =>
  writeEhf({ document: { ...invoice, ...buyer, ...more }, attachments: [] });

test('the receivers of EHF are a short list', async () => {
  expect(await client().isParticipant(RECEIVER)).toBe(true);
  expect(await client().isParticipant('974760673')).toBe(false);
  await behave('unknown');
  expect(await client().isParticipant(RECEIVER)).toBe(false);
  await behave('down');
  await expect(client().isParticipant(RECEIVER)).rejects.toThrow(/500/);
});

test.each([
  ['a document that is not well-formed', '<Invoice><ID>1</Invoice>', /well-formed/],
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><Invoice/>', /well-formed/],
  ['another document', '<Order/>', /neither Invoice nor CreditNote/],
  ['an empty invoice', '<Invoice/>', /lacks CustomizationID, ID, EndpointID/],
])('%s is refused with the reason', async (_what, document, reason) => {
  await expect(client().send(message(document))).rejects.toThrow(reason);
});

test('an envelope that contradicts its document is refused', async () => {
  await expect(client().send(message(invoiceXml(), '0192:310080616'))).rejects.toThrow(/others/);
});

test('a request that is not signed with the secret is not answered', async () => {
  await expect(client('another').send(message(invoiceXml()))).rejects.toThrow(/401/);
  await expect(client('another').isParticipant(RECEIVER)).rejects.toThrow(/401/);
  expect((await get('/access-point/messages/x')).status).toBe(401);
});

test('the pages show documents with their sums and files, and run no received content', async () => {
  const evil = '<script>alert(1)</script>';
  const attachments = [
    {
      description: 'Faktura',
      filename: 'faktura.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7 hello'),
    },
  ];
  const xml = writeEhf({ document: { ...invoice, ...buyer, note: evil }, attachments });
  const id = await client().send(message(xml));
  expect(await client().statusOf(id)).toEqual({ status: 'PENDING', reason: null });
  const list = await (await get('/access-point')).text();
  expect(list).toContain(`/sandbox/access-point/documents/${id}`);
  const shown = await (await get(`/access-point/documents/${id}`)).text();
  expect(shown).not.toContain(evil);
  expect(shown).toContain('&lt;script&gt;');
  expect(shown).toContain('faktura.pdf');
  expect(shown).toContain(invoice.kid);
  const file = await get(`/access-point/documents/${id}/attachments/0`);
  expect(await file.text()).toBe('%PDF-1.7 hello');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  const whole = await get(`/access-point/documents/${id}/xml`);
  expect(await whole.text()).toBe(xml);
  expect(whole.headers.get('content-disposition')).toMatch(/^attachment/);
  for (const place of ['documents/none', 'documents/none/xml', `documents/${id}/attachments/9`]) {
    expect((await get(`/access-point/${place}`)).status).toBe(404);
  }
});

test('a credit note is recognised', async () => {
  const document = { ...creditNote, ...buyer };
  const id = await client().send(message(writeEhf({ document, attachments: [] })));
  const shown = await (await get(`/access-point/documents/${id}?lang=en`)).text();
  expect(shown).toContain('Credit note');
  expect(shown).toContain(document.credits.documentNumber);
});

test('the same reference again is the same message', async () => {
  const one = message(invoiceXml());
  const id = await client().send(one);
  expect(await client().send(one)).toBe(id);
});

const swapped = (xml: string, from: string | RegExp, to: string) => {
  expect(xml).toMatch(from);
  return xml.replace(from, to);
};

test.each([
  ['no reference', /<cbc:BuyerReference>[\s\S]*<\/cac:OrderReference>\n/, '', /R003/],
  ['an empty element', /<cbc:Note>[^<]*/, '<cbc:Note>', /R008/],
  [
    'VAT one øre wrong',
    /(<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="NOK">\d+)\.00/,
    '$1.01',
    /CO-14/,
  ],
  ['a KID with a wrong check digit', /<cbc:PaymentID>\d/, '<cbc:PaymentID>91', /KID/],
  [
    'an account with a wrong check digit',
    /(<cac:PayeeFinancialAccount>\s*<cbc:ID>)\d/,
    '$10',
    /BR-61/,
  ],
  [
    'no country',
    /<cac:Country>\s*<cbc:IdentificationCode>NO<\/cbc:IdentificationCode>\s*<\/cac:Country>\s*/,
    '',
    /BR-09/,
  ],
  ['a due date before its date', /<cbc:DueDate>\d{4}/, '<cbc:DueDate>2020', /DUE-DATE/],
])('an invoice with %s is refused with the rule', async (_what, from, to, rule) => {
  await expect(client().send(message(swapped(invoiceXml(), from, to)))).rejects.toThrow(rule);
});

test.skipIf(!hasUblSchemas)(
  'an element that UBL does not know is refused by its schema',
  async () => {
    const xml = swapped(
      invoiceXml(),
      '<cbc:DocumentCurrencyCode>',
      '<cbc:Colour>red</cbc:Colour>$&',
    );
    await expect(client().send(message(xml))).rejects.toThrow(/Colour/);
  },
);
