const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Whether it is a Norwegian account number (MOD11), as the database's `is_bank_account_number` decides. */
export function isBankAccountNumber(number: string): boolean {
  if (!/^\d{11}$/.test(number)) return false;
  // If digits five and six are 00, the bank computed the check digit over the last four before it.
  const isShort = number.slice(4, 6) === '00';
  const [digits, used] = isShort
    ? [number.slice(6, 10), weights.slice(6)]
    : [number.slice(0, 10), weights];
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (used[at] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === Number(number[10]);
}

/** Whether the check digits of an IBAN are right (MOD97), as the database's `is_iban` decides. */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  const turned = number.slice(4) + number.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
