import type { WrittenLanguage } from '#workers/core/format/written-language.ts';

/** The texts that only salary reports have. Written in each language, not translated from the other. */
export type ReportTexts = {
  titles: Record<'MONTH' | 'YEAR', string>;
  period: string;
  payouts: string;
  yours: string;
  ofTotal: (total: string) => string;
  rowTitles: Record<'MONTH' | 'YEAR', string>;
  adjustment: string;
  notEmployed: string;
  reported: string;
};

export const reportTexts: Record<WrittenLanguage, ReportTexts> = {
  nb: {
    titles: { MONTH: 'Lønnsrapport', YEAR: 'Årsoppgave' },
    period: 'Periode',
    payouts: 'Utbetalinger',
    yours: 'Dette fikk du',
    ofTotal: (total) => `av ${total} kr kundene har betalt for arbeidet, uten mva.`,
    rowTitles: { MONTH: 'Dato', YEAR: 'Måned' },
    adjustment: 'Annet',
    notEmployed: 'Du er oppdragstaker og ikke ansatt. Det er ikke opptjent feriepenger.',
    reported:
      'Lønn og skattetrekk rapporteres til Skatteetaten i a-meldingen for måneden de er utbetalt i.',
  },
  en: {
    titles: { MONTH: 'Salary report', YEAR: 'Annual statement' },
    period: 'Period',
    payouts: 'Payouts',
    yours: 'This is what you got',
    ofTotal: (total) => `of the NOK ${total} your clients paid for the work, without VAT`,
    rowTitles: { MONTH: 'Date', YEAR: 'Month' },
    adjustment: 'Other',
    notEmployed: 'You are a freelancer and not employed. No holiday pay has been earned.',
    reported:
      'Salary and tax withheld are reported to the tax authority for the month they were paid in.',
  },
};
