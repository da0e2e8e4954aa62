import type { TFunction } from 'i18next';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import { lineWord } from './lineWord.ts';

/** What a path is called on the sheet, and on which line it is, counted from one. */
export function refusedField(
  path: string,
  lines: InvoiceDraft['lines'],
  t: TFunction,
): { line: number | null; label: string } {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  const at = parts[0] === 'lines' && parts[1] !== undefined ? Number(parts[1]) : null;
  const rule = at === null ? undefined : lines[at]?.rule;
  // What is counted, and the price of one, are called by what kind of line it is.
  const names = rule && {
    quantity: lineWord('quantity', rule),
    unitPrice: lineWord('price', rule),
  };
  const name = names?.[last as keyof typeof names] ?? `field.${last}`;
  return { line: at === null ? null : at + 1, label: t(name, { defaultValue: last }) };
}
