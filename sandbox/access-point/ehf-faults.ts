import { isBankAccountNumber } from '#shared/numbers/account-numbers.ts';
import { passesMod10 } from '#shared/numbers/check-digits.ts';
import { isOrganizationNumber } from '#shared/numbers/is-organization-number.ts';
import type { EhfDocument } from './read-ehf.ts';
import { all, find, textAt, type XmlNode } from './xml-tree.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PARTIES = ['AccountingSupplierParty', 'AccountingCustomerParty'] as const;

/** Øre of a decimal amount; sums of binary fractions would be off. */
const minor = (amount: string): number => Math.round(Number(amount) * 100);

const isAddress = (endpoint: string): boolean => {
  const [scheme, number = ''] = endpoint.split(':');
  return scheme === '0192' && isOrganizationNumber(number);
};

/**
 * The rules of EHF that a document breaks, judged by the XML alone: the product checks its own figures before
 * it writes them. An empty list means that a receiver would take it.
 */
export function ehfFaults(root: XmlNode, document: EhfDocument): string[] {
  const broken: [rule: string, isBroken: boolean][] = [
    ['PEPPOL-EN16931-R004', textAt(root, 'CustomizationID') !== CUSTOMIZATION],
    ['PEPPOL-EN16931-R008', hasEmptyElement(root)],
    ['PEPPOL-EN16931-R003', !document.buyerReference && !document.orderReference],
    ['PEPPOL-EN16931-F001', !DAY.test(document.issuedOn)],
    [
      'PEPPOL-COMMON-R041',
      ![document.seller, document.buyer].every((one) => isAddress(one.endpoint)),
    ],
    ['BR-06, BR-07', ![document.seller, document.buyer].every((one) => one.name)],
    ['BR-09, BR-11', !PARTIES.every((name) => countryOf(find(root, name, 'Party')))],
    ['BR-16', document.lines.length === 0],
    ...sumFaults(root, document),
    ...(document.kind === 'Invoice' ? paymentFaults(document) : creditFaults(document)),
  ];
  return broken.flatMap(([rule, isBroken]) => (isBroken ? [`The document breaks ${rule}.`] : []));
}

const countryOf = (party: XmlNode | undefined): string =>
  textAt(party, 'PostalAddress', 'Country', 'IdentificationCode');

const hasEmptyElement = ({ children, text }: XmlNode): boolean =>
  children.length === 0 ? text.trim() === '' : children.some(hasEmptyElement);

/** Lines, VAT and total agree to the øre, which the official rules do not demand of VAT. */
function sumFaults(root: XmlNode, document: EhfDocument): [string, boolean][] {
  const groups = all(find(root, 'TaxTotal'), 'TaxSubtotal');
  const sumOf = (name: string) =>
    groups.reduce((sum, group) => sum + minor(textAt(group, name)), 0);
  const net = minor(document.withoutVat);
  const vat = minor(document.vat);
  const lines = document.lines.reduce((sum, { amount }) => sum + minor(amount), 0);
  return [
    ['BR-CO-10', lines !== net],
    ['BR-CO-14', sumOf('TaxAmount') !== vat],
    ['BR-CO-18', sumOf('TaxableAmount') !== net],
    ['BR-CO-15', net + vat !== minor(document.payable)],
    ['BR-27', document.lines.some(({ price }) => !(Number(price) >= 0))],
  ];
}

const paymentFaults = (document: EhfDocument): [string, boolean][] => [
  ['BR-61', !isBankAccountNumber(document.accountNumber)],
  ['KID', !passesMod10(document.kid)],
  ['DUE-DATE', !DAY.test(document.dueOn) || document.dueOn < document.issuedOn],
];

const creditFaults = (document: EhfDocument): [string, boolean][] => [
  ['CREDITED-INVOICE', document.creditedId === ''],
];
