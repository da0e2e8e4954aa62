/** Which country writes a personal number so, of the two that a payout profile takes; null for neither. */
export function countryOfPersonalNumber(number: string): 'NO' | 'SE' | null {
  if (/^\d{11}$/.test(number)) return 'NO';
  return /^(\d\d)?\d{6}[-+]\d{4}$/.test(number) ? 'SE' : null;
}
