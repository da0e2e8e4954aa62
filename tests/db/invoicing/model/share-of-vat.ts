import { rounded } from './decimal.ts';

type Line = { amount: bigint; rate: bigint };

/** The VAT of each line: the VAT of a rate is rounded once and distributed by largest remainder. */
export function shareOfVat(lines: Line[]): bigint[] {
  const shares = lines.map(() => 0n);
  const hundred = 1_000_000n; // One hundred per cent in ten-thousandths of a per cent.
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const group = lines.flatMap((line, place) =>
      line.rate === rate ? [{ place, exact: line.amount * rate }] : [],
    );
    const vat = rounded(
      group.reduce((sum, { exact }) => sum + exact, 0n),
      hundred,
    );
    let left = vat;
    for (const { place, exact } of group) {
      shares[place] = exact / hundred;
      left -= exact / hundred;
    }
    const byRemainder = [...group].sort((a, b) => {
      const difference = (b.exact % hundred) - (a.exact % hundred);
      return difference === 0n ? a.place - b.place : difference > 0n ? 1 : -1;
    });
    for (const { place } of byRemainder) {
      if (left === 0n) break;
      shares[place]! += 1n;
      left -= 1n;
    }
  }
  return shares;
}
