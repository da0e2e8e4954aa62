import type { AMelding, ReportedIncome, ReportedRecipient } from '../a-melding/a-melding.ts';
import type { AllowanceKind, DietLodging } from '../salary-slip/salary-slip.ts';

/** A month of pay, as `app_private.payroll_report_payload` gives it. Amounts are in minor units (øre). */
export type PayrollReport = {
  messageId: string;
  replacesMessageId: string | null;
  /** `2026-11` */
  month: string;
  deliveredAt: string;
  organizationNumber: string;
  subUnitNumber: string;
  employerTax: number;
  employerTaxPercent: number;
  grossSalary: number;
  withheld: { day: string; amount: number }[];
  recipients: PayrollRecipient[];
  fileId: string | null;
};

type PayrollRecipient = {
  freelanceProfileId: string;
  accountId: string;
  relationId: string;
  startsOn: string;
  endsOn: string | null;
  /** Seven digits. */
  occupation: string;
  grossSalary: number;
  tax: number;
  attachments: { day: string; amount: number }[];
  mileage: { amount: number; kilometres: number };
  /** Absent in reports made before the slips named the lodging. */
  diets?: { lodging: DietLodging; amount: number; days: number }[];
  /** The part of the gross salary that is driving or diet. Absent in reports made while it was reported as a fee. */
  taxedAllowances?: { kind: Exclude<AllowanceKind, 'EXPENSE'>; amount: number; quantity: number }[];
  /** The national number in base64, as the server has encrypted it. */
  number: string;
};

const kroner = (minor: number) => minor / 100;
const hundredths = (value: number) => Math.round(value * 100);

/** The a-melding of a month of pay. The salary is a fee, as far as it is not driving or diet above the tax-free rates. */
export function aMeldingOf(
  report: PayrollReport,
  openNumber: (recipient: PayrollRecipient) => string,
): AMelding {
  return {
    deliveredAt: report.deliveredAt,
    month: report.month,
    sourceSystem: 'Honorar',
    messageId: report.messageId,
    replacesMessageId: report.replacesMessageId,
    organizationNumber: report.organizationNumber,
    employerTaxKroner: kroner(report.employerTax),
    withheldByPayoutDay: report.withheld
      .filter(({ amount }) => amount > 0)
      .map(({ day, amount }) => ({ day, kroner: kroner(amount) })),
    units: [
      {
        organizationNumber: report.subUnitNumber,
        recipients: report.recipients.map((one) => reportedRecipient(one, openNumber(one))),
        employerTaxBases: [
          {
            zone: '1',
            basisMinor: report.grossSalary,
            rateHundredths: hundredths(report.employerTaxPercent),
          },
        ],
      },
    ],
  };
}

const ALLOWANCES = {
  MILEAGE: 'CAR',
  /** Of a typed price: there is no trip that names a lodging. */
  DIET: 'MEALS',
  DIET_DAY_TRIP: 'MEALS_DAY_TRIP',
  DIET_HOTEL: 'MEALS_AT_HOTEL',
  DIET_WITHOUT_COOKING: 'MEALS_WITHOUT_COOKING',
  DIET_WITH_COOKING: 'MEALS_WITH_COOKING',
} as const;

type Allowance = { kind: keyof typeof ALLOWANCES; amount: number; quantity: number };

const allowance = ({ kind, amount, quantity }: Allowance, isTaxable: boolean): ReportedIncome => ({
  kind: ALLOWANCES[kind],
  isTaxable,
  amountMinor: amount,
  quantityHundredths: hundredths(quantity),
});

/** The salary, of which taxed driving and diet have incomes of their own, and what is tax free beside it. */
function incomesOf(recipient: PayrollRecipient): ReportedIncome[] {
  const { grossSalary, mileage, diets = [], taxedAllowances = [] } = recipient;
  const untaxed: Allowance[] = [
    { kind: 'MILEAGE', amount: mileage.amount, quantity: mileage.kilometres },
    ...diets.map(({ lodging, amount, days }) => {
      const kind = `DIET_${lodging}` as const;
      return { kind, amount, quantity: days };
    }),
  ];
  const fee = taxedAllowances.reduce((left, { amount }) => left - amount, grossSalary);
  return [
    { kind: 'FEE', isTaxable: true, amountMinor: fee, quantityHundredths: null },
    ...taxedAllowances.map((one) => allowance(one, true)),
    ...untaxed.filter(({ amount }) => amount !== 0).map((one) => allowance(one, false)),
  ];
}

function reportedRecipient(recipient: PayrollRecipient, number: string): ReportedRecipient {
  return {
    identity: { norwegianNumber: number },
    relation: {
      id: recipient.relationId,
      startsOn: recipient.startsOn,
      endsOn: recipient.endsOn,
      occupation: recipient.occupation,
    },
    incomes: incomesOf(recipient),
    withheldKroner: kroner(recipient.tax),
    attachments: recipient.attachments.map(({ day, amount }) => ({
      kind: 'COORDINATED',
      kroner: kroner(amount),
      day,
    })),
  };
}
