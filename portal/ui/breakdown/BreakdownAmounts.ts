/** The amounts the server has calculated for an invoice, in minor units. */
export interface BreakdownAmounts {
  total: number;
  amount: number;
  vat: number;
  platformFeeAmount: number;
  employerTaxAmount: number;
  salaryTaxAmount: number;
  payoutAmount: number;
  platformFee: string | null;
  employerTax: string | null;
  salaryTax: string | null;
  /** Organisations get the VAT paid out and report it themselves. */
  freelanceType: 'INDIVIDUAL' | 'ORGANIZATION';
}
