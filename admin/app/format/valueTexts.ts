const signs: Record<string, string> = { MINOR: 'kr', PERCENT: '%' };

/** The sign shown after a number of that unit. */
export const unitSign = (unit: string | undefined): string | undefined => signs[unit ?? ''];

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * A key whose row cannot be shown, marked as a key: its last characters tell it from others. Other values are
 * unchanged.
 */
export function keyText(value: unknown): string {
  const text = String(value);
  return UUID.test(text) ? `Id …${text.slice(-8)}` : text;
}

/** A file's size in the unit a person would use. */
export function sizeText(bytes: unknown): string {
  const size = Number(bytes);
  if (!Number.isFinite(size)) return '';
  if (size < 1_000) return `${size} B`;
  return size < 1_000_000
    ? `${Math.round(size / 1_000)} kB`
    : `${(size / 1_000_000).toFixed(1)} MB`;
}

/**
 * A number in the groups of its column's tag `@groups`: `3 3 3` for a text of nine signs, a single
 * size over and over. One group for a text of another length, as a foreign number has.
 */
export function digitGroups(text: string, tag: string | null): string[] {
  const sizes = (tag ?? '').split(/\s+/).map(Number).filter(Boolean);
  if (sizes.length === 1) return text.match(new RegExp(`.{1,${sizes[0]}}`, 'g')) ?? [text];
  const parts = sizes.map((size) => `(.{${size}})`).join('');
  return new RegExp(`^${parts}$`).exec(text)?.slice(1) ?? [text];
}
