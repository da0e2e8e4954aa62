import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlElement } from '#shared/xml.ts';
import type { SafT, SafTAccount, SafTAddress, SafTParty, SafTTaxCode } from './saf-t.ts';

const LONG_TEXT = 256;

/** Accounts, customers, suppliers and tax codes, to which the entries refer. */
export const masterFilesXml = (books: SafT): Xml | null =>
  xmlElement('MasterFiles', [
    xmlElement('GeneralLedgerAccounts', books.accounts.map(accountXml)),
    xmlElement(
      'Customers',
      books.customers.map((party) => partyXml(party, 'Customer')),
    ),
    xmlElement(
      'Suppliers',
      books.suppliers.map((party) => partyXml(party, 'Supplier')),
    ),
    xmlElement('TaxTable', [taxTableXml(books.taxCodes)]),
  ]);

const accountXml = (account: SafTAccount): Xml | null =>
  xmlElement('Account', [
    xmlElement('AccountID', account.id),
    xmlElement('AccountDescription', longText(account.description)),
    xmlElement('GroupingCategory', account.groupingCategory),
    xmlElement('GroupingCode', account.groupingCode),
    xmlElement('AccountType', 'GL'),
    ...balancesXml(account),
  ]);

const partyXml = (party: SafTParty, name: 'Customer' | 'Supplier'): Xml | null =>
  xmlElement(name, [
    xmlElement('RegistrationNumber', party.organizationNumber),
    xmlElement('Name', longText(party.name)),
    party.address && addressXml(party.address),
    xmlElement(`${name}ID`, party.id),
    xmlElement('BalanceAccount', [xmlElement('AccountID', party.accountId), ...balancesXml(party)]),
  ]);

/** The sign of a balance decides its side; zero counts as debit. */
const balancesXml = ({ openingMinor, closingMinor }: SafTAccount | SafTParty): (Xml | null)[] => [
  balanceXml('Opening', openingMinor),
  balanceXml('Closing', closingMinor),
];

const balanceXml = (which: string, minor: number): Xml | null =>
  xmlElement(
    minor < 0 ? `${which}CreditBalance` : `${which}DebitBalance`,
    decimalAmount(Math.abs(minor)),
  );

export const addressXml = ({ street, postCode, town, country }: SafTAddress): Xml | null =>
  xmlElement('Address', [
    xmlElement('StreetName', longText(street)),
    xmlElement('City', longText(town)),
    xmlElement('PostalCode', postCode),
    xmlElement('Country', country),
  ]);

function taxTableXml(codes: SafTTaxCode[]): Xml | null {
  if (codes.length === 0) return null;
  return xmlElement('TaxTableEntry', [
    xmlElement('TaxType', 'MVA'),
    xmlElement('Description', 'Merverdiavgift'),
    ...codes.map((one) =>
      xmlElement('TaxCodeDetails', [
        xmlElement('TaxCode', one.code),
        xmlElement('Description', longText(one.description)),
        xmlElement('TaxPercentage', decimalAmount(one.rateHundredths)),
        xmlElement('Country', 'NO'),
        xmlElement('StandardTaxCode', one.standardCode),
        xmlElement('BaseRate', 100),
      ]),
    ),
  ]);
}

/** The schema's long text. Descriptions are cut, since only their beginning is read. */
export const longText = (text: string): string => text.slice(0, LONG_TEXT).toWellFormed();
