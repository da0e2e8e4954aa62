// Goal: a finding names the field and screen to correct, the error and the rule, in both languages.
import { expect, test, vi } from 'vitest';
import {
  describeFindings,
  describeOfficialFindings,
  type EhfFinding,
} from '#workers/modules/invoicing/ehf/describe-findings.ts';

const country: EhfFinding = { rule: 'BR-11', path: 'client.address.country' };
const quantity: EhfFinding = { rule: 'NOT-NEGATIVE', path: 'lines.2.quantity' };

test('field, error and rule, each once', () => {
  expect(describeFindings([country, quantity, country], 'nb')).toBe(
    [
      'Kunde: Land. Kundens land mangler. Velg det i adressen på kunden. (BR-11)',
      'Fakturalinje 3: Antall. Må være over 0. (NOT-NEGATIVE)',
    ].join(' '),
  );
  expect(describeFindings([country], 'en')).toBe(
    'Client: Country. The client’s country is missing. Choose it in the client’s address. (BR-11)',
  );
});

test('official rules have our own messages where available, followed by theirs', () => {
  const findings = [
    { rule: 'BR-11', text: '[BR-11] The Buyer shall have a country.' },
    { rule: 'BR-99', text: 'Unheard of.' },
  ];
  expect(describeOfficialFindings(findings, 'en')).toBe(
    [
      'The client’s country is missing. Choose it in the client’s address. (BR-11) [BR-11] The Buyer shall have a country.',
      '(BR-99) Unheard of.',
    ].join(' '),
  );
});

test('each field of a rule has the label that the screens use', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const paths = [
    'accountNumber',
    'amount',
    'attachments.0',
    'buyerReference',
    'client.name',
    'client.reference',
    'client.organizationNumber',
    'client.address.country',
    'client.address.line2',
    'currency',
    'credits.documentNumber',
    'credits.invoicedOn',
    'deliveredOn',
    'documentNumber',
    'dueOn',
    'freelancer.name',
    'invoicedOn',
    'kid',
    'note',
    'orderReference',
    'seller.name',
    'total',
    'vat',
    'seller.organizationNumber',
    'seller.address.country',
    'seller.address.city',
    'lines',
    'vatGroups',
    'vatGroups.0.base',
    'vatGroups.1.vat',
    'lines.0.addressFrom',
    'lines.0.addressTo',
    'lines.0.description',
    'lines.0.period',
    'lines.0.quantity',
    'lines.0.unit',
    'lines.0.unitPrice',
    'lines.0.vatRate',
  ];
  for (const language of ['nb', 'en'] as const) {
    for (const path of paths) {
      const text = describeFindings([{ rule: 'BR-16', path }], language);
      expect(text).toMatch(/^\p{Lu}/u);
    }
  }
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});
