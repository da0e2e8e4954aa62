import type { WrittenLanguage } from '#workers/core/format/written-language.ts';

/** The texts that salary slips and reports share. Written in each language, not translated from the other. */
export type PayTexts = {
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
