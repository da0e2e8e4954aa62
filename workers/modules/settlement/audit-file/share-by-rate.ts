import type { AuditVat } from './audit-file.ts';

/** Shares posted VAT among the rates of its invoice, so that the parts sum to it: the greatest remainders take the øre left. */
export function shareByRate(amount: number, rates: AuditVat[]): { rate: number; amount: number }[] {
  const total = rates.reduce((sum, { vat }) => sum + BigInt(vat), 0n);
  if (total === 0n) return [];
  const sign = amount < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const parts = rates.map(({ rate, vat }, at) => {
    const scaled = whole * BigInt(vat);
    return { at, rate, amount: Number(scaled / total), remainder: scaled % total };
  });
  let left = Math.abs(amount) - parts.reduce((sum, part) => sum + part.amount, 0);
  for (const part of [...parts].sort((a, b) => Number(b.remainder - a.remainder) || a.at - b.at)) {
    if (left-- <= 0) break;
    part.amount += 1;
  }
  return parts
    .filter((part) => part.amount !== 0)
    .map(({ rate, amount: share }) => ({ rate, amount: sign * share }));
}
