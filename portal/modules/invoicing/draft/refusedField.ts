import type { TFunction } from 'i18next';
import type { InvoiceDraft } from './InvoiceDraft.ts';

/** What a path is called on the sheet, and on which line it is, counted from one. */
export function refusedField(
  path: string,
  lines: InvoiceDraft['lines'],
  t: TFunction,
): { line: number | null; label: string } {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  const at = parts[0] === 'lines' && parts[1] !== undefined ? Number(parts[1]) : null;
  const kind = at === null ? undefined : lines[at]?.lineType;
  // What is counted, and the price of one, are called by what kind of line it is.
  const names = kind ? { quantity: `line.quantity.${kind}`, unitPrice: `line.price.${kind}` } : {};
  const name = names[last as keyof typeof names] ?? `field.${last}`;
  return { line: at === null ? null : at + 1, label: t(name, { defaultValue: last }) };
}
