/**
 * Reads what a person typed as an amount: spaces, comma or point are all fine. Null when it is not
 * an amount; the text stays in the field, nothing is corrected behind the writer's back.
 */
export function parseMoney(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  const match = /^(-?)(\d{1,12})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match) return null;
  const minor = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -minor : minor;
}
