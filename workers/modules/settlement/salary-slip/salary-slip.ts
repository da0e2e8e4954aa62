import {
  formatMoney,
  formatNumber,
  formatPeriod,
  formatShortDay,
} from '#workers/core/format/written-values.ts';
import type { PayFact } from '../pay-document/draw-pay-head.ts';
import type { PayDrawing, PayParties } from '../pay-document/pay-parties.ts';
import type { SlipTexts } from './slip-texts.ts';

export type TaxCardKind = 'PERCENT' | 'TABLE' | 'FREE' | 'NONE';

/** A reason why the tax withheld differs from what the invoices had estimated. */
export type TaxReason = 'WHOLE_KRONER' | 'OTHER_CARD' | 'NO_CARD' | 'FREE_LIMIT';

/** A kind of lodging for which the a-melding has an income of its own; a day trip has none. */
export type DietLodging = 'DAY_TRIP' | 'HOTEL' | 'WITHOUT_COOKING' | 'WITH_COOKING';

/** A tax-free allowance is named by the kind of invoice line it comes from, diet by the lodging of its trip where there is one. */
export type AllowanceKind = 'MILEAGE' | 'DIET' | `DIET_${DietLodging}` | 'EXPENSE';

/** An invoice of the payout, or a credit note or a reversed payment, whose amounts are then below 0. */
export type SlipInvoice = {
  documentNumber: string;
  /** Whether the number is a credit note's; absent on slips made before credit notes existed. */
  isCreditNote?: boolean;
  clientName: string;
  /** Without VAT: fee, employer's contribution, gross salary and allowances together. */
  amount: number;
  platformFee: number;
  employerTax: number;
  grossSalary: number;
  allowances: number;
  estimatedTax: number;
};

/**
 * The frozen document of a salary slip, as `app_private.draw_salary_slips` writes it. Amounts are integers in
 * minor units (øre), percents plain numbers, days `YYYY-MM-DD`.
 */
export type SalarySlip = PayParties & {
  payoutDate: string;
  /** The days in which the work was done; null if no line is work. */
  period: { from: string; to: string } | null;
  /** The last four characters of the account paid to. */
  accountEnding: string;
  taxCard: { kind: TaxCardKind; percent: number | null; freeLimit: number | null } | null;
  taxPercent: number;
  /** The part of the gross salary that is taxed: less than all of it with an exemption card. */
  taxed: number;
  estimatedTax: number;
  taxReasons: TaxReason[];
  invoices: SlipInvoice[];
  /** With kilometres for mileage, days or nights for diet. */
  allowances: { kind: AllowanceKind; amount: number; quantity: number }[];
  /** Other claims and debts, such as a transfer by an operator; negative for a reversal. */
  adjustment: number;
  /** An earlier payout whose money came back and is paid again. */
  returned: number;
  amount: number;
  platformFee: number;
  employerTax: number;
  grossSalary: number;
  tax: number;
  attachment: number;
  attachmentReference: string | null;
  payout: number;
  /** From 1 January to this payout, this one included. */
  yearToDate: {
    year: number;
    grossSalary: number;
    tax: number;
    attachment: number;
    allowances: number;
    payout: number;
  };
};

/** A salary slip under way, with the texts that only slips have. */
export type SlipDrawing = PayDrawing & { slip: SalarySlip; labels: SlipTexts };

/** The facts beside the receiver: the day, the time of the work, the account and the tax card. */
export function slipFacts({ slip, labels, language }: SlipDrawing): PayFact[] {
  const percent = formatNumber(slip.taxCard?.percent ?? slip.taxPercent, language);
  const limit = formatMoney(slip.taxCard?.freeLimit ?? 0, language);
  const card = slip.taxCard
    ? labels.taxCards[slip.taxCard.kind](percent, limit)
    : labels.noTaxCard(percent);
  const facts: PayFact[] = [[labels.payoutDate, formatShortDay(slip.payoutDate, language)]];
  if (slip.period) facts.push([labels.period, formatPeriod(slip.period, language)]);
  return [
    ...facts,
    [labels.account, labels.accountEnding(slip.accountEnding)],
    [labels.taxCard, card],
  ];
}
