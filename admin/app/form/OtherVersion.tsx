import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useEditContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { useResource } from '../catalogue/useConsoleModel.ts';
import { ChangeTable } from '../history/ChangeTable.tsx';

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The differences between the form and the row as it is now. */
function differences(fields: CatalogueField[], mine: RaRecord, theirs: RaRecord) {
  return fields
    .filter(({ name, updatable }) => updatable && !isSame(mine[name], theirs[name]))
    .map((field) => ({
      column: field.column ?? field.name,
      field,
      before: mine[field.name] ?? null,
      after: theirs[field.name] ?? null,
    }));
}

interface Props {
  formId: string;
  /** The behaviour of the form when the row is read again: once, changed values must be preserved. */
  whenReread: { keepDirtyValues: boolean };
}

/**
 * Shown when the row was saved elsewhere since this form was opened. It is read again, unchanged fields take
 * the new values, and where both were changed the operator sees both and chooses.
 */
export function OtherVersion({ formId, whenReread }: Props) {
  const translate = useTranslate();
  const { fields } = useResource();
  const { refetch } = useEditContext();
  const { errors } = useFormState();
  const { getValues, reset, clearErrors } = useFormContext();
  const [theirs, setTheirs] = useState<RaRecord | null>(null);
  const isStale = errors.updatedAt !== undefined;
  useEffect(() => {
    if (!isStale) return;
    // Else the form would take it for a field that is still wrong, and never be sent again.
    clearErrors('updatedAt');
    whenReread.keepDirtyValues = true;
    void refetch().then(({ data }) => setTheirs(data ?? null));
  }, [isStale, clearErrors, refetch, whenReread]);
  if (!theirs) return null;
  const close = () => {
    whenReread.keepDirtyValues = false;
    setTheirs(null);
  };
  const chooseMine = () => {
    close();
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  const changes = differences(fields, getValues() as RaRecord, theirs);
  const heads = [translate('versions.mine'), translate('versions.theirs')] as const;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="versions-title">
      <DialogTitle id="versions-title">{translate('versions.title')}</DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>
          {translate(changes.length > 0 ? 'versions.lead' : 'versions.same')}
        </p>
        <ChangeTable changes={changes} isNew={false} row={theirs} heads={heads} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button
          onClick={() => {
            reset(theirs);
            close();
          }}
        >
          {translate('versions.takeTheirs')}
        </Button>
        {changes.length > 0 && (
          <Button variant="contained" onClick={chooseMine} autoFocus>
            {translate('versions.keepMine')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
