/** A Norwegian account number in its usual groups, any other as it is. */
export function formatAccountNumber(number: string): string {
  const match = /^(\d{4})(\d{2})(\d{5})$/.exec(number);
  return match ? match.slice(1).join('\u00A0') : number;
}
