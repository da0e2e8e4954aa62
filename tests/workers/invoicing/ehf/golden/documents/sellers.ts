import type { Documents } from './parts.ts';
import { clients, diet, expense, invoiceOf, mileage, sellers, untaxed } from './parts.ts';

/** Sellers, registered for VAT or not, and the effect on the VAT. */
export const ofSellers: Documents = {
  'operating company sells at 25 per cent': invoiceOf([{}]),
  'operating company sells at 15 per cent': invoiceOf([{ vatRate: 15 }]),
  'operating company sells at 12 per cent': invoiceOf([{ vatRate: 12 }]),
  'all rates on one invoice': invoiceOf([
    {},
    { vatRate: 15, description: 'Servering' },
    { vatRate: 12, description: 'Persontransport' },
    { ...untaxed, description: 'Undervisning' },
  ]),
  'exempt from VAT': invoiceOf([{ ...untaxed, description: 'Undervisning' }]),
  'exempt and standard rated': invoiceOf([{ ...untaxed, description: 'Undervisning' }, {}]),
  'zero rated to a client abroad': invoiceOf([untaxed], { client: clients.abroad }),
  'zero rated and standard rated to a client abroad': invoiceOf([untaxed, {}], {
    client: clients.abroad,
  }),
  'company sells for itself': invoiceOf([{}], { seller: sellers.company, documentNumber: '1' }),
  'sole proprietor registered for VAT': invoiceOf([{}], {
    seller: sellers.sole,
    documentNumber: '2026001',
  }),
  'seller outside VAT': invoiceOf([untaxed], { seller: sellers.outsideVat, documentNumber: '17' }),
  'company outside VAT': invoiceOf([untaxed], {
    seller: sellers.outsideVatCompany,
    documentNumber: '18',
  }),
  'seller outside VAT with expenses, mileage and diet': invoiceOf(
    [untaxed, { ...expense, ...untaxed }, { ...mileage, ...untaxed }, { ...diet, ...untaxed }],
    { seller: sellers.outsideVat, documentNumber: '19' },
  ),
  'seller outside VAT to a client abroad': invoiceOf([untaxed], {
    seller: sellers.outsideVat,
    client: clients.abroad,
    documentNumber: '20',
  }),
};
