import { useMemo } from 'react';
import { useWords } from '#portal/ui/words/useWords.ts';
import { draftField } from './draftField.ts';

/** The labels of the editor's fields: `field('dueOn').label`. */
export function useDraftField() {
  const words = useWords();
  return useMemo(() => draftField(words), [words]);
}
