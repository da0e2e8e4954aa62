import type { PayTable } from '../pay-document/draw-pay-table.ts';
import type { SlipDrawing, SlipInvoice } from './salary-slip.ts';

/** The invoices of a payout, from the amount to the gross salary; allowances are a step where there are any. */
export function slipInvoices({ slip, texts, labels }: SlipDrawing): PayTable {
  const { invoices } = slip;
  const column = (title: string, of: (invoice: SlipInvoice) => number) => {
    const amounts = invoices.map(of);
    return { title, amounts, total: amounts.reduce((sum, amount) => sum + amount, 0) };
  };
  const hasAllowances = invoices.some(({ allowances }) => allowances !== 0);
  return {
    titles: [labels.invoice, labels.client],
    rows: invoices.map(({ documentNumber, clientName, isCreditNote, amount }) => [
      documentNumber,
      isCreditNote
        ? `${labels.creditNote}, ${clientName}`
        : amount < 0
          ? `${labels.takenBack}, ${clientName}`
          : clientName,
    ]),
    columns: [
      column(texts.amount, ({ amount }) => amount),
      column(texts.fee, ({ platformFee }) => -platformFee),
      column(texts.employer, ({ employerTax }) => -employerTax),
      ...(hasAllowances ? [column(texts.untaxed, ({ allowances }) => -allowances)] : []),
      column(texts.gross, ({ grossSalary }) => grossSalary),
    ],
    total: invoices.length > 1 ? texts.total : null,
  };
}
