import type { SalaryReport } from '#workers/modules/settlement/salary-report/draw-salary-report.ts';
import { exampleSlip } from './example-slip.ts';

/** A month of two payouts, one of them with allowances and an attachment. */
export function exampleReport(over: Partial<SalaryReport> = {}): SalaryReport {
  const { language, payer, receiver } = exampleSlip();
  return {
    language,
    payer,
    receiver,
    kind: 'MONTH',
    from: '2026-11-01',
    to: '2026-11-30',
    slipCount: 2,
    rows: [
      {
        day: '2026-11-06',
        grossSalary: 832_603,
        tax: 266_400,
        attachment: 0,
        allowances: 0,
        adjustment: 0,
        payout: 566_203,
      },
      {
        day: '2026-11-27',
        grossSalary: 2_387_204,
        tax: 763_900,
        attachment: 150_000,
        allowances: 72_800,
        adjustment: 0,
        payout: 1_546_104,
      },
    ],
    amount: 3_943_360,
    platformFee: 197_169,
    employerTax: 453_584,
    grossSalary: 3_219_807,
    tax: 1_030_300,
    attachment: 150_000,
    allowances: 72_800,
    adjustment: 0,
    payout: 2_112_307,
    ...over,
  };
}
