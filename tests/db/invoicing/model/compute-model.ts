import { rounded, tenThousandths } from './decimal.ts';
import { shareOfVat } from './share-of-vat.ts';

export type ModelLine = {
  lineType: string;
  quantity: string;
  unitPrice: number;
  vatRate: string;
  dietTaxableUnitPrice: number;
  dietNonTaxableUnitPrice: number;
};

export type ModelInvoice = {
  profile: string;
  salaryTaxPercent: string;
  platformFeePercent: string;
  employerTaxPercent: string;
  mileageTaxFreeUnitPrice: number;
  lines: ModelLine[];
};

const times = (quantity: string, price: number) =>
  rounded(tenThousandths(quantity) * BigInt(price), 10_000n);
const share = (amount: bigint, percent: string) =>
  rounded(amount * tenThousandths(percent), 1_000_000n);
const sum = (numbers: bigint[]) => numbers.reduce((total, n) => total + n, 0n);

function amountOf(line: ModelLine): bigint {
  if (line.lineType !== 'DIET') return times(line.quantity, line.unitPrice);
  return times(line.quantity, line.dietTaxableUnitPrice + line.dietNonTaxableUnitPrice);
}

function taxableOf(line: ModelLine, taxFree: number): bigint {
  if (line.lineType === 'EXPENSE') return 0n;
  if (line.lineType === 'DIET') return times(line.quantity, line.dietTaxableUnitPrice);
  if (line.lineType !== 'MILEAGE') return amountOf(line);
  return amountOf(line) - times(line.quantity, Math.min(line.unitPrice, taxFree));
}

/**
 * The arithmetic once more, written from the specification and with another number type, so that a common result is
 * not a common mistake. Null is INVOICE_CALCULATION_FAILED.
 */
export function computeModel(invoice: ModelInvoice): Record<string, unknown> | null {
  const lineAmount = invoice.lines.map(amountOf);
  const amount = sum(lineAmount);
  const taxable = sum(
    invoice.lines.map((line) => taxableOf(line, invoice.mileageTaxFreeUnitPrice)),
  );
  const lineVat = shareOfVat(
    invoice.lines.map(({ vatRate }, place) => ({
      amount: lineAmount[place]!,
      rate: tenThousandths(vatRate),
    })),
  );
  const vat = sum(lineVat);
  const fee = share(amount, invoice.platformFeePercent);
  const base = taxable - fee;
  const isPerson = invoice.profile === 'INDIVIDUAL';
  if (isPerson && base < 0n) return null;
  const gross = isPerson
    ? rounded(base * 1_000_000n, 1_000_000n + tenThousandths(invoice.employerTaxPercent))
    : 0n;
  const tax = share(gross, invoice.salaryTaxPercent);
  const result = {
    amount,
    vat,
    platformFeeAmount: fee,
    grossSalary: gross,
    employerTaxAmount: isPerson ? base - gross : 0n,
    salaryTaxAmount: tax,
    payoutAmount: isPerson ? gross - tax + (amount - taxable) : amount + vat - fee,
    lineVat,
    lineAmount,
  };
  return JSON.parse(JSON.stringify(result, (_, v) => (typeof v === 'bigint' ? Number(v) : v)));
}
