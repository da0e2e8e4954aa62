/** An amount in øre as the decimal of XML files, such as `-1234.50`. */
export function decimalAmount(minor: number | bigint): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(minor).replace('-', '').padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
