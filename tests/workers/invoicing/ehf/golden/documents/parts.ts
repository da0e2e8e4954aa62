import type { DocumentLine } from '#workers/modules/invoicing/document-payload.ts';
import type {
  EhfAttachment,
  EhfCreditNote,
  EhfDocument,
  EhfInvoice,
} from '#workers/modules/invoicing/ehf/ehf-document.ts';
import { creditNote, invoice, priced, vatRates, work } from '../../examples.ts';

export type Documents = Record<string, EhfDocument>;

/** Lines in their order, each with the amount of its quantity and price unless given. */
export function lines(...given: Partial<DocumentLine>[]): DocumentLine[] {
  return given.map((line, position) => {
    const whole = { ...work, ...line };
    const amount =
      line.amount ?? Math.round((Math.round(whole.quantity * 100) * whole.unitPrice) / 100);
    return { ...whole, position, amount };
  });
}

export const invoiceOf = (
  given: Partial<DocumentLine>[],
  changed: Partial<EhfInvoice> = {},
  attachments: readonly EhfAttachment[] = [],
): EhfDocument => ({
  document: { ...invoice, ...priced(lines(...given)), ...changed },
  attachments,
  vatRates,
});

export const creditOf = (
  given: Partial<DocumentLine>[],
  changed: Partial<EhfCreditNote> = {},
  attachments: readonly EhfAttachment[] = [],
): EhfDocument => ({
  document: { ...creditNote, ...priced(lines(...given)), ...changed },
  attachments,
  vatRates,
});

const { seller, client } = invoice;
const own = { isFreelancer: true, name: 'Nordmann Design AS', organizationNumber: '810202572' };

export const sellers = {
  company: { ...seller, ...own },
  sole: { ...seller, ...own, name: 'Nordmann Design', inBusinessRegister: false },
  outsideVat: {
    ...seller,
    ...own,
    name: 'Nordmann Yoga',
    vatRegistered: false,
    inBusinessRegister: false,
  },
  outsideVatCompany: { ...seller, ...own, name: 'Nordmann Helse AS', vatRegistered: false },
};

export const clients = {
  abroad: {
    ...client,
    name: 'Svea Konsult NUF',
    address: {
      line1: 'Sveavägen 1',
      line2: null,
      postalCode: '111 57',
      city: 'Stockholm',
      country: 'SE',
    },
  },
  withoutReference: { ...client, reference: null },
};

export const expense: Partial<DocumentLine> = {
  kind: 'Utlegg',
  description: 'Togbillett Oslo–Bergen',
  quantity: 1,
  unit: 'PIECE',
  unitPrice: 89_900,
  vatRate: 12,
  period: null,
};
export const mileage: Partial<DocumentLine> = {
  kind: 'Kjøring',
  description: 'Kjøring',
  quantity: 41.5,
  unit: 'KM',
  unitPrice: 530,
  vatRate: 25,
  period: null,
  addressFrom: 'Storgata 1, Oslo',
  addressTo: 'Bragernes torg, Drammen',
};
export const diet: Partial<DocumentLine> = {
  kind: 'Diett',
  description: 'Diett',
  quantity: 2,
  unit: 'DAY',
  unitPrice: 101_200,
  vatRate: 25,
  period: null,
};
export const trip: Partial<DocumentLine> = {
  ...diet,
  quantity: 1,
  unit: 'PIECE',
  unitPrice: 221_860,
  addressFrom: 'Oslo',
  addressTo: 'Bergen',
  period: { from: '2026-11-03', to: '2026-11-05' },
  travel: {
    purpose: 'Fotografering av sommerfesten',
    departure: '2026-11-03T08:00',
    return: '2026-11-05T15:00',
    lodging: 'HOTEL',
    lodgingName: 'Hotell Norge, Bergen',
    breakfasts: 1,
    lunches: 0,
    dinners: 0,
    days: [
      { day: '2026-11-03', allowance: 'OVERNIGHT', rate: 101_200, meals: 20_240, amount: 80_960 },
      { day: '2026-11-04', allowance: 'OVERNIGHT', rate: 101_200, meals: 0, amount: 101_200 },
      {
        day: '2026-11-05',
        allowance: 'SIX_TO_TWELVE_HOURS',
        rate: 39_700,
        meals: 0,
        amount: 39_700,
      },
    ],
  },
};
export const extra: Partial<DocumentLine> = {
  kind: 'Tillegg',
  description: 'Kveldstillegg',
  quantity: 4,
  unit: 'PIECE',
  unitPrice: 12_550,
  vatRate: 25,
  period: null,
};
export const benefit: Partial<DocumentLine> = {
  kind: 'Naturalytelse',
  description: 'Fri telefon',
  quantity: 1,
  unit: 'PIECE',
  unitPrice: 36_600,
  vatRate: 25,
  period: null,
};
export const untaxed: Partial<DocumentLine> = { vatRate: 0, vat: 0 };

const file = (
  filename: string,
  contentType: string,
  description = 'Kvittering',
): EhfAttachment => ({
  description,
  filename,
  contentType,
  content: Buffer.from(`${contentType} ${filename}`),
});
export const files = {
  pdf: file('Faktura 100001-1.pdf', 'application/pdf', 'Faktura'),
  creditPdf: file('Kreditnota 100001-K1.pdf', 'application/pdf', 'Kreditnota'),
  png: file('kvittering "æ" & <ø>.png', 'image/png'),
  jpeg: file('IMG_0001.JPG', 'image/jpeg'),
  receiptPdf: file('hotell.pdf', 'application/pdf'),
};
