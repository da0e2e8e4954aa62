import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { CatalogueMutation } from '../../../plugins/core/catalogue/catalogue.ts';
import { begunWith } from './begunWith.ts';
import { goOnFrom } from './goOnFrom.ts';

/**
 * What the form of an action began with, for as long as it is open: a row that is read again in the background makes
 * nothing of it newer. Only who has been told that somebody else was faster goes on from the row as it is now.
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
