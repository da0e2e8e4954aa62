import { Link } from '@mui/material';
import { use } from 'react';
import { RecordRepresentation, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { titleOf, useLabels } from '../catalogue/labels/labels.ts';
import { titleReference } from '../catalogue/labels/titleReference.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { RowContext } from './FieldProps.ts';

/**
 * "Faktura 25": the noun of a row, unless its title includes it, and its title. It is a link except inside a
 * row.
 */
export function NamedRow({ resource }: { resource: CatalogueResource }) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const row = useRecordContext();
  const isInRow = use(RowContext);
  if (!row) return null;
  const kind = labels.one(resource);
  const isInTitle =
    !titleReference(resource) && titleOf(catalogue, resource, row, labels).startsWith(kind);
  const name = (
    <>
      {!isInTitle && <span>{`${kind} `}</span>}
      <RecordRepresentation />
    </>
  );
  if (isInRow) return name;
  return (
    <Link component={RouterLink} to={`/${resource.name}/${String(row.id)}/show`}>
      {name}
    </Link>
  );
}
