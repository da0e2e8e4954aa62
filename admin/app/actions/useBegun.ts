import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue.ts';
import { begunWith } from './begunWith.ts';
import { goOnFrom } from './goOnFrom.ts';

/**
 * The initial values of an action's form, stable while it is open: a background refetch does not replace
 * them. Only after a conflict has been reported does the form continue from the row as it is now.
 */
export function useBegun(mutation: CatalogueMutation, record: RaRecord) {
  const [begun, begin] = useState(() => begunWith(mutation, record));
  const [refused, goOn] = useState<Record<string, unknown> | null>(null);
  if (refused && record.updatedAt !== begun.updatedAt) {
    goOn(null);
    begin(goOnFrom(begun, refused, begunWith(mutation, record)));
  }
  return { begun, goOn };
}
