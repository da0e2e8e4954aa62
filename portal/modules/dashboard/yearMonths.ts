interface Month {
  startsOn: string;
  currency: string;
  invoiced: number;
  settled: number;
}

/** A month as the chart draws it; amounts in minor units. */
export interface DrawnMonth {
  startsOn: string;
  invoiced: number;
  settled: number;
  /** How high its bars are, in per cent of the highest. */
  height: number;
  settledHeight: number;
}

/** All twelve months of a year in one currency, also those without invoices. */
export function yearMonths(months: readonly Month[], year: number, currency: string): DrawnMonth[] {
  const own = months.filter((one) => one.currency === currency);
  const all = Array.from({ length: 12 }, (_, at) => {
    const startsOn = `${year}-${String(at + 1).padStart(2, '0')}-01`;
    const found = own.find((one) => one.startsOn === startsOn);
    return { startsOn, invoiced: found?.invoiced ?? 0, settled: found?.settled ?? 0 };
  });
  const most = Math.max(1, ...all.map(({ invoiced }) => invoiced));
  const share = (amount: number) => Math.round((amount / most) * 1000) / 10;
  return all.map((one) => ({
    ...one,
    height: share(one.invoiced),
    settledHeight: share(one.settled),
  }));
}
