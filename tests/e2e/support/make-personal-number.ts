const FIRST = [3, 7, 6, 1, 8, 9, 4, 5, 2];
const SECOND = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * A synthetic fødselsnummer, as the tax authority makes them for tests: 80 is added to the month, so
 * that it never belongs to a real person.
 */
export function makePersonalNumber(): string {
  const part = (most: number, width: number) =>
    String(Math.floor(Math.random() * most)).padStart(width, '0');
  for (;;) {
    const day = String(1 + Math.floor(Math.random() * 28)).padStart(2, '0');
    const month = String(81 + Math.floor(Math.random() * 12));
    const digits = `${day}${month}${60 + Math.floor(Math.random() * 39)}${part(499, 3)}`;
    const first = check(digits, FIRST);
    const second = check(`${digits}${first}`, SECOND);
    if (first < 10 && second < 10) return `${digits}${first}${second}`;
  }
}

function check(digits: string, weights: number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 11;
}
