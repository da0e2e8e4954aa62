/** The monthly report to Skatteetaten, a-melding 2.3, of the month in which pay was paid out. */
export type AMelding = {
  /** ISO 8601 date-time; an input, so that the same report gives the same bytes. */
  deliveredAt: string;
  /** `2026-11` */
  month: string;
  sourceSystem: string;
  messageId: string;
  /** A correction is a whole new message that replaces an earlier one. */
  replacesMessageId: string | null;
  /** The main unit. */
  organizationNumber: string;
  /** Sums in whole kroner, as they are paid. */
  employerTaxKroner: number;
  withheldByPayoutDay: { day: string; kroner: number }[];
  units: ReportedUnit[];
};

export type ReportedUnit = {
  /** The sub-unit, which is not the main unit's number. */
  organizationNumber: string;
  recipients: ReportedRecipient[];
  employerTaxBases: {
    zone: '1' | '1a' | '2' | '3' | '4' | '4a' | '5';
    basisMinor: number;
    /** In hundredths: 1410 is 14.1 %. */
    rateHundredths: number;
  }[];
};

export type ReportedRecipient = {
  identity: NorwegianIdentity | ForeignIdentity;
  relation: {
    id: string | null;
    startsOn: string;
    endsOn: string | null;
    /** Seven digits. */
    occupation: string;
  };
  incomes: ReportedIncome[];
  withheldKroner: number;
  attachments: { kind: 'COORDINATED' | 'TAX'; kroner: number; day: string }[];
};

export type NorwegianIdentity = { norwegianNumber: string };

export type ForeignIdentity = {
  identifiers: { number: string; type: string; country: string }[];
  name: string;
  birthDate: string;
};

export type ReportedIncome = {
  kind: IncomeKind;
  /** Allowances above the tax-free rates are taxable like fees; the part below them is not. */
  isTaxable: boolean;
  amountMinor: number;
  /** Kilometres, days or nights, in hundredths. Below 0, as the amount, where more was credited than paid in the month. */
  quantityHundredths: number | null;
};

export type IncomeKind = keyof typeof incomeDescriptions;

/** The names of a-melding's own list. */
export const incomeDescriptions = {
  FEE: 'honorarAkkordProsentProvisjon',
  BOARD_FEE: 'styrehonorarOgGodtgjoerelseVerv',
  CAR: 'kilometergodtgjoerelseBil',
  PASSENGER: 'kilometergodtgjoerelsePassasjertillegg',
  MEALS_AT_HOTEL: 'reiseKostMedOvernattingPaaHotell',
  MEALS_WITHOUT_COOKING: 'reiseKostMedOvernattingPaaHybelUtenKokEllerPensjonatEllerBrakke',
  MEALS_WITH_COOKING: 'reiseKostMedOvernattingPaaHybelMedKokEllerPrivat',
  MEALS_DAY_TRIP: 'reiseKostUtenOvernatting',
  MEALS: 'reiseKost',
  NIGHT_ALLOWANCE: 'reiseNattillegg',
} as const;

export const isFee = (kind: IncomeKind): boolean => kind === 'FEE' || kind === 'BOARD_FEE';

export type AMeldingRefusal = {
  code: 'BLANK' | 'INVALID' | 'VERIFICATION_FAILED' | 'SUM_DIFFERS';
  /** Such as `units.0.recipients.3.identity`. */
  path: string;
};
