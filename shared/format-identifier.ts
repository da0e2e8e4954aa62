const SPACE = '\u00a0';

/** The sizes of all groups but the last, which takes the rest. */
function grouped(digits: string, ...sizes: number[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return [...parts, digits.slice(at)].filter(Boolean).join(SPACE);
}

/** Groups the digits of numbers for reading and copying. */
export const formatIdentifier = {
  /** 123 456 785, and foreign numbers as they are. */
  organizationNumber: (value: string) => (/^\d{9}$/.test(value) ? grouped(value, 3, 3) : value),
  /** 8601 11 17947, and foreign numbers as they are. */
  bankAccount: (value: string) => (/^\d{11}$/.test(value) ? grouped(value, 4, 2) : value),
  /** NO93 8601 1117 947 */
  iban: (value: string) => value.replace(/\s/g, '').replace(/(.{4})(?=.)/g, `$1${SPACE}`),
  /** 14 digits in groups that the eye can hold. */
  kid: (value: string) => value.replace(/(\d{4})(?=\d)/g, `$1${SPACE}`),
};
