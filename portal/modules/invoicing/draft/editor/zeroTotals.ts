/** The breakdown before the first amount. */
export const zeroTotals = {
  total: 0,
  amount: 0,
  vat: 0,
  platformFeeAmount: 0,
  employerTaxAmount: 0,
  salaryTaxAmount: 0,
  payoutAmount: 0,
  platformFee: null,
  employerTax: null,
  salaryTax: null,
};
