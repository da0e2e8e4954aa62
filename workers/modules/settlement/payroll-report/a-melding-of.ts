import type { AMelding, ReportedRecipient } from '../a-melding/a-melding.ts';
import type { PayrollRecipient, PayrollReport } from './payroll-report.ts';

const kroner = (minor: number) => minor / 100;
const hundredths = (value: number) => Math.round(value * 100);

/** The a-melding of a month of pay. The salary is a fee; driving and diet below the tax-free rates are allowances beside it. */
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

const MEALS = {
  DAY_TRIP: 'MEALS_DAY_TRIP',
  HOTEL: 'MEALS_AT_HOTEL',
  WITHOUT_COOKING: 'MEALS_WITHOUT_COOKING',
  WITH_COOKING: 'MEALS_WITH_COOKING',
} as const;

function reportedRecipient(recipient: PayrollRecipient, number: string): ReportedRecipient {
  const { mileage, diets = [] } = recipient;
  return {
    identity: { norwegianNumber: number },
    relation: {
      id: recipient.relationId,
      startsOn: recipient.startsOn,
      endsOn: recipient.endsOn,
      occupation: recipient.occupation,
    },
    incomes: [
      {
        kind: 'FEE',
        isTaxable: true,
        amountMinor: recipient.grossSalary,
        quantityHundredths: null,
      },
      ...(mileage.amount === 0
        ? []
        : [
            {
              kind: 'CAR' as const,
              isTaxable: false,
              amountMinor: mileage.amount,
              quantityHundredths: hundredths(mileage.kilometres),
            },
          ]),
      ...diets.map(({ lodging, amount, days }) => ({
        kind: MEALS[lodging],
        isTaxable: false,
        amountMinor: amount,
        quantityHundredths: hundredths(days),
      })),
    ],
    withheldKroner: kroner(recipient.tax),
    attachments: recipient.attachments.map(({ day, amount }) => ({
      kind: 'COORDINATED',
      kroner: kroner(amount),
      day,
    })),
  };
}
