import { parseDecimal } from '#portal/ui/money/parseDecimal.ts';

type Read = { quantity: bigint } | { code: string };

/** The quantity typed for a line, or the code of the refusal the server would give. */
export function readQuantity(text: string, remainingQuantity: string | null): Read {
  if (text.trim() === '') return { code: 'BLANK' };
  const quantity = hundredths(parseDecimal(text) ?? '');
  if (quantity === null) return { code: 'INVALID' };
  if (quantity <= 0n) return { code: 'TOO_SMALL_OR_EQUAL' };
  if (quantity > (hundredths(remainingQuantity ?? '0') ?? 0n)) return { code: 'LINE_MISMATCH' };
  return { quantity };
}

/** A decimal string in hundredths, as quantities are counted; null for more than two decimals. */
function hundredths(decimal: string): bigint | null {
  const [, whole, parts = ''] = /^(-?\d+)(?:\.(\d*?)0*)?$/.exec(decimal) ?? [];
  if (whole === undefined || parts.length > 2) return null;
  return BigInt(`${whole}${parts.padEnd(2, '0')}`);
}
