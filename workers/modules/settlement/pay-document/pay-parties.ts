import { formatIdentifier } from '#shared/format-identifier.ts';
import type { WrittenLanguage } from '#workers/core/format/written-values.ts';
import type { PdfCanvas } from '#workers/core/pdf/pdf-canvas.ts';
import type { PayloadAddress } from '../../invoicing/document-payload.ts';

/** The texts that salary slips and reports share. Written in each language, not translated from the other. */
type PayTexts = {
  to: string;
  personalNumber: string;
  organizationNumber: string;
  parts: Record<'fee' | 'employer' | 'tax' | 'attachment' | 'yours', string>;
  amount: string;
  fee: string;
  employer: string;
  untaxed: string;
  gross: string;
  tax: string;
  attachment: string;
  paid: string;
  total: string;
  continued: string;
  page: (page: number, of: number) => string;
};

export const payTexts: Record<WrittenLanguage, PayTexts> = {
  nb: {
    to: 'Til',
    personalNumber: 'Fødselsnummer',
    organizationNumber: 'Org.nr.',
    parts: {
      fee: 'Honorars andel',
      employer: 'Arbeidsgiveravgift',
      tax: 'Skattetrekk',
      attachment: 'Utleggstrekk',
      yours: 'Ditt',
    },
    amount: 'Beløp',
    fee: 'Honorars andel',
    employer: 'Arb.g.avgift',
    untaxed: 'Trekkfritt',
    gross: 'Bruttolønn',
    tax: 'Skattetrekk',
    attachment: 'Utleggstrekk',
    paid: 'Utbetalt',
    total: 'Sum',
    continued: 'fortsetter',
    page: (page, of) => `Side ${page} av ${of}`,
  },
  en: {
    to: 'To',
    personalNumber: 'National identity number',
    organizationNumber: 'Org. no.',
    parts: {
      fee: 'Honorar’s share',
      employer: 'Employer’s contribution',
      tax: 'Tax withheld',
      attachment: 'Attachment of earnings',
      yours: 'Yours',
    },
    amount: 'Amount',
    fee: 'Honorar’s share',
    employer: 'Employer’s c.',
    untaxed: 'Not taxed',
    gross: 'Gross salary',
    tax: 'Tax withheld',
    attachment: 'Attachment',
    paid: 'Paid',
    total: 'Total',
    continued: 'continued',
    page: (page, of) => `Page ${page} of ${of}`,
  },
};

/** The payer and the receiver of a salary slip or report, as they were on its day. */
export type PayParties = {
  language: 'NB' | 'EN';
  payer: {
    name: string;
    organizationNumber: string | null;
    address: PayloadAddress | null;
  };
  receiver: { name: string; address: PayloadAddress | null };
};

/** A salary slip or report under way, and the place of the pen. */
export type PayDrawing = {
  canvas: PdfCanvas;
  parties: PayParties;
  /** Eleven digits in Norway; null for those who have none. */
  personalNumber: string | null;
  title: string;
  /** The line below the title, such as the day of payout. */
  about: string;
  texts: PayTexts;
  language: WrittenLanguage;
  /** The top of the next part. */
  y: number;
};

/** The payer's organisation number with its name, as the law requires it on a salary slip. */
export function payerLine({ parties, texts }: Pick<PayDrawing, 'parties' | 'texts'>): string {
  const { organizationNumber } = parties.payer;
  if (!organizationNumber) return '';
  return `${texts.organizationNumber} ${formatIdentifier.organizationNumber(organizationNumber)}`;
}
