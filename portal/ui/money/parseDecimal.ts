/** Reads a quantity or percentage as a decimal string for the server, or null when it is none. */
export function parseDecimal(text: string): string | null {
  const plain = text.replace(/[\s\u00A0\u202F%]/g, '').replace(',', '.');
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(plain) ? plain : null;
}
