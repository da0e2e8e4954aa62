import type { ScreenField } from '../../../../plugins/core/screens/screen.ts';
import { useWords } from '../../../ui/words/useWords.ts';

/**
 * What the fields of a table are called; what points to a row or a file, as its column is, else as that row is where
 * nothing else is said.
 */
export function useFieldWords(table: string, fields: readonly ScreenField[]) {
  const words = useWords();
  return (name: string) => {
    const { target, kind, word = name } = fields.find((field) => field.name === name) ?? {};
    const column = target || kind === 'file' ? [`${table}.${word}Id`] : [];
    return words.field(`${table}.${word}`, ...column, ...(target ? [target.table] : []));
  };
}
