interface Named {
  description: string;
  /** From Skatteetaten's list for the income statement (næringsspesifikasjon), of SAF-T Financial 1.30. */
  groupingCategory: string;
  groupingCode: string;
}

const shortTermDebt = (description: string, groupingCode: string): Named => ({
  description,
  groupingCategory: 'kortsiktigGjeld',
  groupingCode,
});
const currentAsset = (description: string, groupingCode: string): Named => ({
  description,
  groupingCategory: 'balanseverdiForOmloepsmiddel',
  groupingCode,
});
const otherCost = (description: string, groupingCode: string): Named => ({
  description,
  groupingCategory: 'annenDriftskostnad',
  groupingCode,
});

/** The platform's accounts by their kind, as the tax authority groups them. */
export const chartOfAccounts: Record<string, Named> = {
  BANK: currentAsset('Bank', '1920'),
  RECEIVABLE: currentAsset('Fordringer', '1570'),
  CLIENT_FUNDS: shortTermDebt('Klientmidler', '2900'),
  PAYABLE: shortTermDebt('Skyldig frilansere', '2990'),
  PAYOUT_CLEARING: shortTermDebt('Utbetalinger underveis', '2990'),
  UNEXPLAINED: shortTermDebt('Uforklarte innbetalinger', '2990'),
  VAT: shortTermDebt('Merverdiavgift', '2740'),
  EMPLOYER_TAX: shortTermDebt('Arbeidsgiveravgift', '2770'),
  WITHHELD_TAX: shortTermDebt('Skattetrekk', '2600'),
  ATTACHMENT: shortTermDebt('Utleggstrekk', '2600'),
  PLATFORM_FEE: {
    description: 'Honorarandel',
    groupingCategory: 'salgsinntekt',
    groupingCode: '3000',
  },
  WRITE_OFF: otherCost('Tap på fordringer', '7830'),
  ROUNDING: otherCost('Øreavrunding', '7700'),
};

/** Standard codes of the tax authority for output VAT, by the rate. */
export const taxCodes = new Map([
  [25, { code: '3', description: 'Utgående mva, alminnelig sats' }],
  [15, { code: '31', description: 'Utgående mva, middels sats' }],
  [12, { code: '33', description: 'Utgående mva, lav sats' }],
]);

export const journalTexts: Record<string, string> = {
  PAYMENT: 'Innbetaling',
  SPLIT: 'Fordeling',
  TRANSFER: 'Overføring',
  REVERSAL: 'Tilbakeføring',
  PAYOUT: 'Utbetaling',
  PAYOUT_RETURN: 'Returnert utbetaling',
  UNEXPLAINED: 'Uforklart transaksjon',
};
