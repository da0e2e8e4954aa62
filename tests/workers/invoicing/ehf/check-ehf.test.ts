// Goal: a document that a receiver would refuse is found before it is sent, with the field to
// correct. Method: one error at a time.
import { expect, test } from 'vitest';
import type { DocumentLine } from '#workers/modules/invoicing/document-payload.ts';
import { checkEhf } from '#workers/modules/invoicing/ehf/check-ehf.ts';
import { ruleTexts } from '#workers/modules/invoicing/ehf/describe-findings.ts';
import type {
  EhfAttachment,
  EhfCreditNote,
  EhfInvoice,
} from '#workers/modules/invoicing/ehf/ehf-document.ts';
import { creditNote, invoice, priced, vatRates, work } from './examples.ts';

/** Every rule that a test has broken. */
const seen = new Set<string>();

const found = (
  document: EhfInvoice | EhfCreditNote,
  attachments: readonly EhfAttachment[] = [],
  hasSeriesGap = false,
): string[] =>
  checkEhf({ document, attachments, hasSeriesGap, vatRates }).map(({ rule, path }) => {
    seen.add(rule);
    return `${rule} ${path}`;
  });

const { client, seller } = invoice;
const withLine = (changed: Partial<typeof work>) => ({
  ...invoice,
  ...priced([{ ...work, ...changed }]),
});

test.each<[string, Partial<EhfInvoice>, string]>([
  ['no number', { documentNumber: '' }, 'BR-02 documentNumber'],
  [
    'no reference',
    { client: { ...client, reference: null }, orderReference: null },
    'PEPPOL-EN16931-R003 buyerReference',
  ],
  [
    'no organisation number',
    { client: { ...client, organizationNumber: null } },
    'PEPPOL-EN16931-R010 client.organizationNumber',
  ],
  [
    'a wrong check digit',
    { client: { ...client, organizationNumber: '123456784' } },
    'PEPPOL-COMMON-R041 client.organizationNumber',
  ],
  ['no country', { client: { ...client, address: null } }, 'BR-11 client.address.country'],
  ['no name', { client: { ...client, name: '' } }, 'BR-07 client.name'],
  ['no name of the seller', { seller: { ...seller, name: '' } }, 'BR-06 seller.name'],
  [
    'no country of the seller',
    { seller: { ...seller, address: null } },
    'BR-09 seller.address.country',
  ],
  [
    'no number of the seller',
    { seller: { ...seller, organizationNumber: null } },
    'PEPPOL-EN16931-R020 seller.organizationNumber',
  ],
  ['another currency', { currency: 'EUR' }, 'CURRENCY currency'],
  ['a date that does not exist', { dueOn: '2026-11-31' }, 'PEPPOL-EN16931-F001 dueOn'],
  ['a malformed date', { invoicedOn: '2026-1-01' }, 'PEPPOL-EN16931-F001 invoicedOn'],
  ['a date with a time zone', { deliveredOn: '2026-11-06Z' }, 'DELIVERY-DATE deliveredOn'],
  ['due before it is dated', { dueOn: '2026-11-08' }, 'DUE-DATE dueOn'],
  ['a wrong KID', { kid: '10000100000016' }, 'KID kid'],
  ['a wrong account', { accountNumber: '86011117948' }, 'ACCOUNT-NUMBER accountNumber'],
  [
    'VAT off by an øre',
    { vat: 237_501, total: 1_187_501, vatGroups: [{ rate: 25, base: 950_000, vat: 237_501 }] },
    'BR-CO-17 vatGroups.0.vat',
  ],
  [
    'a base that does not equal its lines',
    { vatGroups: [{ rate: 25, base: 949_999, vat: 237_500 }] },
    'BR-S-08 vatGroups.0.base',
  ],
  ['a sum that does not equal its lines', { amount: 950_001, total: 1_187_501 }, 'BR-CO-10 amount'],
  ['a total that does not equal its parts', { total: 1 }, 'BR-CO-15 total'],
])('%s', (_, changed, finding) => {
  expect(found({ ...invoice, ...changed })).toEqual([finding]);
});

test.each<[string, EhfInvoice | EhfCreditNote, string]>([
  ['no description', withLine({ description: '' }), 'BR-25 lines.0.description'],
  ['a negative price', withLine({ unitPrice: -1 }), 'BR-27 lines.0.unitPrice'],
  ['a VAT rate that does not exist', withLine({ vatRate: 20 }), 'NO-VAT-RATE lines.0.vatRate'],
  [
    'a period that ends before it begins',
    withLine({ period: { from: '2026-11-06', to: '2026-11-02' } }),
    'BR-30 lines.0.period',
  ],
  [
    'VAT of a seller that is not registered',
    { ...invoice, seller: { ...seller, vatRegistered: false } },
    'BR-O-11 lines.0.vatRate',
  ],
  [
    'a negative credit',
    { ...creditNote, ...priced([{ ...work, quantity: -10, amount: -950_000 }]) },
    'NOT-NEGATIVE lines.0.quantity',
  ],
  [
    'a credit with VAT that does not equal its lines’',
    {
      ...creditNote,
      ...priced([work]),
      vat: 237_501,
      total: 1_187_501,
      vatGroups: [{ rate: 25, base: 950_000, vat: 237_501 }],
    },
    'BR-CO-17 vatGroups.0.vat',
  ],
  [
    'a credit with a krone of VAT too much',
    {
      ...creditNote,
      ...priced([work]),
      vat: 237_600,
      total: 1_187_600,
      lines: [{ ...work, vat: 237_600 }],
      vatGroups: [{ rate: 25, base: 950_000, vat: 237_600 }],
    },
    'BR-CO-17 vatGroups.0.vat',
  ],
  [
    'a credit of zero',
    { ...creditNote, credits: { documentNumber: '', invoicedOn: '2026-11-09' } },
    'CREDITED-INVOICE credits.documentNumber',
  ],
  [
    'a credit of an invoice without a date',
    { ...creditNote, credits: { documentNumber: '100001-1', invoicedOn: '2026-02-30' } },
    'PEPPOL-EN16931-F001 credits.invoicedOn',
  ],
  [
    'a reference person whose name is blank',
    { ...invoice, client: { ...client, reference: '\u0000 ' } },
    'PEPPOL-EN16931-R008 client.reference',
  ],
  [
    'a blank line of the address',
    { ...invoice, client: { ...client, address: { ...client.address!, line2: ' ' } } },
    'PEPPOL-EN16931-R008 client.address.line2',
  ],
  [
    'text that XML cannot represent',
    withLine({ description: '\u0000\u0001' }),
    'BR-25 lines.0.description',
  ],
  [
    'a unit that receivers do not know',
    withLine({ unit: 'LITRE' as DocumentLine['unit'] }),
    'BR-CL-23 lines.0.unit',
  ],
])('%s', (_, document, finding) => {
  expect(found(document)).toEqual([finding]);
});

test('files that receivers refuse', () => {
  const file = {
    description: '',
    filename: 'a.gif',
    contentType: 'image/gif',
    content: Buffer.from('x'),
  };
  expect(found(invoice, [file])).toEqual(['PEPPOL-EN16931-CL001 attachments.0']);
  const large = { ...file, contentType: 'application/pdf', content: Buffer.alloc(6 * 1024 * 1024) };
  expect(found(invoice, [large])).toEqual([]);
  expect(found(invoice, [large, large])).toEqual(['ATTACHMENTS-SIZE attachments']);
});

test('files without a name or contents', () => {
  const file = {
    description: '',
    filename: '',
    contentType: 'image/png',
    content: Buffer.from('x'),
  };
  expect(found(invoice, [file])).toEqual(['UBL-DT-07 attachments.0']);
  const empty = { ...file, filename: 'a.png', content: Buffer.alloc(0) };
  expect(found(invoice, [empty])).toEqual(['BR-52 attachments.0']);
});

test('no amount to pay, no lines, equal line positions, sums of other rates', () => {
  expect(found({ ...invoice, ...priced([]) })).toEqual(['BR-16 lines', 'NOT-NEGATIVE total']);
  expect(found({ ...creditNote, ...priced([{ ...work, unitPrice: 0, amount: 0 }]) })).toEqual([
    'NOT-NEGATIVE total',
  ]);
  expect(found({ ...invoice, ...priced([work, work]) })).toEqual(['BR-21 lines']);
  const without = { ...invoice, vatGroups: [], vat: 0, total: 950_000 };
  expect(found(without)).toEqual(['BR-CO-18 vatGroups']);
  expect(found({ ...invoice, vat: 1, total: 950_001 })).toEqual(['BR-CO-14 vat']);
});

test('a VAT rate must be in force on the day', () => {
  const fish = { ...invoice, ...priced([{ ...work, amount: 10_005, vatRate: 11.11 }]) };
  const of = (rates: number[]) =>
    checkEhf({ document: fish, attachments: [], vatRates: rates }).map(({ rule }) => rule);
  expect(of([...vatRates, 11.11])).toEqual([]);
  expect(of(vatRates)).toEqual(['NO-VAT-RATE']);
});

test('a number whose predecessor is missing', () => {
  expect(found(invoice, [], true)).toEqual(['SERIES documentNumber']);
});

test('an invoice with a future date can be credited today', () => {
  expect(found({ ...creditNote, invoicedOn: '2026-11-01' })).toEqual([]);
});

test('each rule is broken by a test, and has a message in both languages', () => {
  expect([...seen].sort()).toEqual(Object.keys(ruleTexts.nb).sort());
  for (const texts of Object.values(ruleTexts)) {
    expect(Object.keys(texts).sort()).toEqual([...seen].sort());
    for (const text of Object.values(texts)) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  }
});
