import type { ScreenField } from '#plugins/core/screens/screen.ts';
import { useWords } from '#portal/ui/words/useWords.ts';

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
