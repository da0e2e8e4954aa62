import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { changedParts } from '#forms/describe/changed-parts.ts';
import { dataOfRow } from '#forms/describe/data-of-row.ts';
import { mergeUi } from '#forms/describe/form-ui.ts';
import { storableData } from '#forms/describe/storable-data.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import type { FormDraft } from '#shared/form-drafts.ts';
import { dialogDrafts } from '../session/dialogDrafts.ts';

type Values = Record<string, unknown>;

/** The draft of an action on these rows. */
export const useDialogDraft = ({ name }: CatalogueMutation, ids: readonly unknown[]): FormDraft => {
  const key = [name, ...ids].join('.');
  return useMemo(() => dialogDrafts.open(key), [key]);
};

/** The initial values of a form, with those of its draft over them. The version of the row is the row's. */
export function withDraft(
  { schema }: CatalogueMutation,
  initial: Values,
  draft: FormDraft,
): Values {
  const { updatedAt: _, ...stored } = dataOfRow(schema, draft.read()) as Values;
  return mergeUi(initial, stored);
}

interface Props {
  mutation: CatalogueMutation;
  draft: FormDraft;
  /** The values of the form without its draft, which are not stored. */
  initial: Values;
}

/** Stores what is written into the form around it, but no secrets and no files. */
export function SaveDraft({ mutation, draft, initial }: Props): null {
  const values = useWatch() as Values;
  useEffect(() => {
    const written = changedParts(initial, storableData(mutation.schema, values) as Values);
    if (Object.keys(written).length > 0) draft.write(written);
  }, [mutation, draft, initial, values]);
  return null;
}
