// Goal: the elements of a document are where its receiver expects them. Method: golden documents,
// which `golden` checks as a whole.
import { expect, test } from 'vitest';
import type { EhfDocument } from '#workers/modules/invoicing/ehf/ehf-document.ts';
import { writeEhf } from '#workers/modules/invoicing/ehf/write-ehf.ts';
import { goldenDocuments } from './golden/golden-documents.ts';

function kind(name: string): EhfDocument {
  const document = goldenDocuments[name];
  if (!document) throw new Error(`there is no document of the kind ${name}`);
  return document;
}

test('the operating company is the seller, and the freelancer its contact', () => {
  const xml = writeEhf(kind('operating company sells at 25 per cent'));
  expect(xml).toContain('<cbc:CompanyID>NO974760673MVA</cbc:CompanyID>');
  expect(xml).toContain('<cbc:Name>Kari Nordmann</cbc:Name>');
  expect(xml).toContain('<cbc:PaymentID>10000100000015</cbc:PaymentID>');
  expect(xml).toContain('<cbc:BuyerReference>Ola Hansen</cbc:BuyerReference>');
  expect(xml).toContain('Drivhuset &amp; Sønner AS');
});

test('a seller that is not registered for VAT has neither rate nor VAT number', () => {
  const xml = writeEhf(kind('seller outside VAT'));
  expect(xml).not.toMatch(/MVA<|cbc:Percent|Foretaksregisteret/);
  expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-O</cbc:TaxExemptionReasonCode>');
});

test('an amount that differs from quantity × price is written as the price of the whole quantity', () => {
  const xml = writeEhf(kind('rest of six partial credits of 10.05'));
  expect(xml).toContain('<cbc:PriceAmount currencyID="NOK">3.99</cbc:PriceAmount>');
  expect(xml).toContain('<cbc:BaseQuantity>0.4</cbc:BaseQuantity>');
});

test.each([
  ['exempt from VAT', 'E', true],
  ['zero rated to a client abroad', 'Z', false],
])('%s is category %s', (name, category, hasReason) => {
  const xml = writeEhf(kind(name));
  expect(xml).toContain(`<cbc:ID>${category}</cbc:ID>\n<cbc:Percent>0</cbc:Percent>`);
  expect(xml.includes('<cbc:TaxExemptionReason>Unntatt fra merverdiavgift<')).toBe(hasReason);
  expect(xml).not.toContain('TaxExemptionReasonCode');
});
