import type { BreakdownAmounts } from '#portal/ui/breakdown/breakdownParts.ts';
import type { InvoiceData } from './InvoiceData.ts';

/** The amounts to split: what credit notes have left, or the whole invoice if they have left nothing. */
export function breakdownOf(invoice: InvoiceData): BreakdownAmounts {
  const amounts = {
    ...invoice,
    freelanceType: invoice.freelanceProfile?.freelanceType ?? 'INDIVIDUAL',
  } as const;
  if (invoice.refundStatus === 'NO' || invoice.remainingAmount === 0) return amounts;
  return {
    ...amounts,
    total: invoice.remainingAmount + invoice.remainingVat,
    amount: invoice.remainingAmount,
    vat: invoice.remainingVat,
    platformFeeAmount: invoice.remainingPlatformFeeAmount,
    employerTaxAmount: invoice.remainingEmployerTaxAmount,
    salaryTaxAmount: invoice.remainingSalaryTaxAmount,
    payoutAmount: invoice.remainingPayoutAmount,
  };
}
