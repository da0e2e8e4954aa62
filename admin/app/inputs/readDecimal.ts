/** "1 250,75" → "1250.75", the decimal string of the API. Undefined when it is no number. */
export function readDecimal(text: string): string | undefined {
  const plain = text
    .replace(/[\s\u2009\u202f]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : undefined;
}
