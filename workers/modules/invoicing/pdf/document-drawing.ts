import type { WrittenLanguage } from '#workers/core/format/written-values.ts';
import { PDF_PAGE, turnPage } from '#workers/core/pdf/create-pdf.ts';
import type { PdfCanvas } from '#workers/core/pdf/pdf-canvas.ts';
import type { DocumentLine, DocumentPayload } from '../document-payload.ts';
import type { DocumentWords } from '../document-words.ts';

/** The texts of the document apart from names. Written in each language, not translated from the other. */
type DocumentPdfTexts = {
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
  /** The mark of a document that is not sent yet, on its pages and in place of its number. */
  draft: string;
  notSent: string;
  numberLater: string;
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
    draft: 'UTKAST',
    notSent: 'Utkast, ikke sendt',
    numberLater: 'kommer når fakturaen sendes',
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
    draft: 'DRAFT',
    notSent: 'Draft, not sent',
    numberLater: 'given when the invoice is sent',
    units: { HOUR: ['h', 'h'], DAY: ['day', 'days'], KM: ['km', 'km'], PIECE: ['pc', 'pcs'] },
  },
};

/** The state shared by all parts of a sales document, including the vertical position of the pen. */
export type DocumentDrawing = {
  canvas: PdfCanvas;
  document: DocumentPayload;
  texts: DocumentPdfTexts;
  words: DocumentWords;
  language: WrittenLanguage;
  /** The title of the document: its kind. */
  title: string;
  /** Not sent yet: without a number, marked on every page. */
  isDraft: boolean;
  /** The first facts, each with its label. */
  dates: [string, string][];
  /** The name of the fact that is set strong; null when none is more than the others. */
  decisive: string | null;
  /** The label of the total, and the instruction below it. */
  total: { label: string; about: string };
  /** Address of the public page, for the code that is scanned. */
  publicUrl: string;
  /** The top of the next part. */
  y: number;
};

/** Turns the page when what comes next would be split by its end. */
export function breakPageBefore(drawing: DocumentDrawing, height: number): void {
  if (drawing.y + height > PDF_PAGE.bottom) addPage(drawing);
}

/** The number of the document; a draft has none. */
export const numberOf = ({ isDraft, document, texts }: Numbered): string =>
  isDraft ? texts.notSent : document.documentNumber;

type Numbered = Pick<DocumentDrawing, 'isDraft' | 'document' | 'texts'>;

/** Starts a new page with the document's number at its top. */
export function addPage(drawing: DocumentDrawing): void {
  const { canvas, document, texts, title } = drawing;
  const number = `${title} ${numberOf(drawing)} · ${texts.continued}`;
  drawing.y = turnPage(canvas, document.seller.name, number);
}
