import type { BreakdownAmounts } from './BreakdownAmounts.ts';
import { exampleAmounts } from './exampleAmounts.ts';

/** The same example, invoiced by an organisation: no salary, and the organisation reports the VAT itself. */
export const organizationAmounts: BreakdownAmounts = {
  ...exampleAmounts,
  employerTaxAmount: 0,
  salaryTaxAmount: 0,
  payoutAmount: 1200000,
  employerTax: null,
  salaryTax: null,
  freelanceType: 'ORGANIZATION',
};
