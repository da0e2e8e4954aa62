import type { WrittenLanguage } from '../../../core/format/written-language.ts';
import type { InvoicePayloadLine } from '../invoice-payload.ts';

/** Every word on the document. Written in each language, not translated from the other. */
export type InvoicePdfTexts = {
  invoice: string;
  number: (documentNumber: string) => string;
  subject: (seller: string) => string;
  to: string;
  invoicedOn: string;
  dueOn: string;
  delivered: string;
  deliveryPlace: string;
  yourReference: string;
  contact: string;
  ourReference: string;
  orderReference: string;
  performedBy: string;
  toPay: string;
  within: (day: string) => string;
  description: string;
  quantity: string;
  unitPrice: string;
  vatRate: string;
  amount: string;
  sum: string;
  vatOf: (rate: string, base: string) => string;
  notVatRegistered: string;
  pay: string;
  kid: string;
  account: string;
  scan: string;
  note: string;
  organizationNumber: string;
  register: string;
  page: (page: number, of: number) => string;
  continued: string;
  /** What a quantity counts, of one and of any other number. */
  units: Record<InvoicePayloadLine['unit'], [string, string]>;
};

export const invoicePdfTexts: Record<WrittenLanguage, InvoicePdfTexts> = {
  nb: {
    invoice: 'Faktura',
    number: (documentNumber) => `Nr. ${documentNumber}`,
    subject: (seller) => `Faktura fra ${seller}`,
    to: 'Til',
    invoicedOn: 'Fakturadato',
    dueOn: 'Forfall',
    delivered: 'Levert',
    deliveryPlace: 'Leveringssted',
    yourReference: 'Deres referanse',
    contact: 'Deres kontakt',
    ourReference: 'Vår referanse',
    orderReference: 'Ordrenummer',
    performedBy: 'Utført av',
    toPay: 'Å betale',
    within: (day) => `innen ${day}`,
    description: 'Beskrivelse',
    quantity: 'Antall',
    unitPrice: 'Pris',
    vatRate: 'Mva.',
    amount: 'Beløp',
    sum: 'Sum uten mva.',
    vatOf: (rate, base) => `Mva. ${rate} % av ${base}`,
    notVatRegistered:
      'Selger er ikke registrert i Merverdiavgiftsregisteret. Det er ikke beregnet mva.',
    pay: 'Betaling',
    kid: 'KID',
    account: 'Kontonummer',
    scan: 'Se fakturaen på nett',
    note: 'Merknad',
    organizationNumber: 'Org.nr.',
    register: 'Foretaksregisteret',
    page: (page, of) => `Side ${page} av ${of}`,
    continued: 'fortsetter',
    units: { HOUR: ['t', 't'], DAY: ['dag', 'dager'], KM: ['km', 'km'], PIECE: ['stk.', 'stk.'] },
  },
  en: {
    invoice: 'Invoice',
    number: (documentNumber) => `No. ${documentNumber}`,
    subject: (seller) => `Invoice from ${seller}`,
    to: 'To',
    invoicedOn: 'Invoice date',
    dueOn: 'Due date',
    delivered: 'Delivered',
    deliveryPlace: 'Place of delivery',
    yourReference: 'Your reference',
    contact: 'Your contact',
    ourReference: 'Our reference',
    orderReference: 'Order number',
    performedBy: 'Carried out by',
    toPay: 'Amount due',
    within: (day) => `by ${day}`,
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Price',
    vatRate: 'VAT',
    amount: 'Amount',
    sum: 'Total without VAT',
    vatOf: (rate, base) => `VAT ${rate} % of ${base}`,
    notVatRegistered: 'The seller is not registered for VAT in Norway. No VAT is charged.',
    pay: 'Payment',
    kid: 'KID (payment reference)',
    account: 'Account number',
    scan: 'See the invoice online',
    note: 'Note',
    organizationNumber: 'Org. no.',
    register: 'Foretaksregisteret',
    page: (page, of) => `Page ${page} of ${of}`,
    continued: 'continued',
    units: { HOUR: ['h', 'h'], DAY: ['day', 'days'], KM: ['km', 'km'], PIECE: ['pc', 'pcs'] },
  },
};
