/**
 * A national number without dash and century, for comparison. In Sweden both are optional; in Finland a sign
 * between day of birth and the rest encodes the century.
 */
export function comparableNumber(country: string, number: string): string {
  if (country === 'FI') return (number.slice(0, 6) + number.slice(-4)).toUpperCase();
  const digits = number.replace(/\D/g, '');
  return country === 'SE' ? digits.slice(-10) : digits;
}
