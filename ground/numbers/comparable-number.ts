/**
 * A national number without dash and century, to be compared. Sweden writes the same number with and
 * without them; Finland tells the century by a sign between day of birth and the rest.
 */
export function comparableNumber(country: string, number: string): string {
  if (country === 'FI') return (number.slice(0, 6) + number.slice(-4)).toUpperCase();
  const digits = number.replace(/\D/g, '');
  return country === 'SE' ? digits.slice(-10) : digits;
}
