import { invoice } from '../../examples.ts';
import type { Documents } from './parts.ts';
import { clients, files, invoiceOf } from './parts.ts';

const { withoutReference } = clients;
const { client } = invoice;

/** References of a document besides its lines: other documents, dates, places, files. */
export const ofReferences: Documents = {
  'a reference of the buyer alone': invoiceOf([{}], {
    client: withoutReference,
    buyerReference: 'Avdeling 7',
    orderReference: null,
  }),
  'an order alone': invoiceOf([{}], { client: withoutReference, orderReference: 'PO-2026/11' }),
  'a reference person alone': invoiceOf([{}], { orderReference: null }),
  'a reference of the buyer, a person and an order': invoiceOf([{}], {
    buyerReference: 'Avdeling 7',
    senderReference: 'Nina Strand',
  }),
  'without a note': invoiceOf([{}], { note: null }),
  'a note of several lines': invoiceOf([{}], { note: 'Takk for oppdraget.\nHilsen Kari' }),
  'without a period': invoiceOf([{ period: null }], { period: null, deliveredOn: '2026-11-09' }),
  'a period of one day': invoiceOf([{ period: { from: '2026-11-06', to: '2026-11-06' } }], {
    period: { from: '2026-11-06', to: '2026-11-06' },
  }),
  'due the day it is dated': invoiceOf([{}], { dueOn: '2026-11-09' }),
  'due in the next year': invoiceOf([{}], { invoicedOn: '2026-12-31', dueOn: '2027-03-31' }),
  'in English': invoiceOf([{ kind: 'Work', description: 'Software development' }], {
    language: 'EN',
    note: 'The work was done by Kari Nordmann.',
  }),
  'another KID': invoiceOf([{}], { documentNumber: '999999-9999999', kid: '99999999999993' }),
  'standard rated to a client abroad': invoiceOf([{}], { client: clients.abroad }),
  'a country and no address': invoiceOf([{}], {
    client: {
      ...client,
      address: { line1: null, line2: null, postalCode: null, city: null, country: 'NO' },
    },
  }),
  'an address of two lines': invoiceOf([{}], {
    client: { ...client, address: { ...client.address!, line2: 'Bygg C, 4. etasje' } },
  }),
  'with its PDF': invoiceOf([{}], {}, [files.pdf]),
  'with its PDF and receipts of each kind': invoiceOf([{}], {}, [
    files.pdf,
    files.receiptPdf,
    files.png,
    files.jpeg,
  ]),
};
