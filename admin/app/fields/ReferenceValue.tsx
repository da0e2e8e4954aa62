import { Link } from '@mui/material';
import { use } from 'react';
import { RecordRepresentation } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { FieldProps } from './FieldProps.ts';
import { OtherRow } from './OtherRow.tsx';
import { RowContext } from './RowContext.ts';

/** The referenced row's title, as a link except inside a row. Titles of one page are fetched together. */
export function ReferenceValue({ field, value }: FieldProps) {
  const { reference } = field;
  const isInRow = use(RowContext);
  if (!reference) return <>{String(value)}</>;
  return (
    <OtherRow resource={reference.resource} source={field.name} value={value}>
      {isInRow ? (
        <RecordRepresentation />
      ) : (
        <Link component={RouterLink} to={`/${reference.resource}/${String(value)}/show`}>
          <RecordRepresentation />
        </Link>
      )}
    </OtherRow>
  );
}
