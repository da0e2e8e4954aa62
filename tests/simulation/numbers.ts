// Fictitious numbers of people, organisations and bank accounts with valid check digits.

const digitsOf = (text: string) => [...text].map(Number);
const weigh = (text: string, weights: readonly number[]) =>
  digitsOf(text).reduce((sum, digit, at) => sum + digit * weights[at]!, 0);

/** The check digit of mod 11; null if there is none. */
function checkDigit(text: string, weights: readonly number[]): number | null {
  const digit = (11 - (weigh(text, weights) % 11)) % 11;
  return digit === 10 ? null : digit;
}

/** The nth valid number: `serial` counts the ones before the check digits. */
function nth(n: number, candidate: (serial: number) => string | null): string {
  let left = n;
  for (let serial = 0; ; serial++) {
    const number = candidate(serial);
    if (number !== null && left-- === 0) return number;
  }
}

export const accountNumber = (n: number): string =>
  nth(n, (serial) => {
    const start = `860111${String(serial).padStart(4, '0')}`;
    const digit = checkDigit(start, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    return digit === null ? null : `${start}${digit}`;
  });

export const organizationNumber = (n: number): string =>
  nth(n, (serial) => {
    const start = `3110${String(serial).padStart(4, '0')}`;
    const digit = checkDigit(start, [3, 2, 7, 6, 5, 4, 3, 2]);
    return digit === null ? null : `${start}${digit}`;
  });

/** National numbers of people born in September 1972. */
export const personalNumber = (n: number): string =>
  nth(n, (serial) => {
    const day = String((serial % 28) + 1).padStart(2, '0');
    const start = `${day}0972${String(Math.floor(serial / 28)).padStart(3, '0')}`;
    const first = checkDigit(start, [3, 7, 6, 1, 8, 9, 4, 5, 2]);
    if (first === null) return null;
    const second = checkDigit(`${start}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    return second === null ? null : `${start}${first}${second}`;
  });
