/** The MOD10 (Luhn) check digit to put after digits, as the database's `mod10_check_digit` computes it. */
export const mod10CheckDigit = (digits: string): number => (10 - (doubledSum(digits, 1) % 10)) % 10;

export const passesMod10 = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && doubledSum(digits, 0) % 10 === 0;

/** MOD11 with weights 2 to 7 from the right; rest 10 is written `-`. */
export function passesMod11(text: string): boolean {
  if (!/^\d+[\d-]$/.test(text)) return false;
  const digits = [...text.slice(0, -1)].reverse();
  const sum = digits.reduce((all, digit, at) => all + Number(digit) * (2 + (at % 6)), 0);
  const rest = (11 - (sum % 11)) % 11;
  return text.at(-1) === (rest === 10 ? '-' : String(rest));
}

/** Sums digits from the right, doubling those whose place plus `offset` is odd. */
function doubledSum(digits: string, offset: number): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const value = (place + offset) % 2 === 1 ? 2 * digit : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
}
