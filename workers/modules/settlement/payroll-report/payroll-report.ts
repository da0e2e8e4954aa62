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

export type PayrollRecipient = {
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
