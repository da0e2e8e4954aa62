import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

interface Props {
  resource: CatalogueResource;
  children: ReactNode;
  /** Of a row that only ties two others together, the key to the one it leads to. */
  leadsTo?: CatalogueField | null;
  /** A click anywhere in the nearest positioned box is a click on it. */
  fills?: boolean;
}

/** The way to a row's own page, by mouse, by key and into a new tab. */
export function RowLink({ resource, children, leadsTo, fills = false }: Props) {
  const record = useRecordContext();
  return (
    <Link
      component={RouterLink}
      to={rowPath(resource, record, leadsTo)}
      // The row around it leads to the same place.
      onClick={(event) => event.stopPropagation()}
      sx={{
        fontWeight: 600,
        overflowWrap: 'anywhere',
        ...(fills && { '&::after': { content: '""', position: 'absolute', inset: 0 } }),
      }}
    >
      {children}
    </Link>
  );
}

/** The path of a row's own page, or of the row that a joining row leads to. */
export function rowPath(
  resource: CatalogueResource,
  record: RaRecord | undefined,
  leadsTo?: CatalogueField | null,
): string {
  const other = leadsTo?.reference?.resource;
  return leadsTo && other
    ? `/${other}/${String(record?.[leadsTo.name])}/show`
    : `/${resource.name}/${String(record?.id)}/show`;
}
