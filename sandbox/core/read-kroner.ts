/** Parses kroner in local notation, `12 500,50`, to øre; null for an invalid amount or one up to 1 øre. */
export function readKroner(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u2009\u202f]|kr/g, '').replace(',', '.');
  const [, whole, fraction = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  const minor = whole === undefined ? 0 : Number(whole + fraction.padEnd(2, '0'));
  return minor > 1 ? minor : null;
}
