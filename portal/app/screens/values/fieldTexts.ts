import type { ScreenField } from '#plugins/core/screens/screen.ts';
import { useWords } from '#portal/ui/texts.ts';
import { formatMoment, parseMoment } from '#portal/ui/time/isoTime.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * The labels of a table's fields. A reference or file takes the label of its column, or else that of the
 * referenced table.
 */
export function useFieldWords(table: string, fields: readonly ScreenField[]) {
  const words = useWords();
  return (name: string) => {
    const { target, kind, word = name } = fields.find((field) => field.name === name) ?? {};
    const column = target || kind === 'file' ? [`${table}.${word}Id`] : [];
    return words.field(`${table}.${word}`, ...column, ...(target ? [target.table] : []));
  };
}

/** Numbers are right-aligned, so that they can be compared. */
export function isFigure({ kind }: ScreenField): boolean {
  return ['money', 'integer', 'decimal', 'percent'].includes(kind);
}

/** The label of a row as people read it: rows that go by their day are called by it in words. */
export function labelText(label: unknown, language: string): string {
  const text = String(label);
  if (!DAY.test(text)) return text;
  return formatMoment(parseMoment(text), language, { dateStyle: 'long' });
}

/** `974760673` in groups of `3 3 3` for the eye; the last size goes on as long as there is text. */
export function inGroups(text: string, sizes: string | null): string {
  const wanted = (sizes ?? '').split(/\s+/).map(Number).filter(Boolean);
  if (wanted.length === 0) return text;
  const groups: string[] = [];
  for (let rest = text, at = 0; rest !== ''; at += 1) {
    const size = wanted[Math.min(at, wanted.length - 1)] ?? rest.length;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join('\u00a0');
}
