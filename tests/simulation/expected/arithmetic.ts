// The arithmetic of invoices and credit notes, implemented a second time from its description and without functions
// of the product: integers of øre, rounded half away from zero. Percentages are in hundredths, quantities too.

export type Kind = 'INDIVIDUAL' | 'ORGANIZATION';

export interface Line {
  lineType: 'WORK' | 'EXTRA' | 'MILEAGE' | 'DIET';
  /** In hundredths. */
  quantity: number;
  unitPrice: number;
  /** The tax-free part of the unit price. */
  taxFree: number;
  /** In per cent. */
  vatRate: number;
}

/** The amounts of an invoice that are credited by its share. */
export const PARTS = [
  ...(['amount', 'vat', 'platformFee', 'employerTax', 'salaryTax'] as const),
  ...(['grossSalary', 'payout'] as const),
];
export type Amounts = Record<(typeof PARTS)[number], number>;

const FEE = 500;
const EMPLOYER_TAX = 1_410;
const WHOLE = 10_000;

/** A × b ÷ c to the nearest whole number, halves away from zero. */
export function share(a: number, b: number, c: number): number {
  const product = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  const doubled = (product < 0n ? -product : product) * 2n + divisor;
  const rounded = Number(doubled / (2n * divisor));
  return product < 0n ? -rounded : rounded;
}

export const lineAmount = ({ quantity, unitPrice }: Line): number =>
  share(quantity, unitPrice, 100);

function taxable(line: Line): number {
  const { lineType, quantity, unitPrice, taxFree } = line;
  if (lineType === 'MILEAGE') {
    return lineAmount(line) - share(quantity, Math.min(unitPrice, taxFree), 100);
  }
  return lineType === 'DIET' ? share(quantity, unitPrice - taxFree, 100) : lineAmount(line);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** VAT of the lines by their rate. */
export function vatByRate(lines: readonly Line[]): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const line of lines) {
    amounts.set(line.vatRate, (amounts.get(line.vatRate) ?? 0) + lineAmount(line));
  }
  return new Map([...amounts].map(([rate, amount]) => [rate, share(amount, rate, 100)]));
}

export function invoiceAmounts(kind: Kind, lines: readonly Line[], taxPercent: number): Amounts {
  const amount = sum(lines.map(lineAmount));
  const vat = sum([...vatByRate(lines).values()]);
  const platformFee = share(amount, FEE, WHOLE);
  if (kind === 'ORGANIZATION') {
    const none = { employerTax: 0, salaryTax: 0, grossSalary: 0 };
    return { amount, vat, platformFee, ...none, payout: amount + vat - platformFee };
  }
  const taxed = sum(lines.map(taxable));
  const base = taxed - platformFee;
  const grossSalary = share(base, WHOLE, WHOLE + EMPLOYER_TAX);
  const salaryTax = share(grossSalary, taxPercent, WHOLE);
  const payout = grossSalary - salaryTax + amount - taxed;
  return {
    amount,
    vat,
    platformFee,
    employerTax: base - grossSalary,
    salaryTax,
    grossSalary,
    payout,
  };
}

/** The credited part of an amount of which so much is left. */
const credited = (whole: number, left: number, part: number, all: number, isRest: boolean) =>
  isRest ? left : Math.min(left, share(whole, part, all));

/**
 * An organisation has one rate of VAT on an invoice, so that its payout is credited by the share of the amount too.
 */
export interface Creditable {
  lines: readonly Line[];
  amounts: Amounts;
  /**
   * The remainder after credit notes: of the quantities, of each line's amount, of each rate's VAT, of the document.
   */
  leftQuantities: number[];
  leftLines: number[];
  leftVat: Map<number, number>;
  left: Amounts;
}

export const creditable = (lines: readonly Line[], amounts: Amounts): Creditable => ({
  lines,
  amounts,
  leftQuantities: lines.map(({ quantity }) => quantity),
  leftLines: lines.map(lineAmount),
  leftVat: vatByRate(lines),
  left: { ...amounts },
});

/**
 * Credits quantities of lines, 0 for none, subtracts them from the remainder and returns the amounts of the credit
 * note.
 */
export function credit(of: Creditable, quantities: readonly number[]): Amounts {
  const lines = of.lines.map((line, at) => {
    const quantity = quantities[at]!;
    const isRest = quantity === of.leftQuantities[at];
    const whole = lineAmount(line);
    return quantity === 0 ? 0 : credited(whole, of.leftLines[at]!, quantity, line.quantity, isRest);
  });
  const amount = sum(lines);
  const isRest = amount === of.left.amount;
  const vats = vatByRate(of.lines);
  const taken = new Map<number, number>();
  for (const [rate, whole] of vats) {
    const at = of.lines.flatMap((line, index) => (line.vatRate === rate ? [index] : []));
    const part = sum(at.map((index) => lines[index]!));
    const left = sum(at.map((index) => of.leftLines[index]!));
    const all = sum(at.map((index) => lineAmount(of.lines[index]!)));
    taken.set(rate, credited(whole, of.leftVat.get(rate)!, part, all, part === left));
  }
  const part = (name: keyof Amounts) =>
    credited(of.amounts[name], of.left[name], amount, of.amounts.amount, isRest);
  const note: Amounts = {
    amount,
    vat: sum([...taken.values()]),
    platformFee: part('platformFee'),
    employerTax: part('employerTax'),
    salaryTax: part('salaryTax'),
    grossSalary: part('grossSalary'),
    payout: part('payout'),
  };
  for (const [index, one] of lines.entries()) {
    of.leftLines[index]! -= one;
    of.leftQuantities[index]! -= quantities[index]!;
  }
  for (const [rate, vat] of taken) of.leftVat.set(rate, of.leftVat.get(rate)! - vat);
  for (const name of PARTS) of.left[name] -= note[name];
  return note;
}
