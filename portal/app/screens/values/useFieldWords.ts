import type { ScreenField } from '../../../../plugins/core/screens/screen.ts';
import { useWords } from '../../../ui/words/useWords.ts';

/** What the fields of a table are called; what points to a row, as that row is where nothing else is said. */
export function useFieldWords(table: string, fields: readonly ScreenField[]) {
  const words = useWords();
  return (name: string) => {
    const { target, word = name } = fields.find((field) => field.name === name) ?? {};
    return words.field(`${table}.${word}`, ...(target ? [target.table] : []));
  };
}
