import type { WrittenLanguage } from '../../core/format/written-values.ts';

/**
 * The read model of a sales document, an invoice or a credit note, for every rendering of it.
 * `app_private.invoice_payload(invoice_id uuid)` and `app_private.credit_note_payload(credit_note_id uuid)`
 * return it as jsonb. Amounts are integers in minor units (øre), percents are plain numbers (25 is 25 %),
 * days are `YYYY-MM-DD`. Keys are always present; unknown values are null, never missing.
 */
export type DocumentPayload = {
  id: string;
  /** The account that owns the document and its file. */
  accountId: string;
  status: string;
  language: 'NB' | 'EN';
  documentNumber: string;
  /** The day it is dated. */
  invoicedOn: string;
  /** The day the service was finished: the latest end date of the work reports, else the day of the invoice. */
  deliveredOn: string;
  /** First and last day of the work reports, when there are any. */
  period: { from: string; to: string } | null;
  currency: string;
  seller: DocumentParty & {
    vatRegistered: boolean;
    /** In Foretaksregisteret. */
    inBusinessRegister: boolean;
    isFreelancer: boolean;
  };
  /** The freelancer. Named as contact on the document when the seller is the operating company. */
  freelancer: { name: string; email: string; language: 'NB' | 'EN' };
  client: DocumentParty & { reference: string | null };
  lines: DocumentLine[];
  /** One per VAT rate, highest rate first; sums of the lines at that rate. */
  vatGroups: { rate: number; base: number; vat: number }[];
  /** Without VAT. */
  amount: number;
  vat: number;
  total: number;
  buyerReference: string | null;
  /** The freelancer's person named on it. */
  senderReference: string | null;
  orderReference: string | null;
  note: string | null;
  /** Path of the invoice's public page without the host: `/v2/nb/invoicemore/public-invoice/<token>`. */
  publicPath: string;
  /** The account's part of a portal address: `personal/<slug>` or `business/<slug>`. */
  accountPath: string;
  pdf: { fileId: string; filename: string; storageKey: string } | null;
};

/** Postal address as the composite type `app_public.address` gives it, without coordinates. */
export type PayloadAddress = {
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
};

export type DocumentParty = {
  name: string;
  organizationNumber: string | null;
  address: PayloadAddress | null;
};

export type DocumentLine = {
  position: number;
  /** The kind of line, in the document's language. */
  kind: string;
  description: string;
  quantity: number;
  /** HOUR for a time report, else what the line type counts. */
  unit: 'HOUR' | 'DAY' | 'KM' | 'PIECE';
  unitPrice: number;
  amount: number;
  vatRate: number;
  vat: number;
  period: { from: string; to: string } | null;
  addressFrom: string | null;
  addressTo: string | null;
  /** The trip of an allowance; absent in credit notes and in documents from before trips were recorded. */
  travel?: DocumentTravel | null;
};

export type DocumentTravel = {
  purpose: string | null;
  /** By the clock in Norway, `YYYY-MM-DDTHH:MM`. */
  departure: string | null;
  return: string | null;
  lodging: 'HOTEL' | 'WITHOUT_COOKING' | 'WITH_COOKING' | null;
  lodgingName: string | null;
  breakfasts: number;
  lunches: number;
  dinners: number;
  /** The amounts of its days; none for mileage. */
  days: DocumentTravelDay[];
};

export type DocumentTravelDay = {
  day: string;
  allowance: 'SIX_TO_TWELVE_HOURS' | 'OVER_TWELVE_HOURS' | 'OVERNIGHT';
  rate: number;
  /** Deducted for meals that were provided. */
  meals: number;
  amount: number;
};

/** An address as lines of a letter. The country is only written when it is not Norway. */
export function addressLines(address: PayloadAddress | null, language: WrittenLanguage): string[] {
  if (!address) return [];
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  const country =
    address.country && address.country !== 'NO' ? countryName(address.country, language) : null;
  return [address.line1, address.line2, town, country].filter((line): line is string => !!line);
}

function countryName(code: string, language: WrittenLanguage): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    // A value that is no country code is printed as typed.
    return code;
  }
}
