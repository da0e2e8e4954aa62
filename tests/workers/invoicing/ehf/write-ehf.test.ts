// Goal: each kind of document is valid, and sums to the øre. Method: a document of each kind, validated by the
// UBL 2.1 schemas where they are at hand, and random ones.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentLine } from '../../../../workers/modules/invoicing/document-payload.ts';
import { checkEhf } from '../../../../workers/modules/invoicing/ehf/check-ehf.ts';
import type {
  EhfAttachment,
  EhfDocument,
} from '../../../../workers/modules/invoicing/ehf/ehf-document.ts';
import { writeEhf } from '../../../../workers/modules/invoicing/ehf/write-ehf.ts';
import { schemaFaults } from '../../settlement/support/standards.ts';
import { creditNote, invoice, priced, work } from './examples.ts';

const line = (changed: Partial<DocumentLine>): DocumentLine => ({ ...work, ...changed });
const outside = { ...invoice.seller, vatRegistered: false, inBusinessRegister: false };
const untaxed = priced([line({ vatRate: 0, vat: 0 })]);
const kinds = priced([
  line({ vatRate: 25 }),
  line({
    position: 2,
    unit: 'KM',
    quantity: 12.5,
    unitPrice: 530,
    amount: 6625,
    vatRate: 12,
    addressFrom: 'Oslo',
    addressTo: 'Drammen',
    kind: 'Kjøring',
    description: 'Kjøring',
  }),
  line({ position: 3, unit: 'DAY', quantity: 2, unitPrice: 101_200, amount: 202_400, vatRate: 15 }),
  line({
    position: 4,
    unit: 'PIECE',
    quantity: 1,
    unitPrice: 49_900,
    amount: 49_900,
    vatRate: 0,
    description: 'Togbillett',
    period: null,
  }),
]);
const receipt: EhfAttachment = {
  description: 'Kvittering',
  filename: 'kvittering "æ".png',
  contentType: 'image/png',
  content: Buffer.from([1, 2, 3]),
};

const documents: Record<string, EhfDocument> = {
  invoice: { document: invoice, attachments: [] },
  'credit note': { document: creditNote, attachments: [] },
  'all kinds of lines and rates': { document: { ...invoice, ...kinds }, attachments: [receipt] },
  'credit note of all rates': { document: { ...creditNote, ...kinds }, attachments: [receipt] },
  'exempt lines': { document: { ...invoice, ...untaxed }, attachments: [] },
  'seller outside VAT': {
    document: { ...invoice, ...untaxed, seller: outside },
    attachments: [],
  },
  'credit note of a seller outside VAT': {
    document: { ...creditNote, ...untaxed, seller: outside },
    attachments: [],
  },
  'last of several partial credits': {
    document: {
      ...creditNote,
      ...priced([line({ quantity: 0.4, unitPrice: 1005, amount: 399, vatRate: 0, vat: 0 })]),
    },
    attachments: [],
  },
  'hostile texts': {
    document: {
      ...invoice,
      note: '</cbc:Note><x>&amp;\u0000\u202e😀',
      client: { ...invoice.client, name: `${'Å'.repeat(297)}&<>`, reference: '"\'' },
      ...priced([line({ description: '<![CDATA[x]]>' })]),
    },
    attachments: [],
  },
  'foreign address': {
    document: {
      ...invoice,
      client: {
        ...invoice.client,
        address: { line1: null, line2: null, postalCode: null, city: null, country: 'SE' },
      },
    },
    attachments: [],
  },
};

test.each(Object.entries(documents))('%s is valid', (_, document) => {
  expect(checkEhf(document)).toEqual([]);
  expect(schemaFaults(writeEhf(document))).toBe('');
});

test('the operating company sells, and the freelancer is its contact', () => {
  const xml = writeEhf(documents.invoice!);
  expect(xml).toContain('<cbc:CompanyID>NO974760673MVA</cbc:CompanyID>');
  expect(xml).toContain('<cbc:Name>Kari Nordmann</cbc:Name>');
  expect(xml).toContain('<cbc:PaymentID>10000100000015</cbc:PaymentID>');
  expect(xml).toContain('<cbc:BuyerReference>Ola Hansen</cbc:BuyerReference>');
  expect(xml).toContain('Drivhuset &amp; Sønner AS');
});

test('a seller outside VAT names neither rate nor VAT number', () => {
  const xml = writeEhf(documents['seller outside VAT']!);
  expect(xml).not.toMatch(/MVA<|cbc:Percent|Foretaksregisteret/);
  expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-O</cbc:TaxExemptionReasonCode>');
});

test('an amount that is not quantity × price is priced for the quantity', () => {
  const xml = writeEhf(documents['last of several partial credits']!);
  expect(xml).toContain('<cbc:PriceAmount currencyID="NOK">3.99</cbc:PriceAmount>');
  expect(xml).toContain('<cbc:BaseQuantity>0.4</cbc:BaseQuantity>');
});

const randomLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((hundredths) => hundredths / 100),
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
  vatRate: fc.constantFrom(0, 12, 15, 25),
  description: fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
  unit: fc.constantFrom('HOUR', 'DAY', 'KM', 'PIECE') as fc.Arbitrary<DocumentLine['unit']>,
});

test('random documents sum to the øre', () => {
  fc.assert(
    fc.property(fc.array(randomLine, { minLength: 1, maxLength: 20 }), (given) => {
      const lines = given.map((one, at) =>
        line({ ...one, position: at + 1, amount: Math.round(one.quantity * one.unitPrice) }),
      );
      const document: EhfDocument = { document: { ...invoice, ...priced(lines) }, attachments: [] };
      expect(checkEhf(document)).toEqual([]);
      const xml = writeEhf(document);
      const all = (name: string, text = xml) =>
        [...text.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`, 'g'))].map(
          ([, found]) => found!,
        );
      const minor = (texts: string[]) =>
        texts.reduce((sum, text) => sum + BigInt(text.replace('.', '')), 0n);
      const [net = ''] = all('TaxExclusiveAmount');
      const [gross = ''] = all('TaxInclusiveAmount');
      const [vat = '', ...ofRates] = all('TaxAmount');
      const [, ...ofLines] = all('LineExtensionAmount');
      expect(minor(ofLines)).toBe(minor([net]));
      expect(minor(ofRates)).toBe(minor([vat]));
      expect(minor([net, vat])).toBe(minor([gross]));
    }),
    { numRuns: 200 },
  );
});
