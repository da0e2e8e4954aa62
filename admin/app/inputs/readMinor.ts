/** "1 250,5" → 125050. Undefined when it is no amount in kroner and øre. */
export function readMinor(text: string): number | undefined {
  const match = /^([-−]?)(\d+)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u2009\u202f]/g, ''));
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  const minor = Number(`${whole}${fraction.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign ? -minor : minor;
}
