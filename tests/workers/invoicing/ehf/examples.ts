import type { DocumentLine } from '#workers/modules/invoicing/document-payload.ts';
import type { EhfCreditNote, EhfInvoice } from '#workers/modules/invoicing/ehf/ehf-document.ts';

export const work: DocumentLine = {
  position: 1,
  kind: 'Arbeid',
  description: 'Programvareutviklere',
  quantity: 10,
  unit: 'HOUR',
  unitPrice: 95_000,
  amount: 950_000,
  vatRate: 25,
  vat: 237_500,
  period: { from: '2026-11-02', to: '2026-11-06' },
  addressFrom: null,
  addressTo: null,
};

const address = {
  line1: 'Storgata 1',
  line2: null,
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
};

export const invoice: EhfInvoice = {
  language: 'NB',
  documentNumber: '100001-1',
  invoicedOn: '2026-11-09',
  dueOn: '2026-11-23',
  deliveredOn: '2026-11-06',
  period: { from: '2026-11-02', to: '2026-11-06' },
  currency: 'NOK',
  seller: {
    name: 'Honorar Drift AS',
    organizationNumber: '974760673',
    address,
    vatRegistered: true,
    inBusinessRegister: true,
    isFreelancer: false,
  },
  freelancer: { name: 'Kari Nordmann', email: 'kari@example.com', language: 'NB' },
  client: {
    name: 'Drivhuset & Sønner AS',
    organizationNumber: '123456785',
    address,
    reference: 'Ola Hansen',
  },
  ...priced([work]),
  buyerReference: null,
  senderReference: null,
  orderReference: 'PO-7',
  note: 'Oppdraget er utført av Kari Nordmann.',
  kid: '10000100000015',
  accountNumber: '86011117947',
};

export const creditNote: EhfCreditNote = (({ dueOn, kid, accountNumber, ...described }) => ({
  ...described,
  documentNumber: '100001-K1',
  credits: { documentNumber: '100001-1', invoicedOn: '2026-11-09' },
}))(invoice);

/** The VAT percentages in force on the day of the examples. */
export const vatRates = [25, 15, 12, 0];

/** Lines with their sums; the VAT of a rate is rounded once and divided among its lines. */
export function priced(given: DocumentLine[]) {
  const lines = given.map((line, at) => {
    const { vatRate } = line;
    const before = sum(
      given.slice(0, at).flatMap((one) => (one.vatRate === vatRate ? one.amount : [])),
    );
    return { ...line, vat: vatOf(before + line.amount, vatRate) - vatOf(before, vatRate) };
  });
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a);
  const vatGroups = rates.map((rate) => {
    const base = sum(lines.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount));
    return { rate, base, vat: vatOf(base, rate) };
  });
  const amount = sum(lines.map((line) => line.amount));
  const vat = sum(vatGroups.map((group) => group.vat));
  return { lines, vatGroups, amount, vat, total: amount + vat };
}

function vatOf(base: number, rate: number): number {
  return Math.round((base * rate) / 100);
}

function sum(amounts: number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
