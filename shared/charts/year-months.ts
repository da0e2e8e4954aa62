/** A month with its two figures, such as a sum and a part of it in minor units. */
export interface YearMonth {
  startsOn: string;
  sum: number;
  part: number;
}

/** A month with the heights of its bars, in per cent of the highest figure. */
export interface ChartMonth extends YearMonth {
  /** False for a month that was filled in. */
  isGiven: boolean;
  height: number;
  partHeight: number;
}

/** All twelve months of a year, also those with nothing in them. */
export function yearMonths(months: readonly YearMonth[], year: number): ChartMonth[] {
  const all = Array.from({ length: 12 }, (_, at) => {
    const startsOn = `${year}-${String(at + 1).padStart(2, '0')}-01`;
    const given = months.find((one) => one.startsOn === startsOn);
    return { isGiven: given !== undefined, startsOn, sum: 0, part: 0, ...given };
  });
  const most = Math.max(1, ...all.flatMap(({ sum, part }) => [sum, part]));
  // Reversed payments may make a month negative, which has no bar.
  const share = (figure: number) => Math.max(0, Math.round((figure / most) * 1000) / 10);
  return all.map((one) => ({ ...one, height: share(one.sum), partHeight: share(one.part) }));
}
