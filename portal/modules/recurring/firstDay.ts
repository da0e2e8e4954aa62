const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The first day after today on which an invoice of a day comes again, a month at a time; both as the server writes days. */
export function firstDay(invoicedOn: string, today: string): string {
  const [year = 0, month = 1, day = 1] = invoicedOn.split('-').map(Number);
  const inMonth = (months: number) => {
    const first = new Date(Date.UTC(year, month - 1 + months, 1));
    const clipped = Math.min(day, lastOf(first.getUTCFullYear(), first.getUTCMonth()));
    first.setUTCDate(clipped);
    return first.toISOString().slice(0, 10);
  };
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const passed = Math.max(1, (thisYear - year) * 12 + thisMonth - month);
  return inMonth(passed) > today ? inMonth(passed) : inMonth(passed + 1);
}
