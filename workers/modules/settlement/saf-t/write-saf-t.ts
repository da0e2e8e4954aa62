import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlDocument, xmlElement } from '#shared/xml.ts';
import { checkSafT } from './check-saf-t.ts';
import { addressXml, longText, masterFilesXml } from './master-files-xml.ts';
import type { SafT, SafTCompany, SafTLine, SafTRefusal, SafTTransaction } from './saf-t.ts';

type Rates = ReadonlyMap<string, number>;

const transactionXml = (transaction: SafTTransaction, rates: Rates): Xml | null =>
  xmlElement('Transaction', [
    xmlElement('TransactionID', transaction.id),
    xmlElement('Period', Number(transaction.postedOn.slice(5, 7))),
    xmlElement('PeriodYear', transaction.postedOn.slice(0, 4)),
    xmlElement('TransactionDate', transaction.occurredOn),
    xmlElement('Description', longText(transaction.description)),
    xmlElement('SystemEntryDate', transaction.enteredOn),
    xmlElement('GLPostingDate', transaction.postedOn),
    ...transaction.lines.map((line) => lineXml(line, rates)),
  ]);

/** The side replaces the sign. */
const amountXml = (minor: number): Xml | null =>
  xmlElement('Amount', decimalAmount(Math.abs(minor)));

export type WrittenSafT =
  | { isWritten: true; xml: string }
  | { isWritten: false; refusals: SafTRefusal[] };

const VERSION = '1.30';
const NAMESPACE = 'urn:StandardAuditFile-Taxation-Financial:NO';

/** Writes SAF-T Financial 1.30. Books that do not balance are not written. */
export function writeSafT(books: SafT): WrittenSafT {
  const refusals = checkSafT(books);
  if (refusals.length > 0) return { isWritten: false, refusals };
  const root = xmlElement(
    'AuditFile',
    [headerXml(books), masterFilesXml(books), entriesXml(books)],
    { xmlns: NAMESPACE },
  );
  return { isWritten: true, xml: xmlDocument(root) };
}

/** The name that Skatteetaten prescribes. `createdAt` is `2026-11-25T10:00:00`. */
export const safTFileName = (organizationNumber: string, createdAt: string): `${string}.xml` =>
  `SAF-T Financial_${organizationNumber}_${createdAt.replace(/\D/g, '').slice(0, 14)}_1_1.xml`;

const headerXml = ({ createdOn, software, company, from, to }: SafT): Xml | null =>
  xmlElement('Header', [
    xmlElement('AuditFileVersion', VERSION),
    xmlElement('AuditFileCountry', 'NO'),
    xmlElement('AuditFileDateCreated', createdOn),
    xmlElement('SoftwareCompanyName', software.company),
    xmlElement('SoftwareID', software.name),
    xmlElement('SoftwareVersion', software.version),
    companyXml(company),
    xmlElement('DefaultCurrencyCode', 'NOK'),
    xmlElement('SelectionCriteria', [
      xmlElement('SelectionStartDate', from),
      xmlElement('SelectionEndDate', to),
    ]),
    xmlElement('TaxAccountingBasis', 'A'),
  ]);

const companyXml = (company: SafTCompany): Xml | null =>
  xmlElement('Company', [
    xmlElement('RegistrationNumber', company.organizationNumber),
    xmlElement('Name', longText(company.name)),
    addressXml(company.address),
    xmlElement('Contact', [
      xmlElement('ContactPerson', [
        xmlElement('FirstName', company.contact.firstName),
        xmlElement('LastName', company.contact.lastName),
      ]),
      xmlElement('Telephone', company.contact.phone),
    ]),
    company.isVatRegistered
      ? xmlElement('TaxRegistration', [
          xmlElement('TaxRegistrationNumber', `${company.organizationNumber}MVA`),
          xmlElement('TaxAuthority', 'Skatteetaten'),
        ])
      : null,
  ]);

function entriesXml(books: SafT): Xml | null {
  const rates = new Map(books.taxCodes.map(({ code, rateHundredths }) => [code, rateHundredths]));
  const transactions = books.journals.flatMap((journal) => journal.transactions);
  let debit = 0n;
  let credit = 0n;
  for (const { amountMinor } of transactions.flatMap(({ lines }) => lines)) {
    if (amountMinor > 0) debit += BigInt(amountMinor);
    else credit -= BigInt(amountMinor);
  }
  return xmlElement('GeneralLedgerEntries', [
    xmlElement('NumberOfEntries', transactions.length),
    xmlElement('TotalDebit', decimalAmount(debit)),
    xmlElement('TotalCredit', decimalAmount(credit)),
    ...books.journals.map((journal) =>
      xmlElement('Journal', [
        xmlElement('JournalID', journal.id),
        xmlElement('Description', longText(journal.description)),
        xmlElement('Type', journal.type),
        ...journal.transactions.map((transaction) => transactionXml(transaction, rates)),
      ]),
    ),
  ]);
}

function lineXml(line: SafTLine, rates: Rates): Xml | null {
  const side = line.amountMinor > 0 ? 'Debit' : 'Credit';
  const { tax } = line;
  return xmlElement('Line', [
    xmlElement('RecordID', line.id),
    xmlElement('AccountID', line.accountId),
    xmlElement('CustomerID', line.customerId),
    xmlElement('SupplierID', line.supplierId),
    xmlElement('Description', longText(line.description)),
    xmlElement(`${side}Amount`, [amountXml(line.amountMinor)]),
    tax &&
      xmlElement('TaxInformation', [
        xmlElement('TaxType', 'MVA'),
        xmlElement('TaxCode', tax.code),
        xmlElement('TaxPercentage', decimalAmount(rates.get(tax.code) ?? 0)),
        xmlElement('Country', 'NO'),
        xmlElement('TaxBase', decimalAmount(Math.abs(tax.baseMinor))),
        xmlElement(`${side}TaxAmount`, [amountXml(tax.amountMinor)]),
      ]),
    xmlElement('CID', line.kid),
  ]);
}
