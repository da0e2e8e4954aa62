/** A number as payout keeps it: Sweden's with a dash, and a plus from the year in which one turns a hundred. */
export function asPersonalNumber(country: string, number: string, year = new Date().getFullYear()) {
  if (country !== 'SE') return number;
  const sign = year - Number(number.slice(0, 4)) >= 100 ? '+' : '-';
  return `${number.slice(0, 8)}${sign}${number.slice(8)}`;
}
