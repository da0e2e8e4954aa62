import type { BreakdownAmounts } from './BreakdownBar.tsx';

/** The worked example “ten hours at 1 000.00”, tax card 30 %: real figures, not invented ones. */
export const exampleAmounts: BreakdownAmounts = {
  total: 1250000,
  amount: 1000000,
  vat: 250000,
  platformFeeAmount: 50000,
  employerTaxAmount: 117397,
  salaryTaxAmount: 249781,
  payoutAmount: 582822,
  platformFee: '5',
  employerTax: '14.1',
  salaryTax: '30',
  freelanceType: 'INDIVIDUAL',
};

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
