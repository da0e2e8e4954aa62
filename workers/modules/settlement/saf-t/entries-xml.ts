import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlElement } from '#shared/xml.ts';
import { longText } from './master-files-xml.ts';
import type { SafT, SafTLine, SafTTransaction } from './saf-t.ts';

export function entriesXml(books: SafT): Xml | null {
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

/** The side replaces the sign. */
const amountXml = (minor: number): Xml | null =>
  xmlElement('Amount', decimalAmount(Math.abs(minor)));
