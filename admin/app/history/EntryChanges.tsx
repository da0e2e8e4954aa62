import { Box } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { changesOf } from './changesOf.ts';

interface Props {
  entry: RaRecord;
  /** The columns of the table that was changed. */
  fields: CatalogueResource['fields'];
  /** The current row, for a figure whose unit did not change with it. */
  row?: RaRecord;
}

/** The changes of one audit entry. Where all of it is of columns that operators do not see, it says so. */
export function EntryChanges({ entry, fields, row }: Props) {
  const translate = useTranslate();
  const changes = changesOf(entry, { fields });
  if (changes.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{translate('audit.unseen')}</Box>;
  }
  const isNew = String(entry.operation).toUpperCase() === 'INSERT';
  return <ChangeTable changes={changes} isNew={isNew} row={row} />;
}
