import { Link, Skeleton } from '@mui/material';
import { type ReactNode, use } from 'react';
import { RecordRepresentation, ReferenceFieldBase } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { keyText } from '../format/valueTexts.ts';
import { type FieldProps, RowContext } from './FieldProps.ts';

interface Props {
  resource: string;
  /** The field of the row that names the other. */
  source: string;
  value: unknown;
  children: ReactNode;
}

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

/** Renders part of another row; a placeholder while it loads, its key when it cannot be read. */
export function OtherRow({ resource, source, value, children }: Props) {
  const key = <>{keyText(value)}</>;
  return (
    <ReferenceFieldBase
      reference={resource}
      source={source}
      loading={<Skeleton sx={{ maxWidth: 120 }} />}
      empty={key}
      error={key}
    >
      {children}
    </ReferenceFieldBase>
  );
}
