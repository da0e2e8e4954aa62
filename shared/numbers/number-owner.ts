/** A number with all after its first six characters hidden, as `app_hidden.masked_number` does it. */
export const maskedNumber = (number: string) => number.slice(0, 6).padEnd(number.length, '*');

/** The owner of a national number, to which its encryption is bound. */
export const numberOwner = {
  identity: (userId: string) => `identity of ${userId}`,
  profile: (accountId: string) => `payout profile of ${accountId}`,
};

/** Which country writes a personal number so, of the two that a payout profile takes; null for neither. */
export function countryOfPersonalNumber(number: string): 'NO' | 'SE' | null {
  if (/^\d{11}$/.test(number)) return 'NO';
  return /^(\d\d)?\d{6}[-+]\d{4}$/.test(number) ? 'SE' : null;
}
