import type { TFunction } from 'i18next';

/** What a path is called on the sheet, and on which line it is, counted from one. */
export function refusedField(path: string, t: TFunction): { line: number | null; label: string } {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  const line = parts[0] === 'lines' && parts[1] !== undefined ? Number(parts[1]) + 1 : null;
  return { line, label: t(`field.${last}`, { defaultValue: last }) };
}
