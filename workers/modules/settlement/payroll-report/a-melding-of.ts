import type { AMelding, ReportedRecipient } from '../a-melding/a-melding.ts';
import type { PayrollRecipient, PayrollReport } from './payroll-report.ts';

const kroner = (minor: number) => minor / 100;
const hundredths = (value: number) => Math.round(value * 100);

/** The a-melding of a month of pay. The salary is a fee; driving below the tax-free rate is an allowance beside it. */
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

function reportedRecipient(recipient: PayrollRecipient, number: string): ReportedRecipient {
  const { mileage } = recipient;
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
    ],
    withheldKroner: kroner(recipient.tax),
    attachments: recipient.attachments.map(({ day, amount }) => ({
      kind: 'COORDINATED',
      kroner: kroner(amount),
      day,
    })),
  };
}
