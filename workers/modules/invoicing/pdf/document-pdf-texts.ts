import type { WrittenLanguage } from '#workers/core/format/written-language.ts';
import type { DocumentLine } from '../document-payload.ts';

/** The texts of the document apart from names. Written in each language, not translated from the other. */
export type DocumentPdfTexts = {
  number: (documentNumber: string) => string;
  subject: (title: string, seller: string) => string;
  to: string;
  delivered: string;
  deliveryPlace: string;
  yourReference: string;
  contact: string;
  ourReference: string;
  performedBy: string;
  toPay: string;
  within: (day: string) => string;
  credited: string;
  creditsInvoice: string;
  ofDay: string;
  deducted: string;
  refunded: string;
  sum: string;
  vatOf: (rate: string, base: string) => string;
  notVatRegistered: string;
  pay: string;
  kid: string;
  scan: string;
  note: string;
  register: string;
  page: (page: number, of: number) => string;
  continued: string;
  /** The names of a unit in singular and plural. */
  units: Record<DocumentLine['unit'], [string, string]>;
};

export const documentPdfTexts: Record<WrittenLanguage, DocumentPdfTexts> = {
  nb: {
    number: (documentNumber) => `Nr. ${documentNumber}`,
    subject: (title, seller) => `${title} fra ${seller}`,
    to: 'Til',
    delivered: 'Levert',
    deliveryPlace: 'Leveringssted',
    yourReference: 'Deres referanse',
    contact: 'Deres kontakt',
    ourReference: 'Vår referanse',
    performedBy: 'Utført av',
    toPay: 'Å betale',
    within: (day) => `innen ${day}`,
    credited: 'Krediteres',
    creditsInvoice: 'Gjelder faktura',
    ofDay: 'Fakturaens dato',
    deducted: 'trekkes fra det dere skylder',
    refunded: 'betales tilbake',
    sum: 'Sum uten mva.',
    vatOf: (rate, base) => `Mva. ${rate} % av ${base}`,
    notVatRegistered:
      'Selger er ikke registrert i Merverdiavgiftsregisteret. Det er ikke beregnet mva.',
    pay: 'Betaling',
    kid: 'KID',
    scan: 'Se fakturaen på nett',
    note: 'Merknad',
    register: 'Foretaksregisteret',
    page: (page, of) => `Side ${page} av ${of}`,
    continued: 'fortsetter',
    units: { HOUR: ['t', 't'], DAY: ['dag', 'dager'], KM: ['km', 'km'], PIECE: ['stk.', 'stk.'] },
  },
  en: {
    number: (documentNumber) => `No. ${documentNumber}`,
    subject: (title, seller) => `${title} from ${seller}`,
    to: 'To',
    delivered: 'Delivered',
    deliveryPlace: 'Place of delivery',
    yourReference: 'Your reference',
    contact: 'Your contact',
    ourReference: 'Our reference',
    performedBy: 'Carried out by',
    toPay: 'Amount due',
    within: (day) => `by ${day}`,
    credited: 'Credited',
    creditsInvoice: 'Credits invoice',
    ofDay: 'Date of invoice',
    deducted: 'deducted from what you owe',
    refunded: 'to be paid back',
    sum: 'Total without VAT',
    vatOf: (rate, base) => `VAT ${rate} % of ${base}`,
    notVatRegistered: 'The seller is not registered for VAT in Norway. No VAT is charged.',
    pay: 'Payment',
    kid: 'KID (payment reference)',
    scan: 'See the invoice online',
    note: 'Note',
    register: 'Foretaksregisteret',
    page: (page, of) => `Page ${page} of ${of}`,
    continued: 'continued',
    units: { HOUR: ['h', 'h'], DAY: ['day', 'days'], KM: ['km', 'km'], PIECE: ['pc', 'pcs'] },
  },
};
