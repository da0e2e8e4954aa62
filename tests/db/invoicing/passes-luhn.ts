/** Tells whether a number passes MOD10 as a bank checks it: every other digit from the right is doubled. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [i, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
