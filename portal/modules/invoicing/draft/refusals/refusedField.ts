import type { TFunction } from 'i18next';
import type { Labels } from '#forms/words/words-in.ts';
import { draftField } from '../fields/draftField.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import { priceWord, quantityWord } from '../lines/lineWord.ts';

/** The label of the field at a path, and its line, counted from one. */
export function refusedField(
  path: string,
  lines: InvoiceDraft['lines'],
  t: TFunction,
  words: Labels,
): { line: number | null; label: string } {
  const parts = path.split('.');
  const name = parts.at(-1) ?? '';
  const at = parts[0] === 'lines' && parts[1] !== undefined ? Number(parts[1]) : null;
  const rule = at === null ? undefined : lines[at]?.rule;
  const line = at === null ? null : at + 1;
  if (parts.at(-2) === 'travelReport') {
    return { line, label: words.field(`travel_report.${name}`).label };
  }
  // The labels of quantity and unit price depend on the kind of line.
  if (rule && name === 'quantity') return { line, label: quantityWord(rule, words) };
  if (rule && name === 'unitPrice') return { line, label: priceWord(rule, t) };
  return { line, label: draftField(words)(name).label };
}
