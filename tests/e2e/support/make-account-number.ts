const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * A Norwegian account number of a bank that does not exist: eleven digits, the last of which is a check digit.
 * The fifth is not zero, since numbers with two zeros there have another check.
 */
export function makeAccountNumber(): string {
  for (;;) {
    const digits = `90001${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
    const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
    const check = (11 - (sum % 11)) % 11;
    if (check < 10) return `${digits}${check}`;
  }
}
