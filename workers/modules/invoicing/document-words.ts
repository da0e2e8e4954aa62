import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { WrittenLanguage } from '../../core/format/written-values.ts';

/** The labels of invoices, credit notes and their fields, on the document and in its mail. */
export type DocumentWords = ReturnType<typeof readDocumentWords>;

const known = new Map<WrittenLanguage, DocumentWords>();

/** Cached for each language, since every document uses the same labels. */
export function documentWords(language: WrittenLanguage): DocumentWords {
  const words = known.get(language) ?? readDocumentWords(language);
  known.set(language, words);
  return words;
}

function readDocumentWords(language: WrittenLanguage) {
  const words = wordsIn(readWords(language));
  const called = (place: string) => words.field(place).label;
  return {
    invoice: words.noun('invoices').one,
    creditNote: words.noun('credit_notes').one,
    receipt: words.noun('receipts').one,
    creditedOn: called('credit_notes.creditedOn'),
    invoicedOn: called('invoices.invoicedOn'),
    dueOn: called('invoices.dueOn'),
    orderReference: called('invoices.orderReference'),
    accountNumber: called('bank_accounts.accountNumber'),
    organizationNumber: words.field('clients.orgNumber').short,
    description: called('invoice_lines.description'),
    quantity: called('invoice_lines.quantity'),
    unitPrice: called('invoice_lines.unitPrice'),
    vatRate: called('invoice_lines.vatRate'),
    amount: called('invoice_lines.amount'),
  };
}
