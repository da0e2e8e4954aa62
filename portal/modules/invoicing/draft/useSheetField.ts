import { useMemo } from 'react';
import { useWords } from '#portal/ui/words/useWords.ts';
import { sheetField } from './sheetField.ts';

/** The labels of the editor's fields: `field('dueOn').label`. */
export function useSheetField() {
  const words = useWords();
  return useMemo(() => sheetField(words), [words]);
}
