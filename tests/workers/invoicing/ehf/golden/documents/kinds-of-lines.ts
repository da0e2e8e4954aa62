import type { Documents } from './parts.ts';
import { benefit, diet, expense, extra, files, invoiceOf, mileage, trip } from './parts.ts';

/** Kinds of lines, their units and their rounding. */
export const ofLines: Documents = {
  'expense with its receipt': invoiceOf([{}, expense], {}, [files.pdf, files.png]),
  'expense without tax': invoiceOf([{}, { ...expense, vatRate: 0 }], {}, [files.receiptPdf]),
  mileage: invoiceOf([{}, mileage]),
  'mileage without addresses': invoiceOf([{ ...mileage, addressFrom: null, addressTo: null }]),
  diet: invoiceOf([{}, diet]),
  'diet of a trip': invoiceOf([{}, trip]),
  extra: invoiceOf([{}, extra]),
  benefit: invoiceOf([{}, benefit]),
  'work with lines that depend on it': invoiceOf([{}, expense, mileage, diet, extra, benefit]),
  'quarters of an hour': invoiceOf([{ quantity: 7.25, unitPrice: 87_333 }]),
  'days of work': invoiceOf([{ unit: 'DAY', quantity: 2.5, unitPrice: 780_000 }]),
  'pieces of work': invoiceOf([{ unit: 'PIECE', quantity: 1, unitPrice: 1_250_050 }]),
  'a line that costs nothing': invoiceOf([{}, { description: 'Oppstart', unitPrice: 0 }]),
  'the largest line': invoiceOf([{ quantity: 99_999.99, unitPrice: 1_000_000_000 }]),
  'three times 348.11': invoiceOf([
    { unit: 'PIECE', quantity: 1, unitPrice: 34_811 },
    { unit: 'PIECE', quantity: 1, unitPrice: 34_811 },
    { unit: 'PIECE', quantity: 1, unitPrice: 34_811 },
  ]),
  'two hundred lines of 0.02': invoiceOf(
    Array.from({ length: 200 }, (_, at) => ({
      description: `Stykk ${at + 1}`,
      unit: 'PIECE' as const,
      quantity: 1,
      unitPrice: 2,
      vatRate: 15,
      period: null,
    })),
  ),
  'two hundred lines of all rates': invoiceOf(
    Array.from({ length: 200 }, (_, at) => ({
      description: `Dag ${at + 1}`,
      quantity: (at % 8) + 0.25,
      unitPrice: 33_333 + at,
      vatRate: [25, 15, 12, 0][at % 4] ?? 25,
    })),
  ),
};
