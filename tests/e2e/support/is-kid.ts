/** Whether a payment reference is valid: digits whose last is the Luhn check of the rest. */
export function isKid(kid: string): boolean {
  if (!/^\d{4,25}$/.test(kid)) return false;
  const sum = [...kid].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
