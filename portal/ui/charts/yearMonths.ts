/** A month with anything in it: a sum and a part of it, in minor units. */
export interface YearMonth {
  startsOn: string;
  sum: number;
  part: number;
}

/** A month with the heights of its bars, in per cent of the highest sum. */
export interface ChartMonth extends YearMonth {
  height: number;
  partHeight: number;
}

/** All twelve months of a year, also those with nothing in them. */
export function yearMonths(months: readonly YearMonth[], year: number): ChartMonth[] {
  const all = Array.from({ length: 12 }, (_, at) => {
    const startsOn = `${year}-${String(at + 1).padStart(2, '0')}-01`;
    return months.find((one) => one.startsOn === startsOn) ?? { startsOn, sum: 0, part: 0 };
  });
  const most = Math.max(1, ...all.flatMap(({ sum, part }) => [sum, part]));
  // Money that was taken back may leave a month below 0, which has no bar.
  const share = (amount: number) => Math.max(0, Math.round((amount / most) * 1000) / 10);
  return all.map((one) => ({ ...one, height: share(one.sum), partHeight: share(one.part) }));
}
