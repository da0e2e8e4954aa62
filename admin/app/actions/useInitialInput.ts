import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue.ts';
import { goOnFrom } from './goOnFrom.ts';
import { initialInput } from './initialInput.ts';

/**
 * The initial values of an action's form, stable while it is open: a background refetch does not replace
 * them. Only after a conflict has been reported does the form continue from the row as it is now.
 */
export function useInitialInput(mutation: CatalogueMutation, record: RaRecord) {
  const [initial, begin] = useState(() => initialInput(mutation, record));
  const [refused, goOn] = useState<Record<string, unknown> | null>(null);
  if (refused && record.updatedAt !== initial.updatedAt) {
    goOn(null);
    begin(goOnFrom(initial, refused, initialInput(mutation, record)));
  }
  return { initial, goOn };
}
