import type { DocumentLine } from '#workers/modules/invoicing/document-payload.ts';
import type { EhfDocument } from '#workers/modules/invoicing/ehf/ehf-document.ts';
import type { Documents } from './parts.ts';
import { clients, creditOf, diet, expense, files, mileage, sellers, untaxed } from './parts.ts';

/**
 * A credit note for the remaining VAT of each rate, which the rounding of earlier ones has shifted.
 */
function restOf(line: Partial<DocumentLine>, vat: number): EhfDocument {
  const { document, ...more } = creditOf([line]);
  const whole = { vat, total: document.amount + vat };
  const lines = document.lines.map((one) => ({ ...one, vat }));
  const vatGroups = document.vatGroups.map((group) => ({ ...group, vat }));
  return { document: { ...document, ...whole, lines, vatGroups }, ...more };
}

const piece: Partial<DocumentLine> = { unit: 'PIECE', quantity: 1, period: null };

/** Credit notes: of the whole, of a part, of the rest after many parts. */
export const ofCredits: Documents = {
  'credit of a whole invoice': creditOf([{}]),
  'credit of a part': creditOf([{ quantity: 2.5 }]),
  'credit of all rates': creditOf([{}, { vatRate: 15 }, { vatRate: 12 }, untaxed]),
  'credit of expenses, mileage and diet': creditOf([expense, mileage, diet]),
  'credit of what is exempt': creditOf([untaxed]),
  'credit of what is zero rated': creditOf([untaxed], { client: clients.abroad }),
  'credit of a seller outside VAT': creditOf([untaxed], { seller: sellers.outsideVat }),
  'credit of a company': creditOf([{}], {
    seller: sellers.company,
    documentNumber: 'K1',
    credits: { documentNumber: '1', invoicedOn: '2026-11-09' },
  }),
  'one of six partial credits of 10.05': creditOf([
    { ...piece, quantity: 0.1, unitPrice: 1_005, amount: 101 },
  ]),
  'rest of six partial credits of 10.05': creditOf([
    { ...piece, quantity: 0.4, unitPrice: 1_005, amount: 399 },
  ]),
  'rest of the VAT of 3 × 348.11': restOf({ ...piece, unitPrice: 34_811 }, 8_702),
  'rest of an amount and of its VAT': restOf(
    { ...piece, quantity: 0.4, unitPrice: 1_005, amount: 399 },
    97,
  ),
  'credit with its reason and PDF': creditOf([{}], { note: 'Avtalt avslag på timene i uke 45' }, [
    files.creditPdf,
  ]),
  'credit without a reason': creditOf([{}], { note: null }),
  'credit of the day of its invoice': creditOf([{}], { invoicedOn: '2026-11-09' }),
  'credit to a client without a reference': creditOf([{}], {
    client: clients.withoutReference,
    orderReference: 'PO-7',
  }),
};
