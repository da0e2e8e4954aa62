/** An account number to compare: a Norwegian IBAN becomes its eleven digits; blanks and dots go. */
export function comparableAccount(number: string): string {
  const plain = number.replace(/[\s.]/g, '').toUpperCase();
  const [, norwegian] = /^NO\d\d(\d{11})$/.exec(plain) ?? [];
  return norwegian ?? plain;
}
