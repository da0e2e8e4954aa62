import { readWords } from '../../../../forms/words/read-words.ts';
import { wordsIn } from '../../../../forms/words/words-in.ts';
import type { WrittenLanguage } from '../../../core/format/written-language.ts';
import type { EhfFinding } from './ehf-finding.ts';

/** The labels that the console and the portal have for the fields of a document; the first names its owner. */
const places: Record<string, readonly string[]> = {
  accountNumber: ['bank_accounts.accountNumber'],
  amount: ['invoices.amount'],
  attachments: ['receipts'],
  buyerReference: ['invoices.buyerReference'],
  'client.address.country': ['clients', 'address.country'],
  'client.name': ['clients', 'clients.name'],
  'client.organizationNumber': ['clients', 'clients.orgNumber'],
  'credits.documentNumber': ['invoices', 'invoices.documentNumber'],
  'credits.invoicedOn': ['invoices.invoicedOn'],
  currency: ['invoices.currency'],
  deliveredOn: ['work_report.endDate'],
  documentNumber: ['invoices.documentNumber'],
  dueOn: ['invoices.dueOn'],
  invoicedOn: ['invoices.invoicedOn'],
  kid: ['invoices.kid'],
  lines: ['invoices.lines'],
  'lines.description': ['invoice_lines', 'invoice_lines.description'],
  'lines.period': ['invoice_lines', 'invoice_lines.workReport'],
  'lines.quantity': ['invoice_lines', 'invoice_lines.quantity'],
  'lines.unitPrice': ['invoice_lines', 'invoice_lines.unitPrice'],
  'lines.vatRate': ['invoice_lines', 'invoice_lines.vatRate'],
  'seller.address.country': ['freelance_profiles', 'address.country'],
  'seller.name': ['freelance_profiles', 'freelance_profiles.organizationName'],
  'seller.organizationNumber': ['freelance_profiles', 'freelance_profiles.organizationNumber'],
  total: ['invoices.total'],
  vat: ['invoices.vat'],
  vatGroups: ['invoices.vat'],
};

/** Findings as people read them, the field by its label and the rule by its name: `Kunde: Land (BR-11)`. */
export function describeFindings(findings: EhfFinding[], language: WrittenLanguage): string {
  const words = wordsIn(readWords(language));
  const describe = ({ rule, path }: EhfFinding) => {
    const position = /\.(\d+)/.exec(path)?.[1];
    const field = path.replace(/\.\d+/, '');
    const labels = (places[field] ?? places[field.split('.')[0] ?? ''] ?? []).map(
      (place) => words.field(place).label,
    );
    const owner =
      position && labels[0] ? [`${labels[0]} ${Number(position) + 1}`] : labels.slice(0, 1);
    return `${[...owner, ...labels.slice(1)].join(': ') || path} (${rule})`;
  };
  return [...new Set(findings.map(describe))].join('. ');
}
