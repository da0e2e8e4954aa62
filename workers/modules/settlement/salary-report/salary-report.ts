import type { PayParties } from '../pay-document/pay-parties.ts';

/** A payout of the month, or a month of the year. */
export type ReportRow = {
  /** The day of payout, or the first day of the month. */
  day: string;
  grossSalary: number;
  tax: number;
  attachment: number;
  allowances: number;
  adjustment: number;
  payout: number;
};

/**
 * The frozen document of a salary report, as `app_private.draw_salary_report` writes it. Amounts are integers in
 * minor units (øre), days `YYYY-MM-DD`.
 */
export type SalaryReport = PayParties &
  Omit<ReportRow, 'day'> & {
    kind: 'MONTH' | 'YEAR';
    from: string;
    to: string;
    slipCount: number;
    rows: ReportRow[];
    amount: number;
    platformFee: number;
    employerTax: number;
  };
