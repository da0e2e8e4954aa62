/** A decimal string in hundredths, as quantities are counted; null for more than two decimals. */
export function hundredths(decimal: string): bigint | null {
  const [, whole, parts = ''] = /^(-?\d+)(?:\.(\d*?)0*)?$/.exec(decimal) ?? [];
  if (whole === undefined || parts.length > 2) return null;
  return BigInt(`${whole}${parts.padEnd(2, '0')}`);
}
