import { Link } from '@mui/material';
import { RecordRepresentation, ReferenceField } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { FieldProps } from './FieldProps.ts';

/** The other row by its title, as a link to it. Titles of one page are fetched together. */
export function ReferenceValue({ field, value }: FieldProps) {
  const { reference } = field;
  if (!reference) return <>{String(value)}</>;
  return (
    <ReferenceField
      reference={reference.resource}
      source={field.name}
      link={false}
      emptyText={String(value).slice(-8)}
    >
      <Link
        component={RouterLink}
        to={`/${reference.resource}/${String(value)}/show`}
        onClick={(event) => event.stopPropagation()}
      >
        <RecordRepresentation />
      </Link>
    </ReferenceField>
  );
}
