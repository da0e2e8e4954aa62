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

export type PartName = 'vat' | 'fee' | 'employer' | 'tax' | 'yours';

/** One piece of the bar. */
export interface BreakdownPart {
  name: PartName;
  amount: number;
  percent: string | null;
  /** The key of the message that explains the part. */
  reason: string;
}

/** The parts in display order. Amounts are the server's own; nothing is summed here. */
export function breakdownParts(amounts: BreakdownAmounts): BreakdownPart[] {
  const fee: BreakdownPart = {
    name: 'fee',
    amount: amounts.platformFeeAmount,
    percent: amounts.platformFee,
    reason: 'breakdown.why.fee',
  };
  if (amounts.freelanceType === 'ORGANIZATION') {
    const reason =
      amounts.vat > 0 ? 'breakdown.why.yoursWithVat' : 'breakdown.why.yoursOrganization';
    return [fee, { name: 'yours', amount: amounts.payoutAmount, percent: null, reason }];
  }
  return [
    { name: 'vat', amount: amounts.vat, percent: null, reason: 'breakdown.why.vat' },
    fee,
    {
      name: 'employer',
      amount: amounts.employerTaxAmount,
      percent: amounts.employerTax,
      reason: 'breakdown.why.employer',
    },
    {
      name: 'tax',
      amount: amounts.salaryTaxAmount,
      percent: amounts.salaryTax,
      reason: 'breakdown.why.tax',
    },
    { name: 'yours', amount: amounts.payoutAmount, percent: null, reason: 'breakdown.why.yours' },
  ];
}
