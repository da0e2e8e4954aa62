interface Priced {
  unitPrice: number | null;
  dietTaxableUnitPrice: number | null;
  dietNonTaxableUnitPrice: number | null;
  rule: { tax: string };
}

/** The unit price; a partly taxable line has two parts. */
export function linePrice(line: Priced): number | null {
  if (line.rule.tax !== 'TAXABLE_PART') return line.unitPrice;
  return (line.dietTaxableUnitPrice ?? 0) + (line.dietNonTaxableUnitPrice ?? 0);
}
