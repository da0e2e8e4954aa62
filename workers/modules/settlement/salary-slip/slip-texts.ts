import type { WrittenLanguage } from '#workers/core/format/written-values.ts';
import type { AllowanceKind, TaxCardKind, TaxReason } from './salary-slip.ts';

/** The texts of a salary slip. Written in each language, not translated from the other. */
export type SlipTexts = {
  title: string;
  paidOn: (day: string) => string;
  payoutDate: string;
  period: string;
  account: string;
  accountEnding: (digits: string) => string;
  taxCard: string;
  taxCards: Record<TaxCardKind, (percent: string, limit: string) => string>;
  noTaxCard: (percent: string) => string;
  yours: string;
  ofTotal: (total: string) => string;
  invoice: string;
  creditNote: string;
  /** A reversed payment. */
  takenBack: string;
  client: string;
  pay: string;
  taxOf: (percent: string, taxed: string) => string;
  attachment: (reference: string) => string;
  allowances: Record<AllowanceKind, string>;
  adjustment: string;
  returned: string;
  paidTo: (digits: string) => string;
  soFar: (year: number) => string;
  taxDiffers: (estimated: string, withheld: string) => string;
  reasons: Record<TaxReason, string>;
  notEmployed: string;
};

export const slipTexts: Record<WrittenLanguage, SlipTexts> = {
  nb: {
    title: 'Lønnsslipp',
    paidOn: (day) => `Utbetalt ${day}`,
    payoutDate: 'Utbetalt',
    period: 'Opptjent',
    account: 'Konto',
    accountEnding: (digits) => `som slutter på ${digits}`,
    taxCard: 'Skattekort',
    taxCards: {
      PERCENT: (percent) => `Prosentkort, ${percent} %`,
      TABLE: (percent) => `Tabellkort, ${percent} %`,
      FREE: (_, limit) => `Frikort, ${limit} kr`,
      NONE: (percent) => `Ikke skattekort, ${percent} %`,
    },
    noTaxCard: (percent) => `Mangler, ${percent} %`,
    yours: 'Dette får du',
    ofTotal: (total) => `av ${total} kr kundene har betalt for arbeidet, uten mva.`,
    invoice: 'Faktura',
    creditNote: 'Kreditnota',
    takenBack: 'Betaling tilbakeført',
    client: 'Kunde',
    pay: 'Lønn',
    taxOf: (percent, taxed) => `Skattetrekk, ${percent} % av ${taxed}`,
    attachment: (reference) => `Utleggstrekk, sak ${reference}`,
    allowances: {
      MILEAGE: 'Kjøregodtgjørelse, trekkfri',
      DIET: 'Diett, trekkfri',
      DIET_DAY_TRIP: 'Diett uten overnatting, trekkfri',
      DIET_HOTEL: 'Diett ved hotell, trekkfri',
      DIET_WITHOUT_COOKING: 'Diett ved losji uten kok, trekkfri',
      DIET_WITH_COOKING: 'Diett ved losji med kok, trekkfri',
      EXPENSE: 'Utlegg etter kvittering',
    },
    adjustment: 'Annet oppgjør',
    returned: 'Tidligere utbetaling som kom i retur',
    paidTo: (digits) => `til kontoen som slutter på ${digits}`,
    soFar: (year) => `Hittil i ${year}`,
    taxDiffers: (estimated, withheld) =>
      `Fakturaene anslo ${estimated} kr i skatt. Her er det trukket ${withheld} kr.`,
    reasons: {
      WHOLE_KRONER: 'Skatt trekkes i hele kroner, og ørene er utbetalt til deg.',
      OTHER_CARD: 'Et annet skattekort gjelder på utbetalingsdagen enn da fakturaene ble skrevet.',
      NO_CARD:
        'Vi har ikke noe bekreftet skattekort for utbetalingsåret, og da skal det trekkes 50 %.',
      FREE_LIMIT: 'Frikortbeløpet er brukt opp, og det trekkes 50 % av resten.',
    },
    notEmployed:
      'Du er oppdragstaker og ikke ansatt. Det opptjenes ikke feriepenger. Skattetrekket betales til Skatteetaten og regnes av på skatteoppgjøret ditt.',
  },
  en: {
    title: 'Salary slip',
    paidOn: (day) => `Paid ${day}`,
    payoutDate: 'Paid',
    period: 'Earned',
    account: 'Account',
    accountEnding: (digits) => `ending in ${digits}`,
    taxCard: 'Tax card',
    taxCards: {
      PERCENT: (percent) => `Percentage card, ${percent} %`,
      TABLE: (percent) => `Table card, ${percent} %`,
      FREE: (_, limit) => `Exemption card, ${limit} kr`,
      NONE: (percent) => `No tax card, ${percent} %`,
    },
    noTaxCard: (percent) => `Missing, ${percent} %`,
    yours: 'This is what you get',
    ofTotal: (total) => `of the ${total} kr your clients paid for the work, without VAT`,
    invoice: 'Invoice',
    creditNote: 'Credit note',
    takenBack: 'Payment taken back',
    client: 'Client',
    pay: 'Pay',
    taxOf: (percent, taxed) => `Tax withheld, ${percent} % of ${taxed}`,
    attachment: (reference) => `Attachment of earnings, case ${reference}`,
    allowances: {
      MILEAGE: 'Mileage, not taxed',
      DIET: 'Subsistence, not taxed',
      DIET_DAY_TRIP: 'Subsistence on day trips, not taxed',
      DIET_HOTEL: 'Subsistence at a hotel, not taxed',
      DIET_WITHOUT_COOKING: 'Subsistence without a kitchen, not taxed',
      DIET_WITH_COOKING: 'Subsistence with a kitchen, not taxed',
      EXPENSE: 'Expenses by receipt',
    },
    adjustment: 'Other settlement',
    returned: 'Earlier payout that came back',
    paidTo: (digits) => `to the account ending in ${digits}`,
    soFar: (year) => `${year} so far`,
    taxDiffers: (estimated, withheld) =>
      `The invoices estimated ${estimated} kr of tax. ${withheld} kr is withheld here.`,
    reasons: {
      WHOLE_KRONER: 'Tax is withheld in whole kroner, and the øre are paid to you.',
      OTHER_CARD:
        'The tax card on the day of payout is another than when the invoices were written.',
      NO_CARD: 'We have no confirmed tax card for the year of payout, so 50% has to be withheld.',
      FREE_LIMIT: 'The exemption limit is used up, and 50% of the rest is withheld.',
    },
    notEmployed:
      'You are a freelancer and not employed. No holiday pay is earned. The tax withheld is paid to the tax authority and counts towards your tax assessment.',
  },
};
