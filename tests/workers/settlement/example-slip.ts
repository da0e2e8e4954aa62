import type { SalarySlip } from '#workers/modules/settlement/salary-slip/salary-slip.ts';

/** A salary slip of two invoices with allowances, an attachment and tax that differs from the estimate. */
export function exampleSlip(over: Partial<SalarySlip> = {}): SalarySlip {
  return {
    language: 'NB',
    payoutDate: '2026-11-27',
    period: { from: '2026-11-02', to: '2026-11-20' },
    payer: {
      name: 'Honorar Drift AS',
      organizationNumber: '123456785',
      address: {
        line1: 'Møllergata 12',
        line2: null,
        postalCode: '0179',
        city: 'Oslo',
        country: 'NO',
      },
    },
    receiver: {
      name: 'Kari Nordmann',
      address: {
        line1: 'Storgata 1',
        line2: null,
        postalCode: '7011',
        city: 'Trondheim',
        country: 'NO',
      },
    },
    accountEnding: '7947',
    taxCard: { kind: 'TABLE', percent: 32, freeLimit: null },
    taxPercent: 32,
    taxed: 2_387_204,
    estimatedTax: 1_193_602,
    taxReasons: ['OTHER_CARD', 'WHOLE_KRONER'],
    invoices: [
      {
        documentNumber: '1042-7',
        clientName: 'Solsiden Barnehage SA',
        amount: 1_864_830,
        platformFee: 93_242,
        employerTax: 209_929,
        grossSalary: 1_488_859,
        allowances: 72_800,
        estimatedTax: 744_430,
      },
      {
        documentNumber: '1042-8',
        clientName: 'Norsk institutt for kulturminneforskning og landskapspleie',
        amount: 1_078_530,
        platformFee: 53_927,
        employerTax: 126_258,
        grossSalary: 898_345,
        allowances: 0,
        estimatedTax: 449_172,
      },
    ],
    allowances: [
      { kind: 'MILEAGE', amount: 23_850, quantity: 45 },
      { kind: 'EXPENSE', amount: 48_950, quantity: 1 },
    ],
    adjustment: 0,
    returned: 0,
    amount: 2_943_360,
    platformFee: 147_169,
    employerTax: 336_187,
    grossSalary: 2_387_204,
    tax: 763_900,
    attachment: 150_000,
    attachmentReference: '2026/0117',
    payout: 1_546_104,
    yearToDate: {
      year: 2026,
      grossSalary: 21_420_918,
      tax: 7_240_100,
      attachment: 450_000,
      allowances: 312_400,
      payout: 14_043_218,
    },
    ...over,
  };
}
