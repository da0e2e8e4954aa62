import { expect, test } from 'vitest';
import { drawDraft, drawInvoice } from '#workers/modules/invoicing/pdf/draw-invoice.ts';
import { exampleInvoice } from '../support/example-invoice.ts';
import { pdfStrokes, pdfText } from '../support/pdf-text.ts';

// Goal: a document is complete whatever its contents. Its appearance is reviewed by eye, not by
// this test.

const HOST = 'https://honorar.test';
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('the same invoice drawn twice is the same file', async () => {
  const first = await drawInvoice(exampleInvoice(), HOST);
  const second = await drawInvoice(exampleInvoice(), HOST);
  expect(first.equals(second)).toBe(true);
});

test('it is tagged, declares its language and embeds its fonts', async () => {
  const pdf = (await drawInvoice(exampleInvoice({ language: 'EN' }), HOST)).toString('latin1');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/Lang (en-GB)');
  expect(pdf.match(/\/FontFile2 /g)?.length).toBe(3);
});

test.each([
  [1, 1],
  [40, 3],
  [300, 19],
])('%i lines take at least their pages and end', async (count, atLeast) => {
  const [line] = exampleInvoice().lines;
  const lines = Array.from({ length: count }, (_, index) => ({ ...line!, position: index + 1 }));
  expect(pages(await drawInvoice(exampleInvoice({ lines }), HOST))).toBeGreaterThanOrEqual(atLeast);
});

test.each([
  ['an endless word', 'x'.repeat(5_000)],
  ['a long text', 'En lang historie om arbeidet. '.repeat(400)],
  ['many scripts', 'Łódź Київ Αθήνα 東京 😀 \u0000\u202e'],
  ['line breaks', 'én\nto\r\ntre'],
  ['nothing', ''],
])('a description of %s does not break the drawing', async (_name, description) => {
  const lines = exampleInvoice().lines.map((line) => ({ ...line, description }));
  const pdf = await drawInvoice(exampleInvoice({ lines, note: description }), HOST);
  expect(pdf.subarray(-6).toString()).toContain('%%EOF');
});

test('it renders without addresses, references and bank codes', async () => {
  const base = exampleInvoice();
  const pdf = await drawInvoice(
    exampleInvoice({
      iban: null,
      bic: null,
      orderReference: null,
      period: null,
      seller: { ...base.seller, address: null, organizationNumber: null, vatRegistered: false },
      client: { ...base.client, address: null, organizationNumber: null, reference: null },
    }),
    HOST,
  );
  expect(pages(pdf)).toBe(1);
});

test('a bar divides the sum into the work and its VAT, and is absent without VAT', async () => {
  const invoice = exampleInvoice();
  const widths = (pdf: Buffer) =>
    [...pdfStrokes(pdf).matchAll(/ ([\d.]+) 9 re\n\/DeviceRGB/g)].map(([, width]) => Number(width));
  const [work = 0, vat = 0, ...more] = widths(await drawInvoice(invoice, HOST));
  expect(more).toEqual([]);
  expect(vat / (work + vat)).toBeCloseTo(invoice.vat / invoice.total, 2);
  const untaxed = exampleInvoice({ vat: 0, total: invoice.amount, vatGroups: [] });
  expect(widths(await drawInvoice(untaxed, HOST))).toEqual([]);
});

test('a draft is the same document, marked on each page, without payment details', async () => {
  const [line] = exampleInvoice().lines;
  const lines = Array.from({ length: 60 }, (_, index) => ({ ...line!, position: index + 1 }));
  const { documentNumber, kid, ...invoice } = exampleInvoice({ lines });
  const pdf = await drawDraft(invoice);
  const [text, whole] = [pdfText(pdf), pdfText(await drawInvoice(exampleInvoice({ lines }), HOST))];
  expect(text.split('UTKAST').length - 1).toBe(pages(pdf));
  expect(whole).not.toContain('UTKAST');
  expect(whole).toContain(documentNumber);
  expect(text).not.toContain(documentNumber);
  expect(text).toContain('Utkast, ikke sendt');
  for (const [shown, digits] of [whole, text].map((one) => [one, one.replace(/\s/g, '')] as const))
    expect(digits.includes(kid), shown.slice(0, 80)).toBe(shown === whole);
  expect(pdf.toString('latin1')).not.toContain('/Subtype /Link');
  expect(pdfText(await drawDraft({ ...invoice, language: 'EN' }))).toContain('Draft, not sent');
});
